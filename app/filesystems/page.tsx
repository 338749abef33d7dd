import { subjectsPage } from '@/components/subject/subjects-page'

const list = subjectsPage('filesystem')

export const metadata = list.metadata
export default list.page
