import { fail } from '@countinghouse/contract/errors'
import { text as errorText } from '@countinghouse/contract/purchase/errors.text'
import { supplierPayment } from '@countinghouse/contract/payments/supplier-payment'
import { confirmQuantities } from '@countinghouse/contract/purchase/order-confirmation'
import { getOrderItems } from '@countinghouse/contract/purchase/order-items'
import { getOrderRevisions } from '@countinghouse/contract/purchase/order-revisions'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import { text } from '@countinghouse/contract/purchase/purchase-order.text'
import { format } from '@countinghouse/contract/text'
import { addDays } from '@countinghouse/kernel/days'
import { sql } from 'kysely'
import type { Attention } from '../../platform/registry/attention.ts'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Tx } from '../../platform/database/db.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { documentHandlers } from '../../platform/documents/document-handlers.ts'
import type { TransitionOutcome } from '../../platform/documents/document.ts'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import { inStores } from '../../platform/lists/list-source.ts'
import { pickerTable } from '../../platform/pickers/picker-table.ts'
import { submitForApproval, withdrawApproval } from '../desk/index.ts'
import { messageReceived, onMessage } from '../accounts/index.ts'
import { applyCancellation, CancellationBody } from './partner-order/cancel-from-partner.ts'
import { findPartnerOrder } from './partner-order/partner-orders.ts'
import { sendToPartner } from './partner-order/send-to-partner.ts'
import { tellCancelled } from './partner-order/tell-cancelled.ts'
import { approval } from './purchase-order/approval.ts'
import { daysArriving, orderCard } from './purchase-order/order-card.ts'
import type { EnteredOrder, PurchaseOrder } from './purchase-order/calculate-order.ts'
import { completeDraft } from './purchase-order/calculate-order.ts'
import { confirm } from './purchase-order/confirm-quantities.ts'
import { findItems } from './purchase-order/find-items.ts'
import { fixOrder } from './purchase-order/fix-order.ts'
import { cancelOpen, receiptOf, requireNothingComing, restoreCancelled } from './purchase-order/line-quantities.ts'
import { prepaymentGuard } from './purchase-order/order-prepayment.ts'
import { readTerms } from './purchase-order/read-terms.ts'
import { findRevisions, reviseOrder } from './purchase-order/revisions.ts'
import { requireSupplier } from './purchase-order/require-submittable.ts'

/** Days after which a closed order stays closed. Source: procurement.md 3.2. */
const mostDaysClosed = 30

type Values = Readonly<Record<string, unknown>>

/**
 * Fixes prices, amounts and tolerances, and requests approval where a rule requires it. Throws: what fixOrder throws. Locks: header,
 * supplier, then the series.
 */
async function submit(ctx: Ctx, tx: Tx, row: PurchaseOrder): Promise<TransitionOutcome> {
  const set = await fixOrder(ctx, tx, row)
  return { status: 'approved', ...(await submitForApproval(ctx, tx, approval, row.id)), set }
}

async function withdraw(ctx: Ctx, tx: Tx, { id, status }: PurchaseOrder): Promise<TransitionOutcome> {
  if (status === 'pending') await withdrawApproval(ctx, tx, approval, id)
  return { status: 'draft', set: { isOnHold: false, holdReason: null, nextDueOn: null } }
}

/** Throws: purchase.on_hold, what requireSupplier and sendToPartner throw. Locks: the supplier. */
async function send(ctx: Ctx, tx: Tx, row: PurchaseOrder): Promise<TransitionOutcome> {
  if (row.isOnHold) fail('purchase.on_hold')
  requireSupplier(ctx, await readTerms(ctx, tx, row.supplierId))
  await sendToPartner(ctx, tx, row)
  return { set: { sentAt: ctx.now.toISOString() } }
}

function acknowledge(_ctx: Ctx, _tx: Tx, row: PurchaseOrder, input: Values): TransitionOutcome {
  const { confirmedOn } = input
  return { set: { confirmedOn, supplierReference: input['supplierReference'] ?? row.supplierReference } }
}

/** The status remains; a held order is neither sent nor received. */
function hold(_ctx: Ctx, _tx: Tx, { status, isOnHold }: PurchaseOrder, { reason }: Values): TransitionOutcome {
  if (isOnHold) fail('purchase.on_hold')
  return { status, set: { isOnHold: true, holdReason: reason } }
}

function release(_ctx: Ctx, _tx: Tx, { status, isOnHold }: PurchaseOrder): TransitionOutcome {
  if (!isOnHold) fail('purchase.not_on_hold')
  return { status, set: { isOnHold: false, holdReason: null } }
}

/** Cancels what is open. Throws: purchase.being_received, purchase.in_container. */
async function close(ctx: Ctx, tx: Tx, { id, number }: PurchaseOrder, { reason }: Values): Promise<TransitionOutcome> {
  await requireNothingComing(ctx, tx, id)
  await cancelOpen(ctx, tx, id)
  await tellCancelled(ctx, tx, { id, number, reason: String(reason) })
  return { set: { reason, closedAt: ctx.now.toISOString(), ...(await receiptOf(ctx, tx, id)) } }
}

/**
 * Opens what was cancelled by closing again. Throws: purchase.closed_too_long; purchase.with_partner for an order of a partner company of which
 * nothing is on its way, since its transfer has ended.
 */
async function reopen(ctx: Ctx, tx: Tx, { id }: PurchaseOrder): Promise<TransitionOutcome> {
  const partner = await findPartnerOrder(tx, ctx.companyId, { orderId: id })
  if (partner !== null && !partner.isOnItsWay) fail('purchase.with_partner')
  const { rows } = await sql`
    select from purchase.purchase_order o where o.company_id = ${ctx.companyId} and o.id = ${id}
      and o.closed_at < ${ctx.now.toISOString()}::timestamptz - make_interval(days => ${mostDaysClosed})`.execute(tx)
  if (rows.length > 0)
    fail('purchase.closed_too_long', {
      message: format(errorText.closed_too_long, ctx.locale, { days: mostDaysClosed }),
    })
  await restoreCancelled(ctx, tx, id)
  return { set: { reason: null, closedAt: null, ...(await receiptOf(ctx, tx, id)) } }
}

/** Throws: purchase.already_received, purchase.being_received, purchase.in_container. */
async function cancel(ctx: Ctx, tx: Tx, row: PurchaseOrder, { reason }: Values): Promise<TransitionOutcome> {
  if (row.receiptStatus !== 'none') fail('purchase.already_received')
  await requireNothingComing(ctx, tx, row.id)
  if (row.status === 'pending') await withdrawApproval(ctx, tx, approval, row.id)
  await cancelOpen(ctx, tx, row.id)
  return { set: { reason, nextDueOn: null } }
}

/** As `cancel`, by a user of the buyer: a partner company that supplies it is told. */
async function cancelOwn(ctx: Ctx, tx: Tx, row: PurchaseOrder, values: Values): Promise<TransitionOutcome> {
  const outcome = await cancel(ctx, tx, row, values)
  await tellCancelled(ctx, tx, { ...row, reason: String(values['reason']) })
  return outcome
}

/** A revised order stays with its receipts, which were all reversed or ended empty. Throws: state_conflict. */
async function requireNeverReceived({ companyId }: Ctx, tx: Tx, { id, status }: PurchaseOrder): Promise<void> {
  const { rows } = await sql`
    select from purchase.order_receipt r where r.company_id = ${companyId} and r.purchase_order_id = ${id} limit 1`.execute(
    tx,
  )
  if (rows.length > 0) fail('state_conflict', { details: { status } })
}

/** Orders in receipts; chosen there by number, not from a list. */
const pickers = [
  pickerTable({
    entity: purchaseOrder.entity,
    page: purchaseOrder.page,
    code: null,
    isActive: sql`r.status in ('ordered', 'closed')`,
    isIn: (storeIds) => inStores(purchaseOrder.listing.storeColumns, storeIds, 'r'),
  }),
]

const open = sql`t.status = 'ordered' and t.receipt_status in ('none', 'partial')`
const { path } = purchaseOrder.page
const openSearch = 'status=ordered&receiptStatus=none,partial'
/** Open orders whose day is over, on the company's calendar. */
const openBefore =
  (day: ReturnType<typeof sql>): Attention['rows'] =>
  ({ companyId, stores }) =>
    sql`
  select from purchase.purchase_order t join erp.company c on c.id = t.company_id
  where t.company_id = ${companyId} and ${open} and ${day} < (now() at time zone c.timezone)::date
    and ${inStores(purchaseOrder.listing.storeColumns, stores)}`

const attentions: readonly Attention[] = [
  {
    key: 'purchase.orders_uninvoiced',
    title: text.uninvoiced,
    tone: 'info',
    page: purchaseOrder.page,
    address: `${path}?invoiceStatus=none,partial`,
    rows: ({ companyId, stores }) => sql`
      select from purchase.purchase_order t where t.company_id = ${companyId} and t.invoice_status in ('none', 'partial')
        and ${inStores(purchaseOrder.listing.storeColumns, stores)}`,
  },
  {
    key: 'purchase.orders_overdue',
    title: text.overdue,
    tone: 'warning',
    page: purchaseOrder.page,
    address: (day) => `${path}?${openSearch}&nextDueOn.before=${day}`,
    rows: openBefore(sql`t.next_due_on`),
  },
  {
    key: 'purchase.orders_arriving',
    title: text.arriving,
    tone: 'info',
    page: purchaseOrder.page,
    address: (day) => `${path}?${openSearch}&nextDueOn.between=${day},${addDays(day, daysArriving)}`,
    rows: ({ companyId, stores }) => sql`
      select from purchase.purchase_order t join erp.company c on c.id = t.company_id
      where t.company_id = ${companyId} and ${open} and t.next_due_on >= (now() at time zone c.timezone)::date
        and t.next_due_on <= (now() at time zone c.timezone)::date + ${sql.lit(daysArriving)} and ${inStores(purchaseOrder.listing.storeColumns, stores)}`,
  },
  {
    key: 'purchase.orders_past_cancel_date',
    title: text.past_cancel_date,
    tone: 'warning',
    page: purchaseOrder.page,
    address: (day) => `${path}?${openSearch}&cancelOn.before=${day}`,
    rows: openBefore(sql`t.cancel_on`),
  },
]

const api = [
  ...documentHandlers(purchaseOrder, {
    calculate: (ctx, tx, values) => completeDraft(ctx, tx, values as unknown as EnteredOrder),
    beforeDelete: requireNeverReceived,
    transitions: {
      submit,
      withdraw,
      send,
      acknowledge,
      revise: (ctx, tx, row, { reason }) => reviseOrder(ctx, tx, row, String(reason)),
      hold,
      release,
      close,
      reopen,
      cancel: cancelOwn,
    },
  }),
  handleWrite(confirmQuantities, confirm),
  handleRead(getOrderRevisions, (ctx, reader, { id }) => findRevisions(ctx, reader, id)),
  handleRead(getOrderItems, (ctx, reader, { id }) => findItems(ctx, reader, id)),
]

export const module = defineModule({
  approvals: [approval],
  pickers,
  attentions,
  cards: [orderCard],
  guards: { [supplierPayment.entity]: prepaymentGuard },
  subscribers: () => ({ [messageReceived('cancellation')]: onMessage(CancellationBody, applyCancellation(cancel)) }),
  api,
})
