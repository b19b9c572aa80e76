import { managedTransfer } from '@countinghouse/contract/inventory/managed-transfer'
import { text } from '@countinghouse/contract/inventory/managed-transfer.text'
import type { DocumentExtras } from '../../../kit/document/document-extras.ts'
import { DocumentScreen } from '../../../kit/document/document-screen.tsx'
import { later } from '../../../app/offline/later.ts'

const Shipments = later(async () => (await import('./shipments-of-transfer.tsx')).ShipmentsOfTransfer)
const Charges = later(async () => (await import('./charges-of-transfer.tsx')).ChargesOfTransfer)
const Invoices = later(async () => (await import('./invoices-of-transfer.tsx')).InvoicesOfTransfer)

const extras: DocumentExtras = {
  sides: [
    { key: 'shipments', title: text.shipments, Panel: ({ row }) => <Shipments id={row.id} /> },
    { key: 'charges', title: text.charges, Panel: ({ row }) => <Charges id={row.id} /> },
    { key: 'invoices', title: text.invoices, Panel: ({ row }) => <Invoices id={row.id} /> },
  ],
}

/** Transfers for approvers and dispatchers. */
function ManagedTransfers() {
  return <DocumentScreen document={managedTransfer} extras={extras} />
}

export { ManagedTransfers as screen }
