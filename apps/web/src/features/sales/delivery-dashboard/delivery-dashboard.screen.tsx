import { forbiddenPath } from '@countinghouse/contract/constants'
import { permissionName } from '@countinghouse/contract/page'
import { deliveryDashboardPage, getDeliveryDashboard } from '@countinghouse/contract/sales/delivery-dashboard'
import { text } from '@countinghouse/contract/sales/delivery-dashboard.text'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { routeQuery } from '../../../app/calls/queries.ts'
import type { SearchCodec } from '../../../app/routing/use-search-state.ts'
import { useSearchState } from '../../../app/routing/use-search-state.ts'
import { useCan } from '../../../app/session/session.tsx'
import { DashboardFailure } from '../../../kit/dashboard/dashboard-failure.tsx'
import { refreshMs } from '../../../kit/dashboard/refresh.ts'
import { FilterChoice } from '../../../kit/report/report-filters.tsx'
import report from '../../../kit/report/report.module.css'
import { idIn } from '../../../kit/report/search-values.ts'
import { useReportChoices } from '../../../kit/report/use-report-choices.ts'
import page from '../../../ui/display/page.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'
import { DeliveryTiles } from './delivery-tiles.tsx'
import { DueOrders } from './due-orders.tsx'

const search: SearchCodec<{ readonly storeId: number | null }> = {
  parse: ({ store }) => ({ storeId: idIn(store) }),
  serialise: ({ storeId }) => ({ store: storeId ?? undefined }),
}
const lists = { storeId: 'erp.store' } as const

/** Orders to deliver, and deliveries on their way. */
function DeliveryDashboardScreen() {
  const { t } = useLanguage()
  const can = useCan()
  const [state, setState] = useSearchState(search)
  const { storeId } = state
  const optionsOf = useReportChoices(lists, state)
  const query = useQuery({
    ...routeQuery(getDeliveryDashboard, storeId === null ? {} : { storeId }),
    refetchInterval: refreshMs,
  })
  const { data } = query
  if (!can(permissionName(deliveryDashboardPage, 'view'))) return <Navigate to={forbiddenPath} replace />
  return (
    <section className={page.screen} aria-labelledby="delivery-dashboard-title">
      <header className={report.head}>
        <div>
          <h1 id="delivery-dashboard-title" className={page.title} tabIndex={-1}>
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
      {query.isError && data === undefined ? (
        <DashboardFailure error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <DeliveryTiles data={data} storeId={storeId} />
      )}
      {data !== undefined && <DueOrders data={data} />}
    </section>
  )
}

export { DeliveryDashboardScreen as screen }
