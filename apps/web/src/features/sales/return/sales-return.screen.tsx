import { salesReturn } from '@countinghouse/contract/sales/sales-return'
import { DocumentScreen } from '../../../kit/document/document-screen.tsx'

/** Delivered goods that customers send back. */
function SalesReturns() {
  return <DocumentScreen document={salesReturn} />
}

export { SalesReturns as screen }
