export { POST } from '@/app/api/messages/[id]/corrections/route'
