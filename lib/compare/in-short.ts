import { withUnit } from '@/lib/metrics/units'
import type { Comparison } from './comparison'
import { fieldWords } from './field-words'
import { pieceText } from './piece-text'
import { plural } from './plural'

/** What shows a link cuts longer words, and not at a good place. Characters. */
const WORDS_AT_MOST = 300
const FIGURES_AT_MOST = 8

/** What a comparison says, in so many words as stand under a link: the verdict, and what else differs. */
export function inShort({ differsBetween, differsWithin, notLikeWithLike, title, verdict }: Comparison): string {
  const also = [...new Set([...differsWithin, ...differsBetween])].map(fieldWords).join(', ')
  const sentences = [
    notLikeWithLike ? 'Not like with like.' : '',
    ...verdict.map(pieceText),
    also === '' ? '' : `Also differs in: ${also}.`,
  ].filter(Boolean)
  return cut(sentences.length === 0 ? title : sentences.join(' '), WORDS_AT_MOST)
}

/** What its picture shows, for those who do not see it: title and the first figures. */
export function pictureWords({ panels, title }: Comparison): string {
  const figures = panels.flatMap((panel) =>
    panel.charts
      .slice(0, 1)
      .flatMap(({ groups, placeName, unit }) =>
        groups.flatMap(({ label, points }) =>
          points.map(({ place, text }) =>
            [
              ...(panels.length > 1 ? [`${panel.short}:`] : []),
              ...[label, withUnit(text, unit)],
              ...(place === null || placeName === null ? [] : [`at ${plural(place, placeName.replace(/s$/, ''))}`]),
            ]
              .filter(Boolean)
              .join(' '),
          ),
        ),
      ),
  )
  const more = figures.length > FIGURES_AT_MOST ? '; …' : ''
  return cut(`${title}: ${figures.slice(0, FIGURES_AT_MOST).join('; ')}${more}`, 2 * WORDS_AT_MOST)
}

const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, text.lastIndexOf(' ', most - 1) + 1 || most - 1).trimEnd()}…`
