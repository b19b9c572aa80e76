import { fail } from '@countinghouse/contract/errors'
import { countApprovalLimit } from '@countinghouse/contract/inventory/count-settings'
import { stockCheck } from '@countinghouse/contract/inventory/stock-check'
import { permissionName } from '@countinghouse/contract/page'
import { sql } from 'kysely'
import type { ApprovalType } from '../../../platform/documents/approval-type.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { TransitionOutcome } from '../../../platform/documents/document.ts'
import { documentApproval } from '../../../platform/documents/document-approval.ts'
import { may } from '../../../platform/access/permission.ts'
import { readSetting } from '../../../platform/config/settings.ts'
import { submitForApproval } from '../../desk/index.ts'
import type { Check } from './check-row.ts'
import { namedLines } from './open-lines.ts'

type Weight = { amount: number; currency: string; largest: number; differences: number }

const engine = documentApproval(stockCheck, {
  title: stockCheck.text.one,
  value: async (ctx, tx, row) => {
    const { amount, currency, differences } = await value(ctx, tx, row.id)
    return { amount, currency, summary: `${differences} × ${row['round']}` }
  },
})

/** The approver has not counted, and later counts require a new approval. */
export const checkApproval: ApprovalType = {
  ...engine,
  lock: async (ctx, tx, id) => {
    const found = await engine.lock(ctx, tx, id)
    return found && { ...found, fingerprint: `${found.fingerprint} ${found.summary} ${found.amount}` }
  },
  onApproved: async (ctx, tx, id) => {
    await rejectCounter(ctx, tx, id)
    await engine.onApproved(ctx, tx, id)
  },
}

/**
 * Throws: inventory.own_count, inventory.count_unfinished; inventory.above_limit if a variance exceeds a supervisor's limit and no approval
 * rule names another approver.
 */
export async function approveCheck(ctx: Ctx, tx: Tx, check: Check): Promise<TransitionOutcome> {
  const { companyId, grants } = ctx
  const { id, storeId } = check
  await rejectCounter(ctx, tx, id)
  const lines = await namedLines(ctx, tx, id, sql`n.state in ('open', 'outside')`)
  if (lines.length > 0) fail('inventory.count_unfinished', { details: { lines } })
  const waiting = await submitForApproval(ctx, tx, checkApproval, id)
  if (waiting !== null) return waiting
  const { largest } = await value(ctx, tx, id)
  const limit = await readSetting(tx, { companyId, storeId }, countApprovalLimit)
  if (largest > limit && !may(grants, permissionName(stockCheck.page, 'approve_above_limit')))
    fail('inventory.above_limit')
  return { status: 'approved' }
}

async function rejectCounter({ companyId, userId }: Ctx, tx: Tx, id: number): Promise<void> {
  const { rows } = await sql`
    select from inventory.stock_check_entry e
    where e.company_id = ${companyId} and e.stock_check_id = ${id} and e.created_by = ${userId} limit 1`.execute(tx)
  if (rows.length > 0) fail('inventory.own_count')
}

/** Total value added and removed, and the largest variance, in minor units. */
async function value({ companyId }: Ctx, tx: Tx, id: number): Promise<Weight> {
  const { rows } = await sql<Weight>`
    select c.base_currency as currency, coalesce(sum(abs(n.value_minor)), 0)::bigint as amount,
      coalesce(max(abs(n.value_minor)), 0)::bigint as largest, count(*) filter (where n.variance <> 0)::integer as differences
    from erp.company c
    left join inventory.stock_check_line n on n.company_id = ${companyId} and n.stock_check_id = ${id}
    where c.id = ${companyId} group by c.base_currency`.execute(tx)
  const [found] = rows
  if (found === undefined) throw new Error('There is no such company.')
  return found
}
