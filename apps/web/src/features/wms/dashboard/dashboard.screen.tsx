import { forbiddenPath } from '@countinghouse/contract/constants'
import { dashboardPage, dashboardTiles, throughputPermission, tileNames } from '@countinghouse/contract/wms/dashboard'
import { text } from '@countinghouse/contract/wms/dashboard.text'
import { fulfilmentPage } from '@countinghouse/contract/wms/fulfilment'
import { permissionName } from '@countinghouse/contract/page'
import { Navigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import page from '../../../ui/display/page.module.css'
import { FilterChoice } from '../../../kit/report/report-filters.tsx'
import report from '../../../kit/report/report.module.css'
import { idIn } from '../../../kit/report/search-values.ts'
import { useReportChoices } from '../../../kit/report/use-report-choices.ts'
import type { SearchCodec } from '../../../app/routing/use-search-state.ts'
import { useSearchState } from '../../../app/routing/use-search-state.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { later } from '../../../app/offline/later.ts'
import { useCan } from '../../../app/session/session.tsx'
import { DashboardTile } from './dashboard-tile.tsx'
import styles from '../../../kit/dashboard/dashboard.module.css'

const FillChart = later(async () => (await import('./fill-chart.tsx')).FillChart)
const ThroughputChart = later(async () => (await import('./throughput-chart.tsx')).ThroughputChart)

const search: SearchCodec<{ readonly storeId: number | null }> = {
  parse: ({ store }) => ({ storeId: idIn(store) }),
  serialise: ({ storeId }) => ({ store: storeId ?? undefined }),
}
const lists = { storeId: 'erp.store' } as const

/** Warehouse dashboard; tiles load independently. */
function WarehouseDashboard() {
  const { t } = useLanguage()
  const can = useCan()
  const [state, setState] = useSearchState(search)
  const optionsOf = useReportChoices(lists, state)
  if (!can(permissionName(dashboardPage, 'view'))) return <Navigate to={forbiddenPath} replace />
  const { storeId } = state
  const shown = tileNames.filter((name) => can(dashboardTiles[name].right))
  const charts = [
    { right: throughputPermission, Chart: ThroughputChart },
    { right: permissionName(fulfilmentPage, 'view'), Chart: FillChart },
  ].filter(({ right }) => can(right))
  return (
    <section className={page.screen} aria-labelledby="wms-dashboard-title">
      <header className={report.head}>
        <div>
          <h1 id="wms-dashboard-title" className={page.title} tabIndex={-1}>
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
      {shown.length + charts.length === 0 && <p className={page.empty}>{t(text.nothingToSee)}</p>}
      <ul className={styles.tiles} aria-label={t(text.tiles)}>
        {shown.map((name) => (
          <DashboardTile key={name} name={name} storeId={storeId} />
        ))}
      </ul>
      <div className={styles.charts}>
        {charts.map(({ right, Chart }) => (
          <Suspense key={right} fallback={<div className={styles.waiting} />}>
            <Chart storeId={storeId} />
          </Suspense>
        ))}
      </div>
    </section>
  )
}

export { WarehouseDashboard as screen }
