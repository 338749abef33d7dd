// Programs of other people read mails at this address, which is older than /api/v1.
export { POST } from '@/app/api/v1/parse/route'
