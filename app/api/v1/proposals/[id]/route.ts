export { POST } from '@/app/api/proposals/[id]/route'
