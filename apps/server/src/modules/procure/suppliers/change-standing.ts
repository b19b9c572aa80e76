import { fail } from '@countinghouse/contract/errors'
import { supplier } from '@countinghouse/contract/procure/supplier'
import type { Standing, StandingVerb } from '@countinghouse/contract/procure/supplier-standing'
import { standingSteps } from '@countinghouse/contract/procure/supplier-standing'
import type { SupplierStanding } from '@countinghouse/contract/procure/supplier-steps'
import { text } from '@countinghouse/contract/procure/supplier-steps.text'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { lockSupplier } from './lock-supplier.ts'

type Target = { readonly id: number; readonly version: number }
/** Next status of a supplier. */
type Next = {
  readonly standing: Standing
  readonly scope?: SupplierStanding['holdScope']
  readonly until?: string | null
  readonly reason?: string
}

/**
 * Throws: not_found, merged, stale with the current status, state_conflict with the available transitions, procure.rule_broken for
 * a hold that has already ended, procure.bank_account_waits.
 */
export async function changeStanding(
  ctx: Ctx,
  tx: Tx,
  verb: StandingVerb,
  { id, version }: Target,
  { standing, scope = null, until = null, reason }: Next,
): Promise<SupplierStanding> {
  const { companyId, userId, locale } = ctx
  const { name, isMerged: _isNot, currency: _stays, today, ...before } = await lockSupplier(ctx, tx, id)
  if (before.version !== version) fail('stale', { details: { current: before } })
  if (!standingSteps[verb].includes(before.standing)) rejectStep(verb, before.standing)
  if (until !== null && until < today) {
    const message = format(text.until_past, locale)
    fail('procure.rule_broken', { fields: { until: [{ code: 'rule', message }] } })
  }
  if (verb === 'approve') await rejectWaitingAccount(companyId, tx, id)
  const { rows } = await sql<SupplierStanding>`
    update procure.supplier set standing = ${standing}, hold_scope = ${scope}, hold_until = ${until}::date,
      standing_reason = ${reason ?? null}, updated_by = ${userId},
      approved_at = case when ${verb} = 'approve' then now() else approved_at end,
      approved_by = case when ${verb} = 'approve' then ${userId} else approved_by end
    where company_id = ${companyId} and id = ${id}
    returning id, version, standing, hold_scope as "holdScope", hold_until as "holdUntil", standing_reason as "standingReason"`.execute(
    tx,
  )
  const after = rows[0] ?? fail('not_found')
  const factsOf = ({ id: _id, version: _version, ...facts }: SupplierStanding) => facts
  ctx.audit({ entity: supplier.entity, entityId: id, label: name, before: factsOf(before), after: factsOf(after) })
  return after
}

function rejectStep(action: StandingVerb, from: Standing): never {
  const allowed = Object.entries(standingSteps).flatMap(([verb, standings]) => (standings.includes(from) ? [verb] : []))
  return fail('state_conflict', { details: { from, action, allowed } })
}

/** Approving a supplier relies on two users having checked its bank account. */
async function rejectWaitingAccount(companyId: number, tx: Tx, id: number): Promise<void> {
  const { rows } = await sql`
    select from procure.supplier_bank_account
    where company_id = ${companyId} and supplier_id = ${id} and state = 'pending' limit 1`.execute(tx)
  if (rows.length > 0) fail('procure.bank_account_waits')
}
