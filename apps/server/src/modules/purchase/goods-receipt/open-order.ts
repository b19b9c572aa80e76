import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/purchase/errors.text'
import { format } from '@countinghouse/contract/text'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { openReceipt } from '../../inventory/index.ts'
import { announcedNumber } from '../partner-order/shipment-from-partner.ts'
import { orderSource, requireReceivable } from './order-source.ts'
import type { PurchaseOrder } from '../purchase-order/calculate-order.ts'

type Entered = {
  readonly uid: string
  readonly storeId: number | null
  readonly supplierDocNo: string | null
  readonly containerReceiptId?: number | undefined
}
type Found = Pick<PurchaseOrder, 'id' | 'status' | 'isOnHold' | 'supplierId'> & {
  readonly number: string
  readonly storeId: number
  readonly store: string
  readonly today: string
  readonly openLines: number
  readonly open: { readonly id: number } | null
}

/** As `open`, by the number of the order. Throws: purchase.unknown_order at the number. */
export async function openByNumber(
  ctx: Ctx,
  tx: Tx,
  { order, ...entered }: Entered & { readonly order: string },
): Promise<{ id: number }> {
  const named = sql`o.number = upper(${order.trim()})`
  const message = format(text.unknown_order, ctx.locale)
  const found = await findAndLock(ctx, tx, named, entered.storeId)
  if (found === null) return fail('purchase.unknown_order', { fields: { order: [{ code: 'unknown', message }] } })
  return await openFound(ctx, tx, found, entered)
}

/**
 * Starts or continues receiving an order for a store. Throws: not_found, inventory.wrong_store with its destination,
 * purchase.not_ordered, purchase.on_hold, purchase.nothing_open. Locks: the order.
 */
export async function openById(
  ctx: Ctx,
  tx: Tx,
  { id, ...entered }: Entered & { readonly id: number },
): Promise<{ id: number }> {
  const found = (await findAndLock(ctx, tx, sql`o.id = ${id}`, entered.storeId)) ?? fail('not_found')
  return await openFound(ctx, tx, found, entered)
}

/** As `openById`, for goods that are received in one step. Throws: purchase.being_received where a receipt is open already. */
export async function openNew(
  ctx: Ctx,
  tx: Tx,
  { id, ...entered }: Entered & { readonly id: number },
): Promise<{ id: number }> {
  const found = (await findAndLock(ctx, tx, sql`o.id = ${id}`, entered.storeId)) ?? fail('not_found')
  return found.open === null ? await openFound(ctx, tx, found, entered) : fail('purchase.being_received')
}

async function openFound(ctx: Ctx, tx: Tx, found: Found, entered: Entered): Promise<{ id: number }> {
  const { uid, supplierDocNo, containerReceiptId = null } = entered
  const { id: purchaseOrderId, supplierId, openLines } = found
  const { id } = await openReceipt(ctx, tx, orderSource, {
    ...found,
    named: ['purchaseOrder', found.number],
    guard() {
      requireReceivable(found)
      if (openLines === 0) fail('purchase.nothing_open')
    },
    // Goods of a partner company come with the delivery note that it announced.
    values: {
      uid,
      purchaseOrderId,
      supplierId,
      supplierDocNo: supplierDocNo ?? (await announcedNumber(ctx.companyId, tx, purchaseOrderId)),
    },
  })
  // The same uid again answers the stored receipt.
  await sql`
    insert into purchase.order_receipt (company_id, receipt_id, purchase_order_id, container_receipt_id)
    values (${ctx.companyId}, ${id}, ${purchaseOrderId}, ${containerReceiptId}) on conflict do nothing`.execute(tx)
  return { id }
}

async function findAndLock(
  { companyId, now }: Ctx,
  tx: Tx,
  named: RawBuilder<unknown>,
  storeId: number | null,
): Promise<Found | null> {
  // A separate statement, so that reads after the lock see what other transactions committed before.
  await sql`select from purchase.purchase_order o where o.company_id = ${companyId} and ${named} for no key update`.execute(
    tx,
  )
  const { rows } = await sql<Found>`
    select o.id, o.number, o.status, o.is_on_hold as "isOnHold", o.supplier_id as "supplierId", s.id as "storeId", s.name as store,
      ((${now.toISOString()}::timestamptz at time zone s.timezone)::date)::text as today,
      (select count(*)::int from purchase.purchase_order_line l where l.company_id = o.company_id and l.purchase_order_id = o.id
        and l.open_quantity > 0 and (case when l.store_id is null then o.store_id else l.store_id end) = s.id) as "openLines",
      (select json_build_object('id', r.id) from inventory.receipt r where r.company_id = o.company_id and r.source_id = o.id
        and r.store_id = s.id and r.status in ('draft', 'posted')) as open
    from purchase.purchase_order o
    join erp.store s on s.company_id = o.company_id and s.id = (case when ${storeId}::bigint is null then o.store_id else ${storeId}::bigint end)
    where o.company_id = ${companyId} and o.number is not null and ${named}`.execute(tx)
  return rows[0] ?? null
}
