import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/purchase/errors.text'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import { attempt } from '../../../platform/calls/attempt.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { reverseEvents } from '../../inventory/index.ts'
import { orderSource } from './order-source.ts'

/** A receipt is posted in parts: events from this number on reverse the earlier ones. */
const firstReversal = 1001

/** Products in a message. */
const mostNamed = 5

/** As the ledger refuses it. Units: stock units. */
type Missing = {
  readonly variantId: number
  readonly locationId?: number
  readonly need: number
  readonly free: number
}

/**
 * Reverses the postings of a receipt. Throws: inventory.insufficient_stock with the products and locations that lack stock, what
 * reverseEvents throws. Locks: those of the postings.
 */
export async function reverseStockOf(ctx: Ctx, tx: Tx, receiptId: number): Promise<void> {
  const reversed = { sourceType: orderSource.sourceType, sourceId: receiptId, firstReversal }
  const tried = await attempt(ctx, tx, (noting) => reverseEvents(noting, tx, reversed))
  if (!('refusal' in tried)) return
  const { refusal } = tried
  if (refusal.code !== 'inventory.insufficient_stock') throw refusal
  const { lines = [] } = (refusal.details ?? {}) as { readonly lines?: readonly Missing[] }
  const missing = await nameMissing(ctx, tx, lines)
  const named = missing.slice(0, mostNamed).map((one) => format(text.missing_at, ctx.locale, one))
  if (missing.length > mostNamed) named.push('…')
  fail('inventory.insufficient_stock', {
    message: format(text.receipt_goods_gone, ctx.locale, { goods: named.join('; ') }),
    details: { missing },
  })
}

type Named = {
  readonly variantId: number
  readonly sku: string
  readonly location: string
  readonly need: number
  readonly free: number
}

async function nameMissing({ companyId }: Ctx, tx: Tx, lines: readonly Missing[]): Promise<readonly Named[]> {
  const { rows } = await sql<Named>`
    select v.id as "variantId", v.sku, coalesce(l.code, '') as location, m.need, m.free
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as m ("variantId" bigint, "locationId" bigint, need float8, free float8)
    join procure.variant v on v.company_id = ${companyId} and v.id = m."variantId"
    left join inventory.location l on l.company_id = ${companyId} and l.id = m."locationId"
    order by v.sku, l.code`.execute(tx)
  return rows
}
