import { getFinanceHome } from '@countinghouse/contract/accounts/home'
import { text } from '@countinghouse/contract/accounts/home.text'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { routeQuery } from '../../../app/calls/queries.ts'
import { preloaded } from '../../../app/offline/preloaded.tsx'
import layout from '../../../ui/display/page.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'
import { LoadFailure } from '../../../kit/report/load-failure.tsx'

const HomeParts = preloaded(async () => (await import('./home-parts.tsx')).HomeParts)

/** Key figures of the company, work that needs attention, and the finance pages. */
function FinanceHome() {
  const { t } = useLanguage()
  const query = useQuery(routeQuery(getFinanceHome, {}))
  return (
    <section className={layout.screen} aria-labelledby="finance-home-title">
      <header>
        <h1 id="finance-home-title" className={layout.title} tabIndex={-1}>
          {t(text.title)}
        </h1>
        <p className={layout.purpose}>{t(text.purpose)}</p>
      </header>
      {query.isError && query.data === undefined && (
        <LoadFailure what={t(text.failed)} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.data !== undefined && (
        <Suspense>
          <HomeParts {...query.data} />
        </Suspense>
      )}
    </section>
  )
}

export { FinanceHome as screen }
