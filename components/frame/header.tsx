import Link from 'next/link'
import { Nav } from './nav'
import { SearchBox } from './search-box'

export function Header() {
  return (
    <header className="top">
      <Link className="name" href="/">
        IOlore
      </Link>
      <Nav />
      <SearchBox />
    </header>
  )
}
