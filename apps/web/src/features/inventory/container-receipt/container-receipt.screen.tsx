import { containerReceipt, getContainerCount } from '@countinghouse/contract/inventory/container-receipt'
import { text } from '@countinghouse/contract/inventory/container-receipt.text'
import { receiptConditions } from '@countinghouse/contract/inventory/receiving'
import type { Receiving } from '../../../kit/receiving/receiving.ts'
import { receivingCountLater } from '../../../kit/receiving/receiving-count-later.tsx'
import { ReceivingScreen } from '../../../kit/receiving/receiving-screen.tsx'
import { later } from '../../../app/offline/later.ts'

const receiving: Receiving = {
  document: containerReceipt,
  received: 'containerId',
  count: getContainerCount,
  Count: receivingCountLater(() => import('./container-scans.commands.ts')),
  conditions: receiptConditions,
  isCountedByLot: true,
  start: text.receive,
  Start: later(async () => (await import('./container-start.tsx')).ContainerStart),
}

/** Container receipts, and counting one. */
function ContainerReceipts() {
  return <ReceivingScreen receiving={receiving} />
}

export { ContainerReceipts as screen }
