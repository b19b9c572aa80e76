import { shipment } from '@countinghouse/contract/purchase/shipment'
import { text } from '@countinghouse/contract/purchase/shipment.text'
import { later } from '../../../app/offline/later.ts'
import type { DocumentExtras } from '../../../kit/document/document-extras.ts'
import { DocumentScreen } from '../../../kit/document/document-screen.tsx'

const Schedule = later(async () => (await import('./shipment-schedule.tsx')).ShipmentSchedule)

const extras: DocumentExtras = {
  sides: [
    {
      key: 'schedule',
      title: text.schedule,
      isFor: ({ status }) => status !== 'cancelled',
      Panel: ({ row }) => <Schedule row={row} />,
    },
  ],
}

/** Freight of purchase orders from port to store. */
function Shipments() {
  return <DocumentScreen document={shipment} extras={extras} />
}

export { Shipments as screen }
