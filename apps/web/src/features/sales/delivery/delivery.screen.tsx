import { delivery } from '@countinghouse/contract/sales/delivery'
import { DocumentScreen } from '../../../kit/document/document-screen.tsx'

/** Goods of sales orders that leave a store. */
function Deliveries() {
  return <DocumentScreen document={delivery} />
}

export { Deliveries as screen }
