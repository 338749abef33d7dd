/**
 * A figure as printed, five digits and more set in threes. The gap is a margin, so that a copy gives `153107`:
 * nothing is rounded and no separator enters the text.
 */
export function FigureText({ text }: { readonly text: string }) {
  const [first = '', ...rest] = inThrees(text)
  return (
    <>
      {first}
      {rest.map((piece, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in its order, never moved
        <span key={at} className="g">
          {piece}
        </span>
      ))}
    </>
  )
}

/** `153107` → `153`, `107`; `12345.67` → `12`, `345.67`; `1059.7` and `+++++` stay whole. */
export function inThrees(text: string): readonly string[] {
  const digits = /^[-+]?\d{5,}/.exec(text)?.[0]
  if (digits === undefined) return [text]
  const tail = text.slice(digits.length)
  const pieces: string[] = []
  let end = digits.length
  while (end > 3 && /\d/.test(digits[end - 4] ?? '')) {
    pieces.unshift(digits.slice(end - 3, end))
    end -= 3
  }
  pieces.unshift(digits.slice(0, end))
  return [...pieces.slice(0, -1), `${pieces.at(-1) ?? ''}${tail}`]
}
