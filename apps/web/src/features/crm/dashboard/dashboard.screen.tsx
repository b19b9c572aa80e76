import { forbiddenPath } from '@countinghouse/contract/constants'
import { crmDashboardPage, getCrmDashboard } from '@countinghouse/contract/crm/dashboard'
import { text } from '@countinghouse/contract/crm/dashboard.text'
import { permissionName } from '@countinghouse/contract/page'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { Suspense, useId } from 'react'
import { routeQuery } from '../../../app/calls/queries.ts'
import { later } from '../../../app/offline/later.ts'
import { useCan } from '../../../app/session/session.tsx'
import { DashboardFailure } from '../../../kit/dashboard/dashboard-failure.tsx'
import styles from '../../../kit/dashboard/dashboard.module.css'
import { refreshMs } from '../../../kit/dashboard/refresh.ts'
import page from '../../../ui/display/page.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'
import { CrmTiles } from './crm-tiles.tsx'

const CrmPanels = later(async () => (await import('./crm-panels.tsx')).CrmPanels)

/** Figures of customers. */
function CrmDashboardScreen() {
  const { t } = useLanguage()
  const can = useCan()
  const titleId = useId()
  const query = useQuery({ ...routeQuery(getCrmDashboard, {}), refetchInterval: refreshMs })
  const { data } = query
  if (!can(permissionName(crmDashboardPage, 'view'))) return <Navigate to={forbiddenPath} replace />
  const isBlind =
    data !== undefined &&
    [data.cases, data.activities, data.pipeline, data.nps, data.customers].every((figure) => figure === null)
  const hasFailed = query.isError && data === undefined
  return (
    <section className={page.screen} aria-labelledby={titleId}>
      <header>
        <h1 id={titleId} className={page.title} tabIndex={-1}>
          {t(text.title)}
        </h1>
        <p className={page.purpose}>{t(text.purpose)}</p>
      </header>
      {hasFailed && <DashboardFailure error={query.error} onRetry={() => void query.refetch()} />}
      {isBlind && <p className={page.empty}>{t(text.nothingToSee)}</p>}
      {!hasFailed && !isBlind && <CrmTiles data={data} />}
      {data !== undefined && !isBlind && (
        <div className={styles.charts}>
          <Suspense fallback={<div className={styles.waiting} />}>
            <CrmPanels query={query} data={data} />
          </Suspense>
        </div>
      )}
    </section>
  )
}

export { CrmDashboardScreen as screen }
