/** A text of the document; what stands between backticks is code. */
export function Words({ of }: { readonly of: string }) {
  const [before, code, ...rest] = of.split('`')
  return (
    <>
      {before}
      {code !== undefined && <code>{code}</code>}
      {rest.length > 0 && <Words of={rest.join('`')} />}
    </>
  )
}
