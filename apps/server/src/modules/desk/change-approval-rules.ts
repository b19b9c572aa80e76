import type { ApprovalRule } from '@countinghouse/contract/desk/approval-rule'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Tx } from '../../platform/database/db.ts'
import { findRule } from './approval-rules.ts'

type Values = Omit<ApprovalRule, 'id' | 'version' | 'updatedAt' | 'updatedBy'>

/** Throws: duplicate for a name that is taken. */
export async function insertRule(ctx: Ctx, tx: Tx, values: Values): Promise<ApprovalRule> {
  const { rows } = await sql<{ id: number }>`
    insert into desk.approval_rule (company_id, document_type, name, priority, amount_from, amount_to, currency, store_id, conditions, is_additional, updated_by)
    values (${ctx.companyId}, ${values.documentType}, ${values.name}, ${values.priority}, ${values.amountFrom}, ${values.amountTo},
      ${values.currency}, ${values.storeId}, ${JSON.stringify(values.conditions)}::jsonb, ${values.isAdditional}, ${ctx.userId})
    returning id`.execute(tx)
  const id = rows[0]?.id ?? 0
  await putSteps(ctx, tx, id, values.steps)
  ctx.audit({ entity, entityId: id, label: values.name, before: null, after: audited(values) })
  return await findRule(tx, ctx.companyId, id)
}

/** Throws: duplicate for a name that is taken. */
export async function updateRule(ctx: Ctx, tx: Tx, before: ApprovalRule, values: Values): Promise<ApprovalRule> {
  const { id } = before
  await sql`
    update desk.approval_rule set name = ${values.name}, priority = ${values.priority}, amount_from = ${values.amountFrom},
      amount_to = ${values.amountTo}, currency = ${values.currency}, store_id = ${values.storeId},
      conditions = ${JSON.stringify(values.conditions)}::jsonb, is_additional = ${values.isAdditional}, updated_by = ${ctx.userId}
    where company_id = ${ctx.companyId} and id = ${id}`.execute(tx)
  await putSteps(ctx, tx, id, values.steps)
  ctx.audit({ entity, entityId: id, label: values.name, before: audited(before), after: audited(values) })
  return await findRule(tx, ctx.companyId, id)
}

export async function removeRule(ctx: Ctx, tx: Tx, before: ApprovalRule): Promise<{ id: number }> {
  const { id, name } = before
  await sql`delete from desk.approval_rule where company_id = ${ctx.companyId} and id = ${id}`.execute(tx)
  ctx.audit({ entity, entityId: id, label: name, before: audited(before), after: null })
  return { id }
}

const entity = 'desk.approval_rule'

async function putSteps({ companyId }: Ctx, tx: Tx, ruleId: number, steps: ApprovalRule['steps']): Promise<void> {
  const rows = steps.map((step, index) => ({ ...step, ordinal: index + 1 }))
  await sql`delete from desk.approval_step where company_id = ${companyId} and rule_id = ${ruleId}`.execute(tx)
  await sql`
    insert into desk.approval_step (company_id, rule_id, ordinal, role_id, user_id, is_at_store, needed_count, limit_hours, escalation_role_id)
    select ${companyId}, ${ruleId}, s.ordinal, s."roleId", s."userId", s."isAtStore", s."neededCount",
      (s.escalation ->> 'hours')::integer, (s.escalation ->> 'roleId')::bigint
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s(ordinal integer, "roleId" bigint, "userId" bigint,
      "isAtStore" boolean, "neededCount" integer, escalation jsonb)`.execute(tx)
}

function audited(values: Values): Record<string, unknown> {
  const { documentType, name, priority, amountFrom, amountTo, currency, storeId, conditions, isAdditional, steps } =
    values
  return { documentType, name, priority, amountFrom, amountTo, currency, storeId, conditions, isAdditional, steps }
}
