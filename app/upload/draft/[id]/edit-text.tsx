import { sizeText } from '@/lib/http/limits'

/** A text longer than this does not travel with the form: the server has it already. */
const CARRIED = 1_000_000

interface EditTextProps {
  readonly input: string | Uint8Array
  readonly isOpen: boolean
}

/** The text itself, carried along in the form, so that it can be changed and nothing of it is lost. */
export function EditText({ input, isOpen }: EditTextProps) {
  if (input.length > CARRIED)
    return <p className="quiet small pt3">The text of {sizeText(input.length)} stays as it came.</p>
  if (typeof input !== 'string') return null
  return (
    <details className="pt3" open={isOpen}>
      <summary>Edit the text</summary>
      <label className="vh" htmlFor="text">
        The text of the mail
      </label>
      {/* a browser drops the first line end of a textarea */}
      <textarea
        id="text"
        name="text"
        className="field mt2"
        rows={16}
        defaultValue={input.startsWith('\n') ? `\n${input}` : input}
      />
      <button className="btn mt2" type="submit" formAction="/upload/preview">
        Read it again
      </button>
    </details>
  )
}
