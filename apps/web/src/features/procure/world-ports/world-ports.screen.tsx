import { findWorldPorts, worldPortsPage } from '@countinghouse/contract/procure/world-ports'
import { text } from '@countinghouse/contract/procure/world-ports.text'
import { forbiddenPath } from '@countinghouse/contract/constants'
import { text as listText } from '@countinghouse/contract/kit/list.text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { Suspense, useRef } from 'react'
import { failureText } from '../../../app/calls/failure-text.ts'
import { useSearchState } from '../../../app/routing/use-search-state.ts'
import { useShortcuts } from '../../../app/keyboard/keyboard.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { later } from '../../../app/offline/later.ts'
import { routeQuery } from '../../../app/calls/queries.ts'
import { refusalOf } from '../../../app/calls/refusal.ts'
import { worldPortsSearch } from './world-ports-search.ts'
import styles from './world-ports.module.css'
import { WorldPortsFilters } from './world-ports-filters.tsx'

const WorldPortsTable = later(async () => (await import('./world-ports-table.tsx')).WorldPortsTable)

/** World list of ports, from which a company adds the ones it uses. */
function WorldPorts() {
  const language = useLanguage()
  const { t } = language
  const [state, setState] = useSearchState(worldPortsSearch)
  const { q, country, has } = state
  const query = useQuery({
    ...routeQuery(findWorldPorts, {
      ...(q !== '' && { q }),
      ...(country !== null && { country }),
      ...(has !== null && { has }),
    }),
    placeholderData: keepPreviousData,
  })
  const searchRef = useRef<HTMLInputElement>(null)
  useShortcuts([
    {
      keys: '/',
      scope: 'list',
      label: t(text.search),
      run: (event) => {
        event.preventDefault()
        searchRef.current?.focus()
      },
    },
  ])
  const refusal = refusalOf(query.error, worldPortsPage.path)
  if (refusal !== null) return <Navigate to={forbiddenPath} replace state={{ refusal } as never} />
  return (
    <section className={styles.screen} aria-labelledby="world-ports-title" aria-busy={query.isFetching}>
      <header>
        <h1 id="world-ports-title" className={styles.title} tabIndex={-1}>
          {t(text.title)}
        </h1>
        <p className={styles.purpose}>{t(text.purpose)}</p>
      </header>
      <WorldPortsFilters
        state={state}
        onChange={(change) => void setState(change, { replace: true })}
        searchRef={searchRef}
      />
      <div className={styles.panel}>
        {query.isError && query.data === undefined && (
          <p className={styles.empty} role="alert">
            {failureText(language, query.error, t(text.title))}{' '}
            <button type="button" className={styles.link} onClick={() => void query.refetch()}>
              {t(listText.retry)}
            </button>
          </p>
        )}
        <Suspense>
          {query.data !== undefined && (
            <WorldPortsTable found={query.data} isSearched={q !== '' || country !== null || has !== null} />
          )}
        </Suspense>
      </div>
      <p className={styles.purpose}>{t(text.source)}</p>
    </section>
  )
}

export { WorldPorts as screen }
