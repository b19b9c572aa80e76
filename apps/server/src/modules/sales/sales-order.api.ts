import { explainOrderPrices } from '@countinghouse/contract/sales/line-prices'
import { getOrderProgress } from '@countinghouse/contract/sales/order-progress'
import { customerPayment } from '@countinghouse/contract/payments/customer-payment'
import { takeOrderDeposit } from '@countinghouse/contract/sales/order-deposit'
import { salesOrder } from '@countinghouse/contract/sales/sales-order'
import { text } from '@countinghouse/contract/sales/sales-order.text'
import { sql } from 'kysely'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import type { Database } from '../../platform/database/db.ts'
import { documentHandlers } from '../../platform/documents/document-handlers.ts'
import { inStores } from '../../platform/lists/list-source.ts'
import type { Delivery } from '../../platform/jobs/outbox.ts'
import { pickerTable } from '../../platform/pickers/picker-table.ts'
import type { Attention } from '../../platform/registry/attention.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { orderPaid } from '../payments/index.ts'
import { useOnlinePayment } from './delivery/use-online-payment.ts'
import { confirmOrder, releaseHeld } from './order/confirm-order.ts'
import { cancelOrder, cancelRefunding, closeOrder, reopenOrder } from './order/end-order.ts'
import { explainOrder } from './order/explain-prices.ts'
import { findProgress } from './order/find-progress.ts'
import { reserveOpen } from './order/order-stock.ts'
import { paidTwice } from './order/paid-twice.ts'
import { depositGuard, requiredDeposit, takeDeposit } from './order/order-deposit.ts'
import type { EnteredOrder, SalesOrder } from './order/price-order.ts'
import { priceOrder } from './order/price-order.ts'

const api = [
  ...documentHandlers(salesOrder, {
    calculate: async (ctx, tx, values) => {
      const entered = values as unknown as EnteredOrder & Pick<SalesOrder, 'orderedOn' | 'depositPpm' | 'depositMinor'>
      const priced = await priceOrder(ctx, tx, entered, entered.orderedOn)
      return { ...priced, depositRequiredMinor: requiredDeposit(entered, priced.grossMinor) }
    },
    transitions: {
      confirm: confirmOrder,
      release: (ctx, tx, row, { reason }) => releaseHeld(ctx, tx, row, String(reason)),
      reopen: reopenOrder,
      reserve: (ctx, tx, { id }) => reserveOpen(ctx, tx, id),
      close: (ctx, tx, row, { reason }) => closeOrder(ctx, tx, row, String(reason)),
      cancel: (ctx, tx, row, { reason }) => cancelOrder(ctx, tx, row, String(reason)),
      refund: (ctx, tx, row, { reason }) => cancelRefunding(ctx, tx, row, String(reason)),
    },
  }),
  handleRead(getOrderProgress, (ctx, reader, { id }) => findProgress(ctx, reader, id)),
  handleRead(explainOrderPrices, (ctx, reader, { id }) => explainOrder(ctx, reader, id)),
  handleWrite(takeOrderDeposit, takeDeposit),
]

/** Held and confirmed orders, for their deposits and deliveries. */
const pickers = [
  pickerTable({
    entity: salesOrder.entity,
    page: salesOrder.page,
    code: sql`r.name`,
    label: sql`(select c.name from crm.customer c where c.company_id = r.company_id and c.id = r.customer_id)`,
    isActive: sql`r.status in ('on_hold', 'confirmed')`,
    isIn: (storeIds) => inStores(salesOrder.listing.storeColumns, storeIds, 'r'),
  }),
]

const { path } = salesOrder.page
const openSearch = 'status=confirmed&deliveryStatus=none,partial'
const open = sql`t.status = 'confirmed' and t.delivery_status <> 'full'`

const attentions: readonly Attention[] = [
  {
    key: 'sales.orders_to_deliver',
    title: text.toDeliver,
    tone: 'info',
    page: salesOrder.page,
    address: `${path}?${openSearch}`,
    rows: ({ companyId, stores }) => sql`
      select from sales.sales_order t where t.company_id = ${companyId} and ${open} and ${inStores(salesOrder.listing.storeColumns, stores)}`,
  },
  {
    key: 'sales.orders_late',
    title: text.late,
    tone: 'warning',
    page: salesOrder.page,
    address: (day) => `${path}?${openSearch}&requestedOn.before=${day}`,
    rows: ({ companyId, stores }) => sql`
      select from sales.sales_order t join erp.company c on c.id = t.company_id
      where t.company_id = ${companyId} and ${open} and t.requested_on < (now() at time zone c.timezone)::date
        and ${inStores(salesOrder.listing.storeColumns, stores)}`,
  },
  {
    key: 'sales.orders_promise_late',
    title: text.promiseLate,
    tone: 'warning',
    page: salesOrder.page,
    address: (day) => `${path}?${openSearch}&promiseOn.before=${day}`,
    rows: ({ companyId, stores }) => sql`
      select from sales.sales_order t join erp.company c on c.id = t.company_id
      where t.company_id = ${companyId} and ${open} and t.promise_on < (now() at time zone c.timezone)::date
        and ${inStores(salesOrder.listing.storeColumns, stores)}`,
  },
  {
    key: 'sales.orders_held',
    title: text.held,
    tone: 'warning',
    page: salesOrder.page,
    address: `${path}?status=on_hold`,
    rows: ({ companyId, stores }) => sql`
      select from sales.sales_order t where t.company_id = ${companyId} and t.status = 'on_hold'
        and ${inStores(salesOrder.listing.storeColumns, stores)}`,
  },
]

const subscribers = {
  [orderPaid]: (db: Database, { companyId, payload }: Delivery) =>
    useOnlinePayment(db, companyId, payload as { readonly salesOrderId: number; readonly amountMinor: number }),
}

export const module = defineModule({
  api,
  pickers,
  attentions,
  guards: { [customerPayment.entity]: depositGuard },
  subscribers,
  exceptions: [paidTwice],
})
