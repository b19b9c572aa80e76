import { receipt } from '@countinghouse/contract/inventory/receipt'
import { DocumentScreen } from '../../../kit/document/document-screen.tsx'

/** Goods received without an order or transfer. */
function ManualReceipts() {
  return <DocumentScreen document={receipt} />
}

export { ManualReceipts as screen }
