import { forbiddenPath } from '@countinghouse/contract/constants'
import { permissionName } from '@countinghouse/contract/page'
import { deliveryDashboardPage, getDeliveryDashboard } from '@countinghouse/contract/sales/delivery-dashboard'
import { text } from '@countinghouse/contract/sales/delivery-dashboard.text'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { routeQuery } from '../../../app/calls/queries.ts'
import { DashboardFrame, useDashboardStore } from '../../../kit/dashboard/dashboard-frame.tsx'
import { useCan } from '../../../app/session/session.tsx'
import { DashboardFailure } from '../../../kit/dashboard/dashboard-failure.tsx'
import { refreshMs } from '../../../kit/dashboard/refresh.ts'
import { Collections } from './collections.tsx'
import { DeliveryTiles } from './delivery-tiles.tsx'
import { DueOrders } from './due-orders.tsx'

/** Orders to deliver, and deliveries on their way. */
function DeliveryDashboardScreen() {
  const can = useCan()
  const storeId = useDashboardStore()
  const query = useQuery({
    ...routeQuery(getDeliveryDashboard, storeId === null ? {} : { storeId }),
    refetchInterval: refreshMs,
  })
  const { data } = query
  if (!can(permissionName(deliveryDashboardPage, 'view'))) return <Navigate to={forbiddenPath} replace />
  return (
    <DashboardFrame text={text}>
      {query.isError && data === undefined ? (
        <DashboardFailure error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <DeliveryTiles data={data} storeId={storeId} />
      )}
      {data !== undefined && <DueOrders data={data} />}
      {data !== undefined && data.collections.length > 0 && <Collections data={data} />}
    </DashboardFrame>
  )
}

export { DeliveryDashboardScreen as screen }
