export { POST } from '@/app/api/imports/[id]/read/route'
