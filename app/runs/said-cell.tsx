interface Props {
  readonly text: string | null
  /** the row above, of the same mail, says the same: faint, so that what a poster varied stands out by itself */
  readonly ditto: boolean
}

export function SaidCell({ text, ditto }: Props) {
  if (text === null) return <span className="faint">not stated</span>
  return ditto ? <span className="ditto">{text}</span> : text
}
