import { text } from '@countinghouse/contract/desk/handover.text'
import { fail } from '@countinghouse/contract/errors'
import { format } from '@countinghouse/contract/text'
import type { Text } from '@countinghouse/kernel/text'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { Handed, NamedPerson, Successor } from '../../../platform/jobs/handover.ts'
import { grantsOf } from '../approvers.ts'

/** Unfinished steps of open requests that name a person. */
export function waitingSteps(companyId: number, userId: number): RawBuilder<unknown> {
  return sql`
    select s.request_id, s.ordinal from desk.approval_request_step s
    join desk.approval_request r on r.company_id = s.company_id and r.id = s.request_id and r.status = 'pending'
    where s.company_id = ${companyId} and s.user_id = ${userId} and s.ordinal >= r.current_step`
}

/** Open requests whose step requires a role of this person that no other eligible approver holds. */
export function strandedRequests(companyId: number, userId: number): RawBuilder<unknown> {
  return sql`
    select r.id from desk.approval_request r
    join desk.approval_request_step s on s.company_id = r.company_id and s.request_id = r.id and s.ordinal = r.current_step
    where r.company_id = ${companyId} and r.status = 'pending' and s.role_id is not null
      and exists (select from (${grantsOf(companyId)}) g where g.user_id = ${userId} and g.role_id in (s.role_id, s.escalation_role_id))
      and not exists (
        select from (${grantsOf(companyId)}) g
        join erp.app_user u on u.company_id = ${companyId} and u.id = g.user_id and u.status = 1
        where g.user_id not in (${userId}, r.requested_by) and g.role_id in (s.role_id, s.escalation_role_id)
          and (g.store_id is null or g.store_id = r.store_id))`
}

export function rulesNaming(companyId: number, userId: number): RawBuilder<unknown> {
  return sql`select distinct s.rule_id as id from desk.approval_step s where s.company_id = ${companyId} and s.user_id = ${userId}`
}

/**
 * The successor decides instead. Throws: erp.successor_unfit where the successor is the requester or already takes part in the
 * request, which could then never be completed. Locks: the requests.
 */
export async function handApprovals(ctx: Ctx, tx: Tx, { from, to }: Successor): Promise<Handed[]> {
  const { companyId } = ctx
  const steps = waitingSteps(companyId, from.id)
  await sql`
    select from desk.approval_request r where r.company_id = ${companyId} and r.id in (select w.request_id from (${steps}) w)
    order by r.id for no key update`.execute(tx)
  const unfit = await count(
    tx,
    sql`
    select distinct r.id from (${steps}) w join desk.approval_request r on r.company_id = ${companyId} and r.id = w.request_id
    where r.requested_by = ${to.id}
      or exists (select from desk.approval_decision d
        where d.company_id = r.company_id and d.request_id = r.id and ${to.id} in (d.decided_by, d.on_behalf_of))
      or exists (select from desk.approval_request_step o
        where o.company_id = r.company_id and o.request_id = r.id and o.user_id = ${to.id} and o.ordinal >= r.current_step)`,
  )
  if (unfit > 0) refuse(ctx, text.unfitApprovals, to, unfit)
  const { rows } = await sql<Handed & { documentType: string; documentId: number; step: number; isWaiting: boolean }>`
    with handed as (
      update desk.approval_request_step s set user_id = ${to.id} from (${steps}) w
      where s.company_id = ${companyId} and s.request_id = w.request_id and s.ordinal = w.ordinal returning s.request_id, s.ordinal),
    touched as (
      update desk.approval_request r set updated_at = now()
      where r.company_id = ${companyId} and r.id in (select h.request_id from handed h)
      returning r.id, r.label, r.document_type, r.document_id, r.current_step)
    select t.id, t.label, t.document_type as "documentType", t.document_id as "documentId", t.current_step as step,
      exists (select from handed h where h.request_id = t.id and h.ordinal = t.current_step) as "isWaiting"
    from touched t order by t.id`.execute(tx)
  for (const { id: requestId, isWaiting, documentType, documentId, step } of rows)
    if (isWaiting) ctx.emit('desk.approval_requested', { requestId, documentType, documentId, step })
  return rows
}

/** Future requests go to the successor. Throws: erp.successor_unfit where a rule already names the successor. */
export async function handRules(ctx: Ctx, tx: Tx, { from, to }: Successor): Promise<Handed[]> {
  const { companyId, userId } = ctx
  const unfit = await count(
    tx,
    sql`select a.id from (${rulesNaming(companyId, from.id)}) a join (${rulesNaming(companyId, to.id)}) b on b.id = a.id`,
  )
  if (unfit > 0) refuse(ctx, text.unfitRules, to, unfit)
  const { rows } = await sql<Handed>`
    with handed as (
      update desk.approval_step s set user_id = ${to.id}
      where s.company_id = ${companyId} and s.user_id = ${from.id} returning s.rule_id)
    update desk.approval_rule r set updated_at = now(), updated_by = ${userId}
    where r.company_id = ${companyId} and r.id in (select h.rule_id from handed h) returning r.id, r.name as label`.execute(
    tx,
  )
  return rows
}

async function count(tx: Tx, rows: RawBuilder<unknown>): Promise<number> {
  const counted = await sql<{ count: number }>`select count(*)::int as count from (${rows}) r`.execute(tx)
  return counted.rows[0]?.count ?? 0
}

function refuse({ locale }: Ctx, words: Text, { name }: NamedPerson, unfit: number): never {
  const message = format(words, locale, { name, count: unfit })
  return fail('erp.successor_unfit', { fields: { successorId: [{ code: 'successor_unfit', message }] } })
}
