import { forbiddenPath } from '@countinghouse/contract/constants'
import { blockingDaysPage, getBlockingDays } from '@countinghouse/contract/inventory/blocking-days'
import { text } from '@countinghouse/contract/inventory/blocking-days.text'
import { blockingPolicy } from '@countinghouse/contract/inventory/blocking-policy'
import { transferRoute } from '@countinghouse/contract/inventory/transfer-route'
import { permissionName } from '@countinghouse/contract/page'
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { LoadFailure } from '../../../kit/report/load-failure.tsx'
import page from '../../../ui/display/page.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'
import { later } from '../../../app/offline/later.ts'
import { routeQuery } from '../../../app/calls/queries.ts'
import { refusalOf } from '../../../app/calls/refusal.ts'
import { useCan } from '../../../app/session/session.tsx'
import styles from '../ledger-health/ledger-health.module.css'

const RunningClocks = later(async () => (await import('./running-clocks.tsx')).RunningClocks)
const BlockOverrides = later(async () => (await import('./block-overrides.tsx')).BlockOverrides)

const refreshMs = 60_000
const beside = [
  { page: blockingPolicy.page, title: text.policies },
  { page: transferRoute.page, title: text.routes },
] as const

/** Open deadlines, blocked stores and overrides. */
function BlockingDays() {
  const { t } = useLanguage()
  const can = useCan()
  const query = useQuery({ ...routeQuery(getBlockingDays, {}), refetchInterval: refreshMs })
  const refusal = refusalOf(query.error, blockingDaysPage.path)
  if (refusal !== null) return <Navigate to={forbiddenPath} replace state={{ refusal } as never} />
  const found = query.data
  return (
    <section className={page.screen} aria-labelledby="blocking-days-title" aria-busy={query.isPending}>
      <header>
        <h1 id="blocking-days-title" className={page.title} tabIndex={-1}>
          {t(text.title)}
        </h1>
        <p className={page.purpose}>{t(text.purpose)}</p>
        <p className={styles.quiet}>
          {beside
            .filter((other) => can(permissionName(other.page, 'view')))
            .map((other, index) => (
              <span key={other.page.path}>
                {index > 0 && ' · '}
                <Link className={styles.link} to={other.page.path}>
                  {t(other.title)}
                </Link>
              </span>
            ))}
        </p>
      </header>
      {query.isError && found !== undefined && (
        <p className={page.note} role="status">
          {query.error.message}
        </p>
      )}
      {query.isError && found === undefined && (
        <div className={page.panel}>
          <LoadFailure what={t(text.failed)} error={query.error} onRetry={() => void query.refetch()} />
        </div>
      )}
      {query.isPending && <div className={styles.waiting} aria-hidden="true" />}
      {found !== undefined && (
        <Suspense>
          <RunningClocks clocks={found.clocks} />
          <BlockOverrides overrides={found.overrides} />
        </Suspense>
      )}
    </section>
  )
}

export { BlockingDays as screen }
