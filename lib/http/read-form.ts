import { HttpError } from './http-error'
import { readBody } from './read-body'

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data']

/** Whether a browser sent this as a form: then the answer is a page, not JSON. */
export function isForm(request: Request): boolean {
  const type = request.headers.get('content-type') ?? ''
  return formTypes.some((each) => type.startsWith(each))
}

/**
 * A form, read from a bounded body.
 *
 * @param limit bytes of the whole body
 * @throws HttpError 413 over the limit, 400 where it is no form
 */
export async function readForm(request: Request, limit: number): Promise<FormData> {
  const body = await readBody(request, limit)
  const headers = { 'Content-Type': request.headers.get('content-type') ?? '' }
  try {
    return await new Response(body, { headers }).formData()
  } catch {
    throw new HttpError(400, 'broken_form', 'The form did not arrive whole. Send it again.')
  }
}

/** A text field with the line ends that were typed: a form is sent with CR LF, whatever the text had. */
export function textField(form: FormData, name: string): string | null {
  const value = form.get(name)
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : null
}
