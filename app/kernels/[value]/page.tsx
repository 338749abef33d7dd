import { subjectPage } from '@/components/subject/subject-page'

const subject = subjectPage('kernel')

export const generateMetadata = subject.generateMetadata
export default subject.page
