import Link from 'next/link'
import { Nav } from './nav'
import { SearchBox } from './search-box'
import { Wordmark } from './wordmark'

export function Header() {
  return (
    <header className="top">
      <Link className="name" href="/" prefetch={false} aria-label="IOlore">
        <Wordmark />
      </Link>
      <Nav />
      <SearchBox />
    </header>
  )
}
