import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/inventory/settlement.text'
import { format } from '@countinghouse/contract/text'
import { takePart, valueOfPart } from '@countinghouse/kernel/quantity'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { LateCost } from '../post-revaluation.ts'
import type { Decided } from './validate-settlement.ts'
import type { Difference } from './read-differences.ts'

type Arrival = { readonly postingId: number; readonly lineNo: number; readonly quantity: number }

/**
 * Value reductions of damaged goods by the postings that received them, for the ledger to allocate. Throws: inventory.rule_broken if a
 * value would become negative.
 */
export async function readDiscounts(ctx: Ctx, tx: Tx, decided: readonly Decided[]): Promise<LateCost[]> {
  const lower = decided.filter(({ action }) => action === 'damage_discount')
  requireWorth(ctx, lower)
  const costs: LateCost[] = []
  for (const { difference, discountMinor } of lower) {
    let left = { open: difference.damaged, openMinor: discountMinor ?? 0 }
    for (const { postingId, lineNo, quantity } of await readArrivals(ctx, tx, difference)) {
      const taken = takePart(left, quantity)
      left = taken.left
      if (taken.valueMinor > 0) costs.push({ postingId, lineNo, costMinor: -taken.valueMinor })
    }
  }
  return costs
}

function requireWorth({ locale }: Ctx, lower: readonly Decided[]): void {
  const below = lower.filter(({ difference: { damaged, worthMinor }, quantity, discountMinor }) => {
    const worth = valueOfPart({ open: damaged, openMinor: worthMinor }, quantity)
    return (discountMinor ?? 0) > worth
  })
  if (below.length === 0) return
  const message = format(text.below_nothing, locale)
  const fields = Object.fromEntries(
    below.map(({ lineNo }) => [`lines.${lineNo - 1}.discountMinor`, [{ code: 'rule', message }]]),
  )
  fail('inventory.rule_broken', { fields })
}

/** Quantities of a line received as damaged, by posting. */
async function readArrivals({ companyId }: Ctx, tx: Tx, { receiptId, lineNo }: Difference): Promise<Arrival[]> {
  const { rows } = await sql<Arrival>`
    select p.id as "postingId", m.line_no as "lineNo", m.quantity::float8 as quantity
    from inventory.stock_posting p
    join inventory.stock_move m on m.company_id = p.company_id and m.posted_on = p.posted_on and m.posting_id = p.id and m.source_line_id = ${lineNo}
    join inventory.location l on l.company_id = m.company_id and l.id = m.to_location_id and not l.is_allocatable
    where p.company_id = ${companyId} and p.source_type = 'transfer_receipt' and p.source_id = ${receiptId} order by p.id, m.line_no`.execute(
    tx,
  )
  return rows
}
