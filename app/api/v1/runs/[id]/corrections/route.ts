export { POST } from '@/app/api/runs/[id]/corrections/route'
