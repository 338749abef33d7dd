import { subjectPage } from '@/components/subject/subject-page'

const subject = subjectPage('machine')

export const generateMetadata = subject.generateMetadata
export default subject.page
