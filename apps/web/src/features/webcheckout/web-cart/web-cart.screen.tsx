import { webCarts } from '@countinghouse/contract/webcheckout/web-cart'
import { ListPage } from '../../../kit/list/list-page.tsx'

const columns = {
  reference: { width: 176, grow: 0.6 },
  status: { width: 120, grow: 0.2, stacked: 'status' },
  email: { width: 200, stacked: 'detail' },
  customerId: { width: 160 },
  storeId: { width: 144 },
  grossMinor: { width: 112, grow: 0.2, stacked: 'detail' },
  changedAt: { width: 152, grow: 0.2 },
  abandonedAt: { width: 152, grow: 0.2 },
} as const

/** Carts of web shops, open, abandoned and ordered. */
function WebCarts() {
  return <ListPage listing={webCarts} columns={columns} />
}

export { WebCarts as screen }
