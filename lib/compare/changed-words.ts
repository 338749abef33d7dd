import { plural } from './plural'

/** What there is to say of a kept comparison besides its figures. */
export interface Since {
  /** ISO 8601 */
  readonly keptAt: string
  readonly changed: number
  readonly gone: readonly string[]
}

/** "3 values since it was kept on 2026-11-30, 1 of its messages is gone; shown as kept", behind the word "changed"; null: nothing changed. */
export function changedWords({ keptAt, changed, gone }: Since): string | null {
  if (changed === 0 && gone.length === 0) return null
  const lost = gone.length === 0 ? '' : `, ${gone.length} of its messages ${gone.length === 1 ? 'is' : 'are'} gone`
  return `${plural(changed, 'value')} since it was kept on ${keptAt.slice(0, 10)}${lost}; shown as kept`
}
