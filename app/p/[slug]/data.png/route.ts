import { pngResponse } from '@/app/picture/picture-response'
import type { KeptRequest } from '../find-kept'
import { keptPicture } from '../kept-picture'

/** The kept comparison as a picture in points. */
export const GET = (request: Request, kept: KeptRequest): Promise<Response> => keptPicture(request, kept, pngResponse)
