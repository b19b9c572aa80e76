import { forbiddenPath } from '@countinghouse/contract/constants'
import { dashboardPage, dashboardTiles, throughputPermission, tileNames } from '@countinghouse/contract/wms/dashboard'
import { text } from '@countinghouse/contract/wms/dashboard.text'
import { fulfilmentPage } from '@countinghouse/contract/wms/fulfilment'
import { permissionName } from '@countinghouse/contract/page'
import { Navigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import page from '../../../ui/display/page.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'
import { later } from '../../../app/offline/later.ts'
import { DashboardFrame, useDashboardStore } from '../../../kit/dashboard/dashboard-frame.tsx'
import { useCan } from '../../../app/session/session.tsx'
import { DashboardTile } from './dashboard-tile.tsx'
import styles from '../../../kit/dashboard/dashboard.module.css'

const FillChart = later(async () => (await import('./fill-chart.tsx')).FillChart)
const ThroughputChart = later(async () => (await import('./throughput-chart.tsx')).ThroughputChart)

/** Warehouse dashboard; tiles load independently. */
function WarehouseDashboard() {
  const { t } = useLanguage()
  const can = useCan()
  const storeId = useDashboardStore()
  if (!can(permissionName(dashboardPage, 'view'))) return <Navigate to={forbiddenPath} replace />
  const shown = tileNames.filter((name) => can(dashboardTiles[name].right))
  const charts = [
    { right: throughputPermission, Chart: ThroughputChart },
    { right: permissionName(fulfilmentPage, 'view'), Chart: FillChart },
  ].filter(({ right }) => can(right))
  return (
    <DashboardFrame text={text}>
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
    </DashboardFrame>
  )
}

export { WarehouseDashboard as screen }
