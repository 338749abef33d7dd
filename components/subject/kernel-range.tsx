/** The oldest and the newest kernel of runs, within a sentence. */
export function KernelRange({ ends: [oldest, newest] }: { readonly ends: readonly [string, string] }) {
  return oldest === newest ? (
    <>
      , on kernel <code>{oldest}</code>
    </>
  ) : (
    <>
      , on kernels <code>{oldest}</code> to <code>{newest}</code>
    </>
  )
}
