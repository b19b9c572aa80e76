import { receipt } from '@countinghouse/contract/inventory/receipt'
import { DocumentScreen } from '../../kit/document-screen.tsx'

/** Goods that come in without an order or a transfer. */
function ManualReceipts() {
  return <DocumentScreen document={receipt} />
}

export { ManualReceipts as screen }
