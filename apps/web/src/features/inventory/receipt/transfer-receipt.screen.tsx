import { getCount, transferReceipt } from '@countinghouse/contract/inventory/transfer-receipt'
import { text } from '@countinghouse/contract/inventory/transfer-receipt.text'
import type { Receiving } from '../../../kit/receiving/receiving.ts'
import { receivingCountLater } from '../../../kit/receiving/receiving-count-later.tsx'
import { ReceivingScreen } from '../../../kit/receiving/receiving-screen.tsx'
import { later } from '../../../app/offline/later.ts'

const receiving: Receiving = {
  document: transferReceipt,
  received: 'shipmentId',
  count: getCount,
  Count: receivingCountLater(() => import('./receipt-scans.commands.ts')),
  conditions: ['good', 'damaged'],
  isCountedByLot: false,
  unexpected: text.unsent,
  start: text.receive,
  Start: later(async () => (await import('../shipment-start.tsx')).ShipmentStart),
  Discrepancies: later(async () => (await import('../transfer/differences-of-shipment.tsx')).DifferencesOfShipment),
}

/** Transfer receipts, and counting one. */
function TransferReceipts() {
  return <ReceivingScreen receiving={receiving} />
}

export { TransferReceipts as screen }
