import { forbiddenPath } from '@countinghouse/contract/constants'
import { permissionName } from '@countinghouse/contract/page'
import { getSalesToday, salesDashboardPage, salesFiguresPermission } from '@countinghouse/contract/sales/dashboard'
import { text } from '@countinghouse/contract/sales/dashboard.text'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { routeQuery } from '../../../app/calls/queries.ts'
import { later } from '../../../app/offline/later.ts'
import { DashboardFrame, useDashboardStore } from '../../../kit/dashboard/dashboard-frame.tsx'
import { useCan } from '../../../app/session/session.tsx'
import { DashboardFailure } from '../../../kit/dashboard/dashboard-failure.tsx'
import styles from '../../../kit/dashboard/dashboard.module.css'
import { refreshMs } from '../../../kit/dashboard/refresh.ts'
import page from '../../../ui/display/page.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'
import { SalesTiles } from './sales-tiles.tsx'

const HourChart = later(async () => (await import('./hour-chart.tsx')).HourChart)
const Ranking = later(async () => (await import('./ranking.tsx')).Ranking)

/** Sales of today. */
function SalesDashboard() {
  const { t } = useLanguage()
  const can = useCan()
  const storeId = useDashboardStore()
  const hasFigures = can(salesFiguresPermission)
  const query = useQuery({
    ...routeQuery(getSalesToday, storeId === null ? {} : { storeId }),
    refetchInterval: refreshMs,
    enabled: hasFigures,
  })
  const { data } = query
  if (!can(permissionName(salesDashboardPage, 'view'))) return <Navigate to={forbiddenPath} replace />
  return (
    <DashboardFrame text={text}>
      {!hasFigures && <p className={page.empty}>{t(text.nothingToSee)}</p>}
      {query.isError && data === undefined && (
        <DashboardFailure error={query.error} onRetry={() => void query.refetch()} />
      )}
      {hasFigures && !(query.isError && data === undefined) && <SalesTiles data={data} storeId={storeId} />}
      {data !== undefined && (
        <div className={styles.charts}>
          <Suspense fallback={<div className={styles.waiting} />}>
            <HourChart query={query} data={data} storeId={storeId} />
            <Ranking title={t(text.products)} rows={data.products} currency={data.currency} />
            {data.stores.length > 1 && (
              <Ranking title={t(text.stores)} rows={data.stores} currency={data.currency} isOfStores />
            )}
          </Suspense>
        </div>
      )}
    </DashboardFrame>
  )
}

export { SalesDashboard as screen }
