import { staleInvoice } from '@countinghouse/contract/inventory/reinitiate-invoice'
import { text } from '@countinghouse/contract/inventory/reinitiate-invoice.text'
import type { DocumentExtras } from '../../../kit/document/document-extras.ts'
import { DocumentScreen } from '../../../kit/document/document-screen.tsx'
import { later } from '../../../app/offline/later.ts'

const Difference = later(async () => (await import('./invoice-difference.tsx')).InvoiceDifference)

const extras: DocumentExtras = {
  sides: [{ key: 'difference', title: text.difference, Panel: ({ row }) => <Difference id={row.id} /> }],
}

/** Transfer invoices to correct. */
function StaleInvoices() {
  return <DocumentScreen document={staleInvoice} extras={extras} />
}

export { StaleInvoices as screen }
