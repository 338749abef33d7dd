import { z } from 'zod'
import { NamelessCondition, readAllFields } from '@/components/reading/read-fields'
import { HttpError } from '@/lib/http/http-error'
import { maxPaste } from '@/lib/http/limits'
import { readBody } from '@/lib/http/read-body'
import { isForm, readForm, textField } from '@/lib/http/read-form'
import { bodyType, checkInput } from '@/lib/http/read-input'
import { readJson } from '@/lib/http/read-json'

/** A mail to be saved, with what a person put right in it. */
export interface Posted {
  readonly input: string | Uint8Array
  readonly corrections: readonly Correction[]
  /** of a form: the draft that its preview was made from */
  readonly draft: string | null
}

const correction = z.object({
  message: z.int().min(0),
  run: z.int().min(1),
  field: z.string().min(1).max(200),
  value: z.string().max(1000).nullable(),
})
const corrections = z.array(correction).max(20_000)
const asJson = z.object({ text: z.string(), corrections: corrections.optional() })

export type Correction = z.infer<typeof correction>

/** Fields of a form besides the text: conditions of some hundred runs. */
const FIELDS = 4_000_000

/** Reads the body of `POST /api/messages`, whatever it was sent as. @throws HttpError */
export async function readPosted(request: Request): Promise<Posted> {
  if (isForm(request)) return readPostedForm(await readForm(request, maxPaste() * 2 + FIELDS))
  const type = bodyType(request)
  const body = await readBody(request, type === 'json' ? maxPaste() * 2 + FIELDS : maxPaste())
  if (type === 'text') return { input: checkInput(body, maxPaste()), corrections: [], draft: null }
  const json = readJson(body, asJson)
  return { input: checkInput(json.text, maxPaste()), corrections: json.corrections ?? [], draft: null }
}

async function readPostedForm(form: FormData): Promise<Posted> {
  const stated = textField(form, 'corrections')
  const inFields = readCorrectionFields(form)
  const inJson = stated === null ? [] : readJson(new TextEncoder().encode(stated), corrections)
  return {
    input: await formInput(form),
    corrections: [...inFields, ...inJson],
    draft: textField(form, 'draft'),
  }
}

function readCorrectionFields(form: FormData): readonly Correction[] {
  try {
    return readAllFields(form)
  } catch (error) {
    if (error instanceof NamelessCondition) throw new HttpError(422, 'nameless_condition', error.message)
    throw error
  }
}

/** The mail in a form: its file where one was chosen, else its text. Empty where it has neither. */
export async function formInput(form: FormData): Promise<string | Uint8Array> {
  const file = form.get('file')
  if (file instanceof File && file.size > 0) return new Uint8Array(await file.arrayBuffer())
  return textField(form, 'text') ?? ''
}
