import { fail } from '@countinghouse/contract/errors'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { TransitionOutcome } from '../../../platform/documents/document.ts'
import type { Check } from './check-row.ts'
import { namedLines } from './open-lines.ts'
import { isPostedElsewhere } from './posted-elsewhere.ts'

type Chosen = Readonly<Record<string, unknown>>

const isUndecided = sql`n.state = 'outside'`

/** The selected lines, else all eligible ones. */
function chosenOf({ lineIds }: Chosen, waiting: RawBuilder<unknown> = isUndecided) {
  const ids = Array.isArray(lineIds) ? (lineIds as readonly number[]) : []
  return ids.length === 0 ? waiting : sql`n.id = any(${ids}::bigint[])`
}

/**
 * Reopens lines for a recount by another user and clears their counts except the variance; by default those awaiting a decision or
 * corrected by another check since. Throws: inventory.nothing_to_recount.
 */
export async function sendBack({ companyId }: Ctx, tx: Tx, check: Check, input: Chosen): Promise<TransitionOutcome> {
  const round = check.round + 1
  const { rows } = await sql`
    update inventory.stock_check_line n set state = 'open', round = ${round}, times = n.times + 1, earlier_variance = n.variance,
      counted = null, counted_at = null, expected = null, value_minor = null, is_moved = false
    where n.company_id = ${companyId} and n.stock_check_id = ${check.id} and n.state <> 'open'
      and (${chosenOf(input, sql`${isUndecided} or ${isPostedElsewhere}`)})
    returning n.id`.execute(tx)
  if (rows.length === 0) fail('inventory.nothing_to_recount')
  return { set: { round } }
}

/** Accepts variances after two users have counted. Throws: inventory.recount_first with the lines. */
export async function acceptLines(ctx: Ctx, tx: Tx, check: Check, input: Chosen): Promise<void> {
  const lines = await namedLines(ctx, tx, check.id, sql`n.state = 'outside' and n.times < 2 and ${chosenOf(input)}`)
  if (lines.length > 0) fail('inventory.recount_first', { details: { lines } })
  await sql`
    update inventory.stock_check_line n set state = 'accepted'
    where n.company_id = ${ctx.companyId} and n.stock_check_id = ${check.id} and n.state = 'outside' and ${chosenOf(input)}`.execute(
    tx,
  )
}
