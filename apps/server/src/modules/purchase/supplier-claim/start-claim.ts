import { randomUUID } from 'node:crypto'
import { fail } from '@countinghouse/contract/errors'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import { billPriceTolerance } from '@countinghouse/contract/purchase/purchase-settings'
import type { startClaim as route } from '@countinghouse/contract/purchase/supplier-claim'
import { supplierClaim } from '@countinghouse/contract/purchase/supplier-claim'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { changedByRate, unitsOfDecimal } from '@countinghouse/kernel/exact'
import { priceDecimals } from '@countinghouse/kernel/money-line'
import { roundedQuantity } from '@countinghouse/kernel/quantity'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import { readSetting } from '../../../platform/config/settings.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { createDocument, readDocument } from '../../../platform/documents/document.ts'
import type { PurchaseOrder } from '../purchase-order/calculate-order.ts'
import { calculateClaim } from './calculate-claim.ts'
import type { Claimable } from './read-claimable.ts'
import { readClaimable } from './read-claimable.ts'

/** Throws: not_found, purchase.nothing_to_claim. Locks: the order. */
export async function startClaim(
  ctx: Ctx,
  tx: Tx,
  { id }: InputOfRoute<typeof route>,
): Promise<OutputOfRoute<typeof route>> {
  const { companyId } = ctx
  const order = (await readDocument(ctx, tx, purchaseOrder, id, 'view')) as PurchaseOrder
  const { supplierId, storeId } = order
  const stores = ctx.grants.storesWith('supplier-claims:create')
  if (stores !== null && !stores.includes(storeId)) fail('not_found')
  const begunId = await lockOrder(ctx, tx, id)
  if (begunId !== null) {
    const begun = await readDocument(ctx, tx, supplierClaim, begunId, 'create')
    // Continuing is recorded in the audit log, without a change.
    const facts = { purchaseOrder: order.name }
    ctx.audit({ entity: supplierClaim.entity, entityId: begunId, label: begun.name, before: facts, after: facts })
    return { id: begun.id, version: begun.version }
  }
  const tolerance = await readSetting(tx, ctx, billPriceTolerance)
  const lines = (await readClaimable(companyId, tx, id)).flatMap((product) => linesOf(product, tolerance))
  if (lines.length === 0) fail('purchase.nothing_to_claim')
  const { rows } = await sql<{ today: string }>`
    select ((${ctx.now.toISOString()}::timestamptz at time zone s.timezone)::date)::text as today
    from erp.store s where s.company_id = ${companyId} and s.id = ${storeId}`.execute(tx)
  const entered = {
    purchaseOrderId: id,
    supplierId,
    storeId,
    currency: order.currency ?? fail('not_found'),
    claimedOn: rows[0]?.today ?? fail('not_found'),
    lines,
  }
  const said = { uid: randomUUID(), note: null, ...entered, ...(await calculateClaim(ctx, tx, entered)) }
  const created = await createDocument(ctx, tx, supplierClaim, said)
  return { id: created.id, version: created.version }
}

/** The draft claim of the order, if there is one. */
async function lockOrder({ companyId }: Ctx, tx: Tx, id: number): Promise<number | null> {
  await sql`
    select from purchase.purchase_order o where o.company_id = ${companyId} and o.id = ${id} for no key update`.execute(
    tx,
  )
  const { rows } = await sql<{ id: number }>`
    select c.id from purchase.supplier_claim c
    where c.company_id = ${companyId} and c.purchase_order_id = ${id} and c.status = 'draft'`.execute(tx)
  return rows[0]?.id ?? null
}

/** What is invoiced beyond receipt and price, less what is claimed. Source: worked example B1. */
function linesOf(product: Claimable, tolerancePpm: number) {
  const { variantId, accepted, billed } = product
  const missing = roundedQuantity(billed - accepted - product.claimedMissing)
  const priced = roundedQuantity(Math.min(billed, accepted) - product.claimedPrice)
  const [at, most] = [
    unitsOfDecimal(product.billedPrice, priceDecimals),
    unitsOfDecimal(product.orderPrice, priceDecimals),
  ]
  const isTooHigh = at > changedByRate(most, tolerancePpm)
  return [
    ...(missing > 0 ? [lineOf(variantId, 'not_received', missing)] : []),
    ...(priced > 0 && isTooHigh ? [lineOf(variantId, 'price', priced)] : []),
  ]
}

/** At the price that a blank one stands for. */
function lineOf(variantId: number, cause: 'not_received' | 'price', quantity: number) {
  return { variantId, cause, quantity, unitPrice: null, claimMinor: null, note: null }
}
