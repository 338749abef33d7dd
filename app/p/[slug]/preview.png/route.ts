import { pngResponse } from '@/app/picture/picture-response'
import type { KeptRequest } from '../find-kept'
import { keptPicture } from '../kept-picture'

/** What a link to the kept comparison shows of it: 1200 x 630. */
export const GET = (request: Request, kept: KeptRequest): Promise<Response> =>
  keptPicture(request, kept, pngResponse, 'preview')
