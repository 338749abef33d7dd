import { subjectPage } from '@/components/subject/subject-page'

const subject = subjectPage('option')

export const generateMetadata = subject.generateMetadata
export default subject.page
