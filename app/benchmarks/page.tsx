import { subjectsPage } from '@/components/subject/subjects-page'

const list = subjectsPage('tool')

export const metadata = list.metadata
export default list.page
