import { text } from '@countinghouse/contract/inventory/discrepancy.text'
import { transferShipment } from '@countinghouse/contract/inventory/transfer-shipment'
import type { DocumentExtras } from '../../../kit/document/document-extras.ts'
import { DocumentScreen } from '../../../kit/document/document-screen.tsx'
import { later } from '../../../app/offline/later.ts'

const Differences = later(async () => (await import('./differences-of-shipment.tsx')).DifferencesOfShipment)

const extras: DocumentExtras = {
  sides: [
    {
      key: 'differences',
      title: text.title,
      isFor: ({ status }) => status === 'received' || status === 'settled',
      Panel: ({ row }) => <Differences id={row.id} />,
    },
  ],
}

/** Shipments of transfers to pick and dispatch. */
function TransferShipments() {
  return <DocumentScreen document={transferShipment} extras={extras} />
}

export { TransferShipments as screen }
