import { supplierInvoice } from '@countinghouse/contract/accounts/supplier-invoice'
import { proposePayments, supplierPayment } from '@countinghouse/contract/payments/supplier-payment'
import { goodsReceipt, receiveOrder, scanGoods } from '@countinghouse/contract/purchase/goods-receipt'
import { billOrder } from '@countinghouse/contract/purchase/order-bills'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/db.ts'
import { RetailFileError } from '../../read-retail-file.ts'
import { skuOf } from '../../product-code.ts'
import { uuidOf } from '../sales/uuid-of.ts'
import type { Supplier } from './find-suppliers.ts'
import type { Operations } from './operations.ts'
import type { PlannedOrder, Step } from './plan-purchases.ts'

/** Who buys where, and from which account it is paid. */
export type Buyer = {
  readonly companyId: number
  readonly operations: Operations
  readonly currency: string
  readonly warehouseId: number
  /** Ids by code of the file. */
  readonly variantIds: ReadonlyMap<string, number>
  /** By their codes. */
  readonly suppliers: ReadonlyMap<string, Supplier>
  readonly bankId: number
  /** Of goods on bills: the file names no tax. */
  readonly taxCodeId: number
}

export type Bought = {
  readonly orders: number
  readonly receipts: number
  readonly bills: number
  readonly payments: number
}
export const nothingBought: Bought = { orders: 0, receipts: 0, bills: 0, payments: 0 }

const scansAtOnce = 50
const given = 'The supplier does not deliver the rest.'

/** Does what is missing of the purchases of a day, each step in a transaction of its own, once for ever. Throws: RetailFileError. */
export async function buyDay(db: Database, buyer: Buyer, steps: readonly Step[]): Promise<Bought> {
  let bought = nothingBought
  const count = (kind: keyof Bought, by: number) => {
    bought = { ...bought, [kind]: bought[kind] + by }
  }
  for (const step of steps) {
    if (step.kind === 'order') count('orders', await order(db, buyer, step))
    else if (step.kind === 'receive') count('receipts', await receive(buyer, step))
    else if (step.kind === 'bill') count('bills', await bill(buyer, step))
    else if (step.kind === 'close') await close(buyer, step)
    else count('payments', await pay(db, buyer, step.on))
  }
  return bought
}

type Found = { readonly id: number; readonly number: string | null; readonly status: string; readonly version: number }
type OrderStep = { readonly on: string; readonly order: PlannedOrder }
type DeliveryStep = OrderStep & { readonly delivery: number }

/** Entered and submitted first; what is approved by then is sent, so that an order that waits for its approval goes on after it. */
async function order(db: Database, buyer: Buyer, { on, order: planned }: OrderStep): Promise<number> {
  const { operations, companyId } = buyer
  const { uid, supplier } = planned
  const before = await findOrder(db.reader({ companyId }) as Tx, companyId, uid)
  if (before === null)
    await operations.on(on, `order to ${supplier}`, async (call) => {
      const { id, version } = await call(purchaseOrder.routes.create, enteredOf(buyer, planned, on))
      await call(purchaseOrder.transitionRoutes.submit, { id, version })
    })
  await operations.on(on, `order to ${supplier}`, async (call, tx) => {
    const found = await requireOrder(tx, companyId, uid)
    if (found.status === 'approved')
      await call(purchaseOrder.transitionRoutes.send, { id: found.id, version: found.version })
    else if (found.status !== 'ordered' && found.status !== 'closed')
      throw new RetailFileError(
        `Purchase order ${found.number ?? ''} to ${supplier} is ${found.status}. Have it approved under ${purchaseOrder.page.path} and run the command again.`,
      )
  })
  return before === null ? 1 : 0
}

function enteredOf(buyer: Buyer, { uid, supplier, dueOn, laterDueOn, lines }: PlannedOrder, orderedOn: string) {
  const { warehouseId: storeId, currency } = buyer
  const drops = lines.flatMap(({ quantity, later }, at) => {
    const part = (on: string, pieces: number) => ({ orderLineNo: at + 1, dueOn: on, quantity: pieces })
    if (laterDueOn === null || later === 0) return []
    return [...(later === quantity ? [] : [part(dueOn, quantity - later)]), part(laterDueOn, later)]
  })
  return {
    uid,
    supplierId: found(buyer.suppliers.get(supplier), supplier).id,
    storeId,
    orderedOn,
    dueOn,
    currency,
    // What suppliers of the company ask for, the history did not know.
    quantityReason: 'Replay of a past year',
    lines: lines.map(({ code, quantity, unitCost }) => ({
      variantId: found(buyer.variantIds.get(code), code),
      quantity,
      unitPrice: unitCost,
    })),
    drops,
  }
}

/** All deliveries of an order are counted on one receipt, which the last of them finishes. */
async function receive(buyer: Buyer, { on, order: planned, delivery }: DeliveryStep): Promise<number> {
  const { companyId, operations } = buyer
  const { uid, supplier, deliveries } = planned
  return await operations.on(on, `goods of ${supplier}`, async (call, tx) => {
    const { id: orderId } = await requireOrder(tx, companyId, uid)
    const receiptUid = uuidOf(uid, 'receipt')
    if (await isCounted(tx, companyId, scanUid(receiptUid, delivery, 0))) return 0
    const note = { supplierDocNo: `${uid.slice(0, 8)}-1`, uid: receiptUid, storeId: buyer.warehouseId }
    const { id } = await call(receiveOrder, { id: orderId, ...note })
    const scans = (deliveries[delivery] ?? []).map(({ code, quantity }, at) => ({
      uid: scanUid(receiptUid, delivery, at),
      code: skuOf(code),
      quantity,
      condition: 'good' as const,
    }))
    for (let at = 0; at < scans.length; at += scansAtOnce) {
      const { answers } = await call(scanGoods, { id, scans: scans.slice(at, at + scansAtOnce) })
      const refused = answers.findIndex(({ refusal }) => refusal !== null)
      if (refused >= 0)
        throw new RetailFileError(
          `${on}: ${scans[at + refused]?.code ?? ''} of ${supplier} was not counted: ${answers[refused]?.refusal ?? ''}`,
        )
    }
    const { version } = await call(goodsReceipt.routes.get, { id })
    const isLast = delivery === deliveries.length - 1
    await call(goodsReceipt.transitionRoutes[isLast ? 'finish' : 'post'], { id, version })
    return 1
  })
}

/** The bill has what was received and not billed, at the prices of the order. */
async function bill(buyer: Buyer, { on, order: planned, delivery }: DeliveryStep): Promise<number> {
  const { companyId, operations, taxCodeId } = buyer
  const { uid, supplier } = planned
  const reference = `${uid.slice(0, 8).toUpperCase()}-${delivery + 1}`
  return await operations.on(on, `bill ${reference} of ${supplier}`, async (call, tx) => {
    const { id: orderId } = await requireOrder(tx, companyId, uid)
    if (await isBilled(tx, companyId, orderId, reference)) return 0
    const draft = await call(billOrder, { id: orderId, reference })
    const { lines } = await call(supplierInvoice.routes.get, { id: draft.id })
    const untaxed = lines.map(({ variantId, quantity, unitPrice }) => ({ variantId, quantity, unitPrice, taxCodeId }))
    const entered = await call(supplierInvoice.routes.update, { ...draft, lines: untaxed })
    const { status } = await call(supplierInvoice.transitionRoutes.post, { id: entered.id, version: entered.version })
    if (status !== 'posted') refuseWaiting(`Bill ${reference} of ${supplier}`, supplierInvoice.page.path)
    return 1
  })
}

async function close(buyer: Buyer, { on, order: { uid, supplier } }: OrderStep): Promise<void> {
  const { companyId, operations } = buyer
  await operations.on(on, `order to ${supplier}`, async (call, tx) => {
    const { id, version, status } = await requireOrder(tx, companyId, uid)
    if (status === 'ordered') await call(purchaseOrder.transitionRoutes.close, { id, version, reason: given })
  })
}

/** A payment run: what is due to the suppliers of the replay, one payment for each. */
async function pay(db: Database, buyer: Buyer, on: string): Promise<number> {
  const { companyId, operations, suppliers, bankId: accountId } = buyer
  const ids = [...suppliers.values()].map(({ id }) => id)
  const { rows } = await sql<{ id: number }>`
    select distinct i.supplier_id as id from accounts.invoice i
    where i.company_id = ${companyId} and i.direction = 'purchase' and i.kind = 'invoice' and i.status = 'posted'
      and i.supplier_id = any(${ids}::bigint[]) and i.due_on <= ${on}::date
      and i.gross_minor > coalesce((select sum(s.amount_minor) from payments.settlement s
        where s.company_id = i.company_id and s.invoice_id = i.id), 0)
    order by 1`.execute(db.reader({ companyId }))
  for (const { id: supplierId } of rows)
    await operations.on(on, 'payment run', async (call) => {
      const { items } = await call(proposePayments, { accountId, dueOn: on, supplierId })
      for (const { id, supplier } of items) {
        const { version } = await call(supplierPayment.routes.get, { id })
        const { status } = await call(supplierPayment.transitionRoutes.send, { id, version })
        if (status !== 'sent') refuseWaiting(`The payment to ${supplier} of ${on}`, supplierPayment.page.path)
      }
    })
  return rows.length
}

async function findOrder(tx: Tx, companyId: number, uid: string): Promise<Found | null> {
  const { rows } = await sql<Found>`
    select o.id, o.number, o.status, o.version from purchase.purchase_order o
    where o.company_id = ${companyId} and o.uid = ${uid}::uuid`.execute(tx)
  return rows[0] ?? null
}

async function requireOrder(tx: Tx, companyId: number, uid: string): Promise<Found> {
  return found((await findOrder(tx, companyId, uid)) ?? undefined, `purchase order ${uid}`)
}

async function isCounted(tx: Tx, companyId: number, uid: string): Promise<boolean> {
  const { rows } = await sql`
    select from inventory.receipt_scan s where s.company_id = ${companyId} and s.uid = ${uid}::uuid`.execute(tx)
  return rows.length > 0
}

async function isBilled(tx: Tx, companyId: number, orderId: number, reference: string): Promise<boolean> {
  const { rows } = await sql`
    select from purchase.order_bill b join accounts.invoice i on i.company_id = b.company_id and i.id = b.invoice_id
    where b.company_id = ${companyId} and b.purchase_order_id = ${orderId} and i.reference = ${reference}`.execute(tx)
  return rows.length > 0
}

function scanUid(receiptUid: string, delivery: number, at: number): string {
  return uuidOf(receiptUid, delivery, at)
}

/** Nothing of it is kept. Throws: always. */
function refuseWaiting(what: string, path: string): never {
  throw new RetailFileError(
    `${what} would wait for approval. Deactivate the approval rule of ${path} for the replay, under /erp/approval-rules/, and run the command again.`,
  )
}

function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`There is no ${what}.`)
  return value
}
