import type { ApprovalRule } from '@countinghouse/contract/desk/approval-rule'
import { text } from '@countinghouse/contract/desk/errors.text'
import { fail } from '@countinghouse/contract/errors'
import { text as issueText } from '@countinghouse/contract/issues.text'
import { format } from '@countinghouse/contract/text'
import type { Text } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import type { ApprovalType } from '../../platform/documents/approval-type.ts'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Reader, Tx } from '../../platform/database/db.ts'

type Values = Pick<ApprovalRule, 'amountFrom' | 'amountTo' | 'currency' | 'storeId' | 'conditions' | 'steps'>
type Issue = readonly [path: string, code: string, text: Text]

/** The declared type of a document. Throws: invalid_input. */
export function typeOf(ctx: Ctx, types: readonly ApprovalType[], entity: string): ApprovalType {
  const type = types.find((known) => known.entity === entity)
  return type ?? refuse(ctx, 'invalid_input', [['documentType', 'not_a_choice', issueText.not_a_choice]])
}

/** Throws: invalid_input for a store, role or person of another company; desk.rule_unfit for a rule that contradicts itself. */
export async function requireFit(ctx: Ctx, db: Reader | Tx, type: ApprovalType, values: Values): Promise<void> {
  const strangers = await strangersIn(ctx, db, values)
  if (strangers.length > 0) refuse(ctx, 'invalid_input', strangers)
  const unfit = [
    ...contradictions(values),
    ...bareLimits(type, values),
    ...unknownFields(type, Object.keys(values.conditions), 'conditions'),
    ...unknownValues(type, values.conditions),
  ]
  if (unfit.length > 0) refuse(ctx, 'desk.rule_unfit', unfit)
}

/** Field names that documents of the type do not have. */
export function unknownFields(type: ApprovalType, names: readonly string[], part: string): Issue[] {
  const unknown = names.filter((name) => !Object.hasOwn(type.fields, name))
  return unknown.map((name) => [`${part}.${name}`, 'unknown_field', issueText.unknown_field])
}

function unknownValues({ fields }: ApprovalType, conditions: Values['conditions']): Issue[] {
  return Object.entries(conditions).flatMap(([name, values]) => {
    const choices = fields[name]?.choices ?? {}
    const isUnknown = Object.hasOwn(fields, name) && values.some((value) => !Object.hasOwn(choices, value))
    return isUnknown ? [[`conditions.${name}`, 'not_a_choice', issueText.not_a_choice] as const] : []
  })
}

export function refuse(ctx: Ctx, error: 'invalid_input' | 'desk.rule_unfit', issues: readonly Issue[]): never {
  const fields = issues.map(([path, code, words]) => [path, [{ code, message: format(words, ctx.locale) }]])
  return fail(error, { fields: Object.fromEntries(fields) as Record<string, { code: string; message: string }[]> })
}

/** Ids that refer to nothing in the company; an absent value is valid. */
export async function strangersIn(
  { companyId }: Ctx,
  db: Reader | Tx,
  { storeId, steps }: Pick<Values, 'storeId' | 'steps'>,
): Promise<Issue[]> {
  const named = [
    ...(storeId === null ? [] : [['storeId', 'erp.store', storeId] as const]),
    ...steps.flatMap(({ roleId, userId, escalation }, index) => [
      [`steps.${index}.roleId`, 'erp.role', roleId] as const,
      [`steps.${index}.userId`, 'erp.app_user', userId] as const,
      [`steps.${index}.escalation.roleId`, 'erp.role', escalation?.roleId ?? null] as const,
    ]),
  ].flatMap(([path, entity, id]) => (id === null ? [] : [{ path, entity, id }]))
  const { rows } = await sql<{ path: string }>`
    select n.path from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as n(path text, entity text, id bigint)
    where not exists (
      select from erp.store s where n.entity = 'erp.store' and s.company_id = ${companyId} and s.id = n.id
      union all select from erp.role r where n.entity = 'erp.role' and r.company_id = ${companyId} and r.id = n.id
      union all select from erp.app_user u where n.entity = 'erp.app_user' and u.company_id = ${companyId} and u.id = n.id)`.execute(
    db,
  )
  return rows.map(({ path }) => [path, 'not_a_choice', issueText.not_a_choice])
}

/** Amount limits without a currency, which cannot be compared with any document. */
function bareLimits({ measure }: ApprovalType, { amountFrom, amountTo, currency }: Values): Issue[] {
  const isBare = measure === 'amount' && currency === null && (amountFrom !== null || amountTo !== null)
  return isBare ? [['currency', 'required', issueText.required]] : []
}

function contradictions({ amountFrom, amountTo, steps }: Values): Issue[] {
  const isReversed = amountFrom !== null && amountTo !== null && amountTo < amountFrom
  return [
    ...(isReversed ? [['amountTo', 'rule_range', text.rule_range] as const] : []),
    ...steps.flatMap(({ roleId, userId, neededCount, isAtStore }, index): Issue[] => {
      if ((roleId === null) === (userId === null))
        return [[`steps.${index}.roleId`, 'rule_one_approver', text.rule_one_approver]]
      const isMoreThanOne = userId !== null && (neededCount > 1 || isAtStore)
      return isMoreThanOne ? [[`steps.${index}.neededCount`, 'rule_one_person', text.rule_one_person]] : []
    }),
  ]
}
