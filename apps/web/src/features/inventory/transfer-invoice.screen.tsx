import { transferInvoice } from '@countinghouse/contract/inventory/transfer-invoice'
import { DocumentScreen } from '../../kit/document/document-screen.tsx'

/** Invoices between stores for transfers. */
function TransferInvoices() {
  return <DocumentScreen document={transferInvoice} />
}

export { TransferInvoices as screen }
