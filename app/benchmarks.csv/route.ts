import { subjectsCsv } from '@/components/subject/subjects-forms'

export const GET = subjectsCsv('tool')
