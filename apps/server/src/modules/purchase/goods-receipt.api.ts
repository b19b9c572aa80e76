import {
  getGoodsCount,
  goodsReceipt,
  listReceivable,
  receiveOrder,
  receiveOrderByNumber,
  scanGoods,
} from '@countinghouse/contract/purchase/goods-receipt'
import { text } from '@countinghouse/contract/purchase/goods-receipt.text'
import { AppError } from '@countinghouse/kernel/errors'
import type { ConstraintRule } from '../../platform/database/constraint-meaning.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import { partiesOf } from '../../platform/documents/parties-of.ts'
import type { PostingSource } from '../../platform/documents/posting-source.ts'
import { receivingHandlers } from '../inventory/index.ts'
import { findReceivable } from './goods-receipt/find-receivable.ts'
import { openById, openByNumber } from './goods-receipt/open-order.ts'
import { orderSource } from './goods-receipt/order-source.ts'
import { reverseReceipt } from './goods-receipt/reverse-receipt.ts'

/** Link from stock moves and journals to the receipt. */
const postingSources: readonly PostingSource[] = [
  {
    type: orderSource.sourceType,
    title: text.numbered,
    page: goodsReceipt.page,
    search: (id) => `open=${id}`,
    partiesOf: partiesOf('purchase.goods_receipt', 'supplier_id', 'procure.supplier'),
  },
]

const api = [
  handleWrite(receiveOrder, openById),
  handleWrite(receiveOrderByNumber, openByNumber),
  handleRead(listReceivable, async (ctx, reader) => ({ items: await findReceivable(ctx, reader) })),
  ...receivingHandlers(orderSource, { count: getGoodsCount, scan: scanGoods }, { reverse: reverseReceipt }),
]

const constraintRules: Readonly<Record<string, ConstraintRule>> = {
  // Cannot occur: a receipt is opened under the lock of its order.
  'inventory.receipt_of_source': async () => new AppError('purchase.being_received'),
  // Cannot occur: the tolerance is checked under the lock of the order.
  'purchase.purchase_order_line_tolerance': async () => new AppError('purchase.over_receipt'),
}

export const module = defineModule({ postingSources, api, constraintRules })
