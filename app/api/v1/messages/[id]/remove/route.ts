export { POST } from '@/app/api/messages/[id]/remove/route'
