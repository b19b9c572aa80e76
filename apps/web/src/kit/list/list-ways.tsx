import { Link, useLocation } from '@tanstack/react-router'
import styles from './list-ways.module.css'

type Way = { readonly words: string; readonly search: Readonly<Record<string, string>> }

/** Keys of the address that choose a record, not rows. */
const ofRecord = ['open', 'tab']

/** Other ways to see the records of a page; the last one is current whenever the address asks for rows that no other way names. */
export function ListWays({ label, ways }: { readonly label: string; readonly ways: readonly Way[] }) {
  const { pathname, search } = useLocation()
  const shown = keyOf(Object.entries(search).filter(([name]) => !ofRecord.includes(name)))
  const found = ways.findIndex((way) => keyOf(Object.entries(way.search)) === shown)
  const current = found === -1 ? ways.length - 1 : found
  return (
    <nav className={styles.ways} aria-label={label}>
      {ways.map((way, at) => (
        <Link
          key={way.words}
          to={pathname}
          search={way.search as never}
          className={styles.way}
          aria-current={at === current ? 'page' : undefined}
        >
          {way.words}
        </Link>
      ))}
    </nav>
  )
}

function keyOf(entries: readonly (readonly [string, unknown])[]): string {
  return entries
    .map(([name, value]) => `${name}=${String(value)}`)
    .toSorted()
    .join('&')
}
