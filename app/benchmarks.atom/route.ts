import { subjectsAtom } from '@/components/subject/subjects-forms'

export const GET = subjectsAtom('tool')
