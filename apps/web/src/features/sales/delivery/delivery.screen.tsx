import { delivery } from '@countinghouse/contract/sales/delivery'
import { text } from '@countinghouse/contract/sales/delivery-invoicing.text'
import { text as deliveryText } from '@countinghouse/contract/sales/delivery.text'
import { later } from '../../../app/offline/later.ts'
import { ProposeButton } from '../../../kit/dialog/propose-button.tsx'
import type { DocumentExtras } from '../../../kit/document/document-extras.ts'
import { DocumentScreen } from '../../../kit/document/document-screen.tsx'

const InvoiceDialog = later(async () => (await import('./invoice-dialog.tsx')).InvoiceDialog)

const PickingPanel = later(async () => (await import('./picking-panel.tsx')).PickingPanel)
const PackingPanel = later(async () => (await import('./packing-panel.tsx')).PackingPanel)

const hasLines = (lines: unknown) => Array.isArray(lines) && lines.length > 0

const extras: DocumentExtras = {
  sides: [
    { key: 'picking', title: deliveryText.picking, isFor: ({ picks }) => hasLines(picks), Panel: PickingPanel },
    {
      key: 'packing',
      title: deliveryText.packing,
      isFor: ({ status, parcels }) => status === 'picked' || status === 'packed' || hasLines(parcels),
      Panel: PackingPanel,
    },
  ],
  actions: <ProposeButton page={delivery.page} event="invoice" label={text.propose} Dialog={InvoiceDialog} />,
}

/** Goods of sales orders that leave a store. */
function Deliveries() {
  return <DocumentScreen document={delivery} extras={extras} />
}

export { Deliveries as screen }
