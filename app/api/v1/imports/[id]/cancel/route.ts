export { POST } from '@/app/api/imports/[id]/cancel/route'
