import { memberSteps, tradeMember } from '@countinghouse/contract/crm/trade-member'
import type { MemberVerb, stopMember } from '@countinghouse/contract/crm/trade-member'
import type { changeLimit } from '@countinghouse/contract/crm/trade-member-limit'
import { fail } from '@countinghouse/contract/errors'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { runStep } from '../steps/run-step.ts'
import { recordCreditEvent } from './record-credit-event.ts'

const { entity } = tradeMember
const kindOf = { stop: 'stopped', suspend: 'suspended', resume: 'resumed' } as const

/** Stops, suspends or resumes an account. Throws: not_found, stale, state_conflict. Locks: the customer, then the member. */
export async function changeStatus(
  ctx: Ctx,
  tx: Tx,
  verb: MemberVerb,
  { reason, ...target }: InputOfRoute<typeof stopMember>,
): Promise<OutputOfRoute<typeof stopMember>> {
  await lockCustomer(ctx, tx, target.id)
  const { from, to } = memberSteps[verb]
  const isResumed = to === 'active'
  const answer = await runStep(
    ctx,
    tx,
    {
      entity,
      action: verb,
      from,
      to,
      set: { stopReason: isResumed ? null : reason },
      stamps: { stopped_at: isResumed ? null : 'now' },
    },
    target,
  )
  await recordCreditEvent(ctx, tx, { tradeMemberId: target.id, kind: kindOf[verb], reason })
  return answer
}

/** Sets the credit limit of the customer. Throws: not_found, stale. Locks: the customer, then the member. */
export async function setLimit(
  ctx: Ctx,
  tx: Tx,
  { id, version, creditLimitMinor, reason }: InputOfRoute<typeof changeLimit>,
): Promise<OutputOfRoute<typeof changeLimit>> {
  const { companyId, userId } = ctx
  const { customerId, limitMinor } = await lockCustomer(ctx, tx, id)
  const { rows } = await sql<{ version: number; name: string }>`
    update crm.trade_member set updated_by = ${userId} where company_id = ${companyId} and id = ${id} and version = ${version}
    returning version, name`.execute(tx)
  const changed = rows[0] ?? fail('stale', { details: { current: await readVersion(ctx, tx, id) } })
  // The event first: the database lets the limit of a member follow its last event alone.
  const limits = { fromMinor: limitMinor, toMinor: creditLimitMinor }
  await recordCreditEvent(ctx, tx, { tradeMemberId: id, kind: 'limit_changed', reason, ...limits })
  await sql`
    update crm.customer set credit_limit_minor = ${creditLimitMinor}, updated_by = ${userId}
    where company_id = ${companyId} and id = ${customerId}`.execute(tx)
  ctx.audit({
    entity,
    entityId: id,
    label: changed.name,
    before: { creditLimitMinor: limitMinor },
    after: { creditLimitMinor, reason },
  })
  return { id, version: changed.version, creditLimitMinor }
}

/** Whoever changes an account waits for who confirms its orders or charges it, and they for him. Throws: not_found. */
async function lockCustomer({ companyId }: Ctx, tx: Tx, id: number) {
  const { rows } = await sql<{ customerId: number; limitMinor: number | null }>`
    select c.id as "customerId", c.credit_limit_minor as "limitMinor" from crm.trade_member m
    join crm.customer c on c.company_id = m.company_id and c.id = m.customer_id
    where m.company_id = ${companyId} and m.id = ${id} for no key update of c`.execute(tx)
  return rows[0] ?? fail('not_found')
}

async function readVersion({ companyId }: Ctx, tx: Tx, id: number): Promise<{ version: number }> {
  const { rows } = await sql<{ version: number }>`
    select m.version from crm.trade_member m where m.company_id = ${companyId} and m.id = ${id}`.execute(tx)
  return rows[0] ?? fail('not_found')
}
