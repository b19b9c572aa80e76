import { stockAdjustment } from '@countinghouse/contract/inventory/stock-adjustment'
import { DocumentScreen } from '../../kit/document/document-screen.tsx'

/** Manual stock adjustments. */
function StockAdjustments() {
  return <DocumentScreen document={stockAdjustment} />
}

export { StockAdjustments as screen }
