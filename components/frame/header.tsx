import Link from 'next/link'
import { Nav } from './nav'

export function Header() {
  return (
    <header className="top">
      <Link className="name" href="/">
        IOlore
      </Link>
      <Nav />
      <search>
        <form action="/runs">
          <input
            type="search"
            name="q"
            aria-label="Search runs and messages"
            placeholder="kernel, option, words, Message-ID"
          />
        </form>
      </search>
    </header>
  )
}
