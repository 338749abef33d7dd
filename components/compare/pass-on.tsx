import { CopyAs } from './copy-as'

/** The same comparison in other forms, and where it is kept. */
export interface Forms {
  readonly text: string
  readonly markdown: string
  readonly csv: string
  /** the matched pairs, as CSV */
  readonly pairs: string
  readonly json: string
  readonly citation: string
  readonly bibtex: string
  readonly svg: string
  readonly png: string
}

interface Props {
  readonly forms: Forms
  /** the question's address, to be kept with its figures; null: it is kept already */
  readonly share: string | null
}

/** Ways to hand a comparison to somebody else. */
export function PassOn({ forms, share }: Props) {
  return (
    <div className="pass">
      {share !== null && (
        <form method="post" action="/api/v1/permalinks">
          <input type="hidden" name="question" value={share} />
          <button type="submit" className="btn main">
            Share this comparison
          </button>
        </form>
      )}
      <CopyAs forms={COPIED.map(({ form, name }) => ({ name, href: forms[form] }))} />
      <div>
        <span className="k">Save the picture as</span>{' '}
        <a href={forms.svg} download>
          SVG
        </a>
        ,{' '}
        <a href={forms.png} download>
          PNG
        </a>
      </div>
    </div>
  )
}

const COPIED = [
  { form: 'text', name: 'text' },
  { form: 'markdown', name: 'Markdown' },
  { form: 'csv', name: 'CSV' },
  { form: 'json', name: 'JSON' },
  { form: 'citation', name: 'citation' },
  { form: 'bibtex', name: 'BibTeX' },
] as const satisfies readonly { readonly form: keyof Forms; readonly name: string }[]
