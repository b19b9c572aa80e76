import { stockAdjustment } from '@countinghouse/contract/inventory/stock-adjustment'
import { DocumentScreen } from '../../kit/document-screen.tsx'

/** Stock that is changed by hand. */
function StockAdjustments() {
  return <DocumentScreen document={stockAdjustment} />
}

export { StockAdjustments as screen }
