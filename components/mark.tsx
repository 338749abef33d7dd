/** The only pictures beside charts, drawn in the text's colour, always with a word beside them. */
const paths = {
  finding: ['M6 .8 11.4 11H.6Z', 'M6 4.2v3.4M6 8.8v1'],
  same: ['M1 4h10M1 8h10'],
  differs: ['M1 4h10M1 8h10M9 .5 3 11.5'],
  done: ['M1 6.5 4.5 10 11 2'],
} as const

export type MarkKind = keyof typeof paths

export function Mark({ kind }: { readonly kind: MarkKind }) {
  return (
    <svg className="mk" viewBox="0 0 12 12" aria-hidden="true">
      {paths[kind].map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  )
}
