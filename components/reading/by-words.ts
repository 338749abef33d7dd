import type { CorrectedBy } from '@/lib/queries/runs/read-corrections'

const WHO: Readonly<Record<string, string>> = {
  'edit link': 'with the edit link',
  operator: 'by the operator',
  anyone: 'by a reader',
}

/** `with the edit link`, `by the operator`; '' where nobody says. */
export const whoWords = (who: string | null): string => (who === null ? '' : (WHO[who] ?? who))

/** `2026-11-30 12:34 UTC` */
export const momentWords = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`

/** `with the edit link, 2026-11-30 12:34 UTC (“a slip of mine”)` */
export const byWords = ({ who, at, reason }: CorrectedBy): string =>
  `${[whoWords(who), momentWords(at)].filter(Boolean).join(', ')}${reason === null ? '' : ` (“${reason}”)`}`
