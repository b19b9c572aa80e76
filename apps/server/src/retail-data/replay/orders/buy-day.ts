import { supplierInvoice } from '@countinghouse/contract/accounts/supplier-invoice'
import { goodsReceipt, receiveOrder, scanGoods } from '@countinghouse/contract/purchase/goods-receipt'
import { billOrder } from '@countinghouse/contract/purchase/order-bills'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/db.ts'
import { RetailFileError } from '../../read-retail-file.ts'
import { skuOf } from '../../product-code.ts'
import { uuidOf } from '../sales/uuid-of.ts'
import type { Buyer } from './buyer.ts'
import { pay } from './pay-suppliers.ts'
import type { PlannedOrder, Step } from './plan-purchases.ts'
import { refuseWaiting } from './refuse-waiting.ts'

export type Bought = {
  readonly orders: number
  readonly receipts: number
  readonly bills: number
  readonly payments: number
}
export const nothingBought: Bought = { orders: 0, receipts: 0, bills: 0, payments: 0 }

const scansAtOnce = 50
const givenUp = 'The supplier does not deliver the rest.'

/** Does what is missing of the purchases of a day, each step in a transaction of its own, once for ever. Throws: RetailFileError. */
export async function buyDay(db: Database, buyer: Buyer, steps: readonly Step[]): Promise<Bought> {
  let bought = nothingBought
  const count = (kind: keyof Bought, by: number) => {
    bought = { ...bought, [kind]: bought[kind] + by }
  }
  for (const step of steps) {
    if (step.kind === 'order') count('orders', await order(buyer, step))
    else if (step.kind === 'receive') count('receipts', await receive(buyer, step))
    else if (step.kind === 'bill') count('bills', await bill(buyer, step))
    else if (step.kind === 'close') await close(buyer, step)
    else count('payments', await pay(db, buyer, step.on))
  }
  return bought
}

type Found = { readonly id: number; readonly number: string; readonly status: string; readonly version: number }
type OrderStep = { readonly on: string; readonly order: PlannedOrder }
type DeliveryStep = OrderStep & { readonly delivery: number }

/** Entered and submitted first; what is approved by then is sent, so that an order that waits for its approval goes on after it. */
async function order({ operations, ...buyer }: Buyer, { on, order: planned }: OrderStep): Promise<number> {
  const { uid, supplier } = planned
  const what = `order to ${supplier}`
  const isNew = await operations.on(on, what, async (call, tx) => {
    const before = await findOrder(tx, buyer.companyId, uid)
    const { id, version, status } = before ?? (await call(purchaseOrder.routes.create, enteredOf(buyer, planned, on)))
    if (status === 'draft') await call(purchaseOrder.transitionRoutes.submit, { id, version })
    return before === null
  })
  await operations.on(on, what, async (call, tx) => {
    const { id, version, status, number } = await requireOrder(tx, buyer.companyId, uid)
    if (status === 'approved') await call(purchaseOrder.transitionRoutes.send, { id, version })
    else if (status !== 'ordered' && status !== 'closed')
      throw new RetailFileError(
        `Purchase order ${number} to ${supplier} is ${status}. Have it approved under ${purchaseOrder.page.path} and run the command again.`,
      )
  })
  return isNew ? 1 : 0
}

function enteredOf(
  buyer: Omit<Buyer, 'operations'>,
  { uid, supplier, dueOn, laterDueOn, lines }: PlannedOrder,
  orderedOn: string,
) {
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
  const { uid, supplier, dueOn, deliveries } = planned
  return await operations.on(on, `goods of ${supplier}`, async (call, tx) => {
    const { id: orderId } = await requireOrder(tx, companyId, uid)
    const receiptUid = uuidOf(uid, 'receipt')
    if (await isCounted(tx, companyId, scanUid(receiptUid, delivery, 0))) return 0
    const note = { supplierDocNo: `${supplier} ${dueOn}`, uid: receiptUid, storeId: buyer.warehouseId }
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
  const { uid, supplier, dueOn } = planned
  const reference = `${supplier} ${dueOn}/${delivery + 1}`
  return await operations.on(on, `bill ${reference} of ${supplier}`, async (call, tx) => {
    const { id: orderId } = await requireOrder(tx, companyId, uid)
    if (await isBilled(tx, companyId, orderId, reference)) return 0
    const draft = await call(billOrder, { id: orderId, reference })
    const { lines } = await call(supplierInvoice.routes.get, { id: draft.id })
    const untaxed = lines.map(({ variantId, quantity, unitPrice }) => ({ variantId, quantity, unitPrice, taxCodeId }))
    const entered = await call(supplierInvoice.routes.update, { ...draft, lines: untaxed })
    const { status } = await call(supplierInvoice.transitionRoutes.post, { id: entered.id, version: entered.version })
    if (status !== 'posted') refuseWaiting(`Bill ${reference}`)
    return 1
  })
}

async function close(buyer: Buyer, { on, order: { uid, supplier } }: OrderStep): Promise<void> {
  const { companyId, operations } = buyer
  await operations.on(on, `order to ${supplier}`, async (call, tx) => {
    const { id, version, status } = await requireOrder(tx, companyId, uid)
    if (status === 'ordered') await call(purchaseOrder.transitionRoutes.close, { id, version, reason: givenUp })
  })
}

async function findOrder(tx: Tx, companyId: number, uid: string): Promise<Found | null> {
  const { rows } = await sql<Found>`
    select o.id, o.name as number, o.status, o.version from purchase.purchase_order o
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

function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`There is no ${what}.`)
  return value
}
