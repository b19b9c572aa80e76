import { permissionName } from '@countinghouse/contract/page'
import { salesOrder } from '@countinghouse/contract/sales/sales-order'
import type { WebOrderRow } from '@countinghouse/contract/webcheckout/web-order'
import { webOrders } from '@countinghouse/contract/webcheckout/web-order'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useCan } from '../../../app/session/session.tsx'
import { ListPage } from '../../../kit/list/list-page.tsx'

const columns = {
  reference: { width: 176, grow: 0.6 },
  customerId: { width: 168 },
  storeId: { width: 144 },
  status: { width: 136, grow: 0.2, stacked: 'status' },
  grossMinor: { width: 112, grow: 0.2, stacked: 'detail' },
  createdAt: { width: 152, grow: 0.2 },
} as const

/** Orders of web shops; the number leads to the sales order. */
function WebOrders() {
  const canOpen = useCan()(permissionName(salesOrder.page, 'view'))
  const own = useMemo(
    () => ({
      ...columns,
      orderName: {
        width: 144,
        grow: 0.3,
        stacked: 'detail' as const,
        needs: ['salesOrderId'],
        cell: ({ orderName, salesOrderId }: WebOrderRow) =>
          canOpen ? (
            <Link to={salesOrder.page.path} search={{ open: salesOrderId } as never}>
              <bdi>{orderName}</bdi>
            </Link>
          ) : (
            <bdi>{orderName}</bdi>
          ),
      },
    }),
    [canOpen],
  )
  return <ListPage listing={webOrders} columns={own} />
}

export { WebOrders as screen }
