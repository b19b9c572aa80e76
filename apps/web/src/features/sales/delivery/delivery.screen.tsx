import { delivery } from '@countinghouse/contract/sales/delivery'
import { text } from '@countinghouse/contract/sales/delivery-invoicing.text'
import { later } from '../../../app/offline/later.ts'
import { ProposeButton } from '../../../kit/dialog/propose-button.tsx'
import type { DocumentExtras } from '../../../kit/document/document-extras.ts'
import { DocumentScreen } from '../../../kit/document/document-screen.tsx'

const InvoiceDialog = later(async () => (await import('./invoice-dialog.tsx')).InvoiceDialog)

const extras: DocumentExtras = {
  actions: <ProposeButton page={delivery.page} event="invoice" label={text.propose} Dialog={InvoiceDialog} />,
}

/** Goods of sales orders that leave a store. */
function Deliveries() {
  return <DocumentScreen document={delivery} extras={extras} />
}

export { Deliveries as screen }
