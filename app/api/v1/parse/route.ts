export { POST } from '@/app/api/parse/route'
