import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/sales/errors.text'
import { sql } from 'kysely'
import { atField } from '../../../platform/calls/at-field.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { TransitionOutcome } from '../../../platform/documents/document.ts'
import { reserveOpen } from './order-stock.ts'
import type { SalesOrder } from './price-order.ts'
import { taxOrder } from './price-order.ts'

/**
 * Confirms at the prices of the draft and reserves stock; above the credit limit of the customer the order is held. Throws:
 * sales.not_sellable, sales.price_missing, sales.tax_missing, at the lines. Locks: the customer, then pools and reservations.
 */
export async function confirmOrder(ctx: Ctx, tx: Tx, row: SalesOrder): Promise<TransitionOutcome> {
  await requireConfirmable(ctx, tx, row)
  const overLimitMinor = await readOverLimit(ctx, tx, row)
  if (overLimitMinor > 0) return { status: 'on_hold', set: { overLimitMinor } }
  await reserveOpen(ctx, tx, row.id)
  return { status: 'confirmed', set: { confirmedAt: ctx.now.toISOString(), overLimitMinor: null } }
}

/** Confirms a held order above the credit limit. Locks: the customer, then pools and reservations. */
export async function releaseHeld(ctx: Ctx, tx: Tx, row: SalesOrder): Promise<TransitionOutcome> {
  await readOverLimit(ctx, tx, row)
  await reserveOpen(ctx, tx, row.id)
  return { status: 'confirmed', set: { confirmedAt: ctx.now.toISOString(), releasedBy: ctx.userId } }
}

async function requireConfirmable(ctx: Ctx, tx: Tx, row: SalesOrder): Promise<void> {
  const at = (field: string, refused: (place: number) => boolean) =>
    row.lines.flatMap((_, place) => (refused(place) ? `lines.${place}.${field}` : []))
  const { rows } = await sql<{ id: number }>`
    select v.id from procure.variant v join procure.product p on p.company_id = v.company_id and p.id = v.product_id
    where v.company_id = ${ctx.companyId} and v.id = any(${row.lines.map(({ variantId }) => variantId)}::bigint[])
      and p.is_sellable and p.status = 'active' and v.status = 'active' and p.kind in ('stocked', 'service', 'consumable')`.execute(
    tx,
  )
  const sellable = new Set(rows.map(({ id }) => id))
  const unsold = at('variantId', (place) => !sellable.has(row.lines[place]?.variantId ?? 0))
  if (unsold.length > 0) fail('sales.not_sellable', atField(ctx, unsold, text.not_sellable))
  const unpriced = at('unitPrice', (place) => row.lines[place]?.price === null)
  if (unpriced.length > 0) fail('sales.price_missing', atField(ctx, unpriced, text.price_missing))
  const { lines } = await taxOrder(ctx, tx, row, row.orderedOn)
  const untaxed = at('variantId', (place) => lines[place]?.tax === null)
  if (untaxed.length > 0) fail('sales.tax_missing', atField(ctx, untaxed, text.tax_missing))
}

/** What the order exceeds the credit limit of its customer by; 0: it does not. Units: minor units of the company's currency. */
async function readOverLimit({ companyId }: Ctx, tx: Tx, { id, customerId }: SalesOrder): Promise<number> {
  const { rows } = await sql<{ limit: number | null }>`
    select c.credit_limit_minor as "limit" from crm.customer c where c.company_id = ${companyId} and c.id = ${customerId} for no key update`.execute(
    tx,
  )
  const limit = rows[0]?.limit ?? null
  if (limit === null) return 0
  const { rows: used } = await sql<{ over: number }>`
    select greatest(sales.credit_used(${companyId}, ${customerId}) + o.company_gross_minor - ${limit}::bigint, 0)::bigint as over
    from sales.sales_order o where o.company_id = ${companyId} and o.id = ${id}`.execute(tx)
  return used[0]?.over ?? 0
}
