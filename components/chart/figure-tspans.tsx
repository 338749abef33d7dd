import { inThrees } from '@/components/figure-text'

/** A printed figure in a drawing: digits in threes by a shift, so that its text stays `153107`. */
export function FigureTspans({ text }: { readonly text: string }) {
  const [first = '', ...rest] = inThrees(text)
  return (
    <>
      {first}
      {rest.map((piece, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in its order, never moved
        <tspan key={at} dx="2.4">
          {piece}
        </tspan>
      ))}
    </>
  )
}
