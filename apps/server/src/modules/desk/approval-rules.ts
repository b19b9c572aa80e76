import type { ApprovalRule, ApprovalStep } from '@countinghouse/contract/desk/approval-rule'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { ApprovalDocument } from '../../platform/documents/approval-type.ts'
import type { Reader, Tx } from '../../platform/database/db.ts'

type Wanted = {
  readonly companyId: number
  readonly id?: number
  readonly documentType?: string
  readonly limit?: number
}
type Row = Omit<ApprovalRule, 'steps'> & { steps: ApprovalRule['steps'] }

type Approver = Pick<ApprovalStep, 'roleId' | 'userId' | 'isAtStore' | 'neededCount'>

const mostRules = 500

/** Rules in order of priority. */
export async function findRules(db: Reader | Tx, wanted: Wanted): Promise<ApprovalRule[]> {
  const { companyId, id = null, documentType = null, limit = mostRules } = wanted
  const { rows } = await sql<Row>`
    select r.id, r.version, r.document_type as "documentType", r.name, r.priority, r.amount_from as "amountFrom",
      r.amount_to as "amountTo", r.currency, r.store_id as "storeId", r.conditions, r.is_additional as "isAdditional", r.updated_at as "updatedAt",
      u.first_name || ' ' || u.last_name as "updatedBy",
      coalesce((select jsonb_agg(jsonb_build_object('roleId', s.role_id, 'userId', s.user_id, 'isAtStore', s.is_at_store,
          'neededCount', s.needed_count, 'escalation', case when s.limit_hours is not null
            then jsonb_build_object('hours', s.limit_hours, 'roleId', s.escalation_role_id) end) order by s.ordinal)
        from desk.approval_step s where s.company_id = r.company_id and s.rule_id = r.id), '[]') as steps
    from desk.approval_rule r join erp.app_user u on u.company_id = r.company_id and u.id = r.updated_by
    where r.company_id = ${companyId} and (${id}::bigint is null or r.id = ${id})
      and (${documentType}::text is null or r.document_type = ${documentType})
    order by r.document_type, r.priority, r.id limit ${limit}`.execute(db)
  return rows
}

/** Whether a rule for documents of this type asks for one of its fields, which need not be read otherwise. */
export async function isAskedFor(
  db: Reader | Tx,
  companyId: number,
  documentType: string,
  field: string,
): Promise<boolean> {
  const rules = await findRules(db, { companyId, documentType })
  return rules.some(({ conditions }) => conditions[field] !== undefined)
}

/** Throws: not_found. */
export async function findRule(db: Reader | Tx, companyId: number, id: number): Promise<ApprovalRule> {
  const [rule] = await findRules(db, { companyId, id })
  return rule ?? fail('not_found')
}

type Validated = Pick<ApprovalDocument, 'amount' | 'currency' | 'storeId' | 'values'>

/** The rules that match: the first that is not additional, then the additional ones. */
export function rulesThatFit(rules: readonly ApprovalRule[], document: Validated): readonly ApprovalRule[] {
  const first = ruleThatFits(
    rules.filter(({ isAdditional }) => !isAdditional),
    document,
  )
  const added = rules.filter((rule) => rule.isAdditional && isAbout(rule, document) && isWithin(rule, document))
  return first === undefined ? added : [first, ...added]
}

/** Their steps one after the other; a rule does not ask again whom a rule before it asks. */
export function stepsOf(rules: readonly ApprovalRule[]): readonly ApprovalStep[] {
  return rules.reduce<readonly ApprovalStep[]>(
    (steps, rule) => [...steps, ...rule.steps.filter((step) => !steps.some((earlier) => covers(earlier, step)))],
    [],
  )
}

/** The same people decide, and at least as many of them. */
export function covers(one: Approver, other: Approver): boolean {
  const isSame = one.roleId === other.roleId && one.userId === other.userId && one.isAtStore === other.isAtStore
  return isSame && one.neededCount >= other.neededCount
}

/**
 * The first rule that matches. Where the amount cannot be compared with the limits of a rule, for example in another currency, an
 * upper limit prevents a match: a small amount may need fewer approvals than a large one. When nothing else matches, the last such
 * rule applies.
 */
function ruleThatFits(rules: readonly ApprovalRule[], document: Validated): ApprovalRule | undefined {
  const about = rules.filter((rule) => isAbout(rule, document))
  return about.find((rule) => isWithin(rule, document)) ?? about.findLast((rule) => !isComparable(rule, document))
}

function isAbout({ storeId, conditions }: ApprovalRule, document: Validated): boolean {
  if (storeId !== null && storeId !== document.storeId) return false
  return Object.entries(conditions).every(([field, values]) => values.includes(document.values[field] ?? ''))
}

function isComparable({ currency }: ApprovalRule, document: Validated): boolean {
  return document.amount !== null && document.currency === currency
}

function isWithin(rule: ApprovalRule, document: Validated): boolean {
  const { amount } = document
  if (amount === null || !isComparable(rule, document)) return rule.amountTo === null
  return amount >= (rule.amountFrom ?? 0) && (rule.amountTo === null || amount <= rule.amountTo)
}
