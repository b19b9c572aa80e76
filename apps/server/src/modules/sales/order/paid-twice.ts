import { salesOrder } from '@countinghouse/contract/sales/sales-order'
import { text } from '@countinghouse/contract/sales/order-progress.text'
import type { ExceptionKind } from '../../../platform/registry/exception-kind.ts'

/** A card payment of an order that was paid otherwise meanwhile. Its key is the id of the order. */
export const paidTwice: ExceptionKind = {
  kind: 'sales.order_paid_twice',
  title: text.paidTwice,
  cause: text.paidTwiceCause,
  severity: 'warning',
  page: salesOrder.page,
  event: 'cancel',
}
