import { subjectsJson } from '@/components/subject/subjects-forms'

export const GET = subjectsJson('option')
