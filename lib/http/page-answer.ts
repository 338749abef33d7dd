import { isForm } from './read-form'

/** A form of a page without a script is answered with a page; everything else with JSON. */
export const wantsPage = (request: Request): boolean =>
  isForm(request) && (request.headers.get('accept') ?? '').includes('text/html')

/** Sends a browser to another page with GET. */
export const seeOther = (href: string): Response => new Response(null, { status: 303, headers: { Location: href } })
