import { forbiddenPath } from '@countinghouse/contract/constants'
import { permissionName } from '@countinghouse/contract/page'
import { getSalesToday, salesDashboardPage, salesFiguresPermission } from '@countinghouse/contract/sales/dashboard'
import { text } from '@countinghouse/contract/sales/dashboard.text'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { routeQuery } from '../../../app/calls/queries.ts'
import { later } from '../../../app/offline/later.ts'
import type { SearchCodec } from '../../../app/routing/use-search-state.ts'
import { useSearchState } from '../../../app/routing/use-search-state.ts'
import { useCan } from '../../../app/session/session.tsx'
import { DashboardFailure } from '../../../kit/dashboard/dashboard-failure.tsx'
import styles from '../../../kit/dashboard/dashboard.module.css'
import { refreshMs } from '../../../kit/dashboard/refresh.ts'
import { FilterChoice } from '../../../kit/report/report-filters.tsx'
import report from '../../../kit/report/report.module.css'
import { idIn } from '../../../kit/report/search-values.ts'
import { useReportChoices } from '../../../kit/report/use-report-choices.ts'
import page from '../../../ui/display/page.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'
import { SalesTiles } from './sales-tiles.tsx'

const HourChart = later(async () => (await import('./hour-chart.tsx')).HourChart)
const Ranking = later(async () => (await import('./ranking.tsx')).Ranking)

const search: SearchCodec<{ readonly storeId: number | null }> = {
  parse: ({ store }) => ({ storeId: idIn(store) }),
  serialise: ({ storeId }) => ({ store: storeId ?? undefined }),
}
const lists = { storeId: 'erp.store' } as const

/** Sales of today. */
function SalesDashboard() {
  const { t } = useLanguage()
  const can = useCan()
  const [state, setState] = useSearchState(search)
  const { storeId } = state
  const optionsOf = useReportChoices(lists, state)
  const hasFigures = can(salesFiguresPermission)
  const query = useQuery({
    ...routeQuery(getSalesToday, storeId === null ? {} : { storeId }),
    refetchInterval: refreshMs,
    enabled: hasFigures,
  })
  const { data } = query
  if (!can(permissionName(salesDashboardPage, 'view'))) return <Navigate to={forbiddenPath} replace />
  return (
    <section className={page.screen} aria-labelledby="sales-dashboard-title">
      <header className={report.head}>
        <div>
          <h1 id="sales-dashboard-title" className={page.title} tabIndex={-1}>
            {t(text.title)}
          </h1>
          <p className={page.purpose}>{t(text.purpose)}</p>
        </div>
        <FilterChoice
          label={t(text.store)}
          any={t(text.allStores)}
          value={storeId}
          options={optionsOf('storeId')}
          onChange={(value) => void setState({ storeId: value === null ? null : Number(value) })}
        />
      </header>
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
    </section>
  )
}

export { SalesDashboard as screen }
