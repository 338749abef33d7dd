import { count } from '@/components/count'
import type { Emptiness } from '@/lib/queries/comparison/explain-empty'

/** No run fits: which condition emptied it, and the nearest question that has an answer. */
export function NoData({ emptiness }: { readonly emptiness: Emptiness }) {
  const { nearest, why, without, words } = emptiness
  return (
    <section className="mt6" aria-label="No data">
      <p>
        <b>{words}</b> <span className="quiet">{why}</span>
      </p>
      <NearList title="Without one condition" links={without} />
      <NearList title="Nearest" links={nearest} />
    </section>
  )
}

interface NearProps {
  readonly title: string
  readonly links: readonly { readonly words: string; readonly href: string; readonly runs: number }[]
}

function NearList({ title, links }: NearProps) {
  if (links.length === 0) return null
  return (
    <>
      <h2 className="h14 mt4">{title}</h2>
      <ul className="near mt1">
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.words}</a> <span className="quiet">{count(link.runs, 'run')}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
