import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import { DocumentScreen } from '../../../kit/document/document-screen.tsx'

/** Purchase orders. */
function PurchaseOrders() {
  return <DocumentScreen document={purchaseOrder} />
}

export { PurchaseOrders as screen }
