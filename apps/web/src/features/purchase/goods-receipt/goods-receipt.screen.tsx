import { getGoodsCount, goodsConditions, goodsReceipt } from '@countinghouse/contract/purchase/goods-receipt'
import { text } from '@countinghouse/contract/purchase/goods-receipt.text'
import { later } from '../../../app/offline/later.ts'
import type { Receiving } from '../../../kit/receiving/receiving.ts'
import { receivingCountLater } from '../../../kit/receiving/receiving-count-later.tsx'
import { ReceivingScreen } from '../../../kit/receiving/receiving-screen.tsx'

const receiving: Receiving = {
  document: goodsReceipt,
  received: 'purchaseOrderId',
  count: getGoodsCount,
  Count: receivingCountLater(() => import('./goods-scans.commands.ts')),
  conditions: goodsConditions,
  isCountedByLot: true,
  remark: 'reversalReason',
  start: text.receive,
  Start: later(async () => (await import('./order-start.tsx')).OrderStart),
}

/** Goods receipts, and counting one. */
function GoodsReceipts() {
  return <ReceivingScreen receiving={receiving} />
}

export { GoodsReceipts as screen }
