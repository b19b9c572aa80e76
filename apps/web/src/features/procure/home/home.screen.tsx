import type { ProcureHome } from '@countinghouse/contract/procure/home'
import { getHome } from '@countinghouse/contract/procure/home'
import { text } from '@countinghouse/contract/procure/home.text'
import { text as cardText } from '@countinghouse/contract/shell/card.text'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { preloaded } from '../../../app/offline/preloaded.tsx'
import { findMenuItem } from '../../../app/menu/menu.ts'
import { NamedIcon } from '../../../ui/display/icons.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import { useSession } from '../../../app/session/session.tsx'
import { usePageTitle } from '../../../app/routing/use-page-title.ts'
import classes from './home.module.css'

// Preloaded with the counts, so that the cards do not move.
const HomeWaits = preloaded(async () => (await import('./home-waits.tsx')).HomeWaits)

/** Work that needs attention, and a card with counts for every master the user may view. */
function Home() {
  const { t } = useLanguage()
  const { data } = useQuery({ ...routeQuery(getHome, {}), throwOnError: isNothingKnown })
  return (
    <div className={classes.page}>
      <h1 tabIndex={-1}>{t(text.title)}</h1>
      <p className={classes.purpose}>{t(text.purpose)}</p>
      {data === undefined ? (
        <CardSkeletons />
      ) : (
        <Suspense fallback={<CardSkeletons />}>
          <HomeWaits {...data} />
          <Cards cards={data.cards} />
        </Suspense>
      )}
    </div>
  )
}

export { Home as screen }

function Cards({ cards }: Pick<ProcureHome, 'cards'>) {
  const { t } = useLanguage()
  if (cards.length === 0) return <p className={classes.empty}>{t(text.empty)}</p>
  return (
    <ul className={classes.cards}>
      {cards.map((card) => (
        <li key={card.path}>
          <Card {...card} />
        </li>
      ))}
    </ul>
  )
}

function Card({ path, active, inactive }: ProcureHome['cards'][number]) {
  const { t, formatNumber } = useLanguage()
  const { navigation } = useSession()
  const title = usePageTitle(path)
  return (
    <Link to={path} className={classes.card}>
      <span className={classes.top}>
        <span className={classes.icon}>
          <NamedIcon name={findMenuItem(navigation, path)?.icon ?? 'file'} />
        </span>
        <span className={classes.name}>{title ? t(title) : path}</span>
      </span>
      <span className={classes.figure}>{formatNumber(active)}</span>
      <span className={classes.records}>
        {t(inactive === 0 ? cardText.active : cardText.activeAndInactive, { count: inactive })}
      </span>
    </Link>
  )
}

function CardSkeletons() {
  return (
    <div className={classes.cards} aria-busy="true">
      {Array.from({ length: 4 }, (_, index) => (
        <span key={index} className={classes.waiting} />
      ))}
    </div>
  )
}

/** A failed refetch keeps the data already shown. */
function isNothingKnown(_: Error, query: { readonly state: { readonly data: unknown } }): boolean {
  return query.state.data === undefined
}
