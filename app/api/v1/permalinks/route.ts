export { POST } from '@/app/api/permalinks/route'
