import { transferInvoice } from '@countinghouse/contract/inventory/transfer-invoice'
import { DocumentScreen } from '../../kit/document-screen.tsx'

/** What stores charge each other for transfers. */
function TransferInvoices() {
  return <DocumentScreen document={transferInvoice} />
}

export { TransferInvoices as screen }
