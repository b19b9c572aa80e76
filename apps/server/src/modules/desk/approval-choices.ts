import type { getApprovalChoices, tryApprovalRules } from '@countinghouse/contract/desk/approval-rule'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { ApprovalType } from '../../platform/documents/approval-type.ts'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Reader } from '../../platform/database/db.ts'
import { findRules, rulesThatFit, stepsOf } from './approval-rules.ts'
import { approverCount } from './approvers.ts'

type Choices = OutputOfRoute<typeof getApprovalChoices>
type Trial = OutputOfRoute<typeof tryApprovalRules>

/** Values that rules can use, and all delegations that have not ended. */
export async function findChoices(
  { companyId }: Ctx,
  reader: Reader,
  types: readonly ApprovalType[],
): Promise<Choices> {
  const { rows } = await sql<Omit<Choices, 'types'>>`
    select c.base_currency as currency,
      coalesce((select jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name) order by r.name, r.id)
        from erp.role r where r.company_id = ${companyId}), '[]') as roles,
      coalesce((select jsonb_agg(jsonb_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name) order by u.first_name, u.last_name, u.id)
        from erp.app_user u where u.company_id = ${companyId} and u.status = 1), '[]') as users,
      coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name) order by s.name, s.id)
        from erp.store s where s.company_id = ${companyId}), '[]') as stores,
      coalesce((select jsonb_agg(jsonb_build_object('from', f.first_name || ' ' || f.last_name, 'to', t.first_name || ' ' || t.last_name,
          'fromDate', d.from_date, 'toDate', d.to_date) order by d.from_date, d.from_user_id, d.to_user_id)
        from desk.approval_delegate d
        join erp.app_user f on f.company_id = d.company_id and f.id = d.from_user_id
        join erp.app_user t on t.company_id = d.company_id and t.id = d.to_user_id
        where d.company_id = ${companyId} and d.to_date >= (select erp.today(${companyId}))), '[]') as delegates
    from erp.company c where c.id = ${companyId}`.execute(reader)
  const [row = { currency: '', roles: [], users: [], stores: [], delegates: [] }] = rows
  return {
    ...row,
    types: types.map(({ entity, title, measure, fields }) => ({
      entity,
      title,
      measure,
      fields: Object.entries(fields).map(([name, field]) => ({
        name,
        title: field.title,
        choices: Object.entries(field.choices).map(([value, valueTitle]) => ({ value, title: valueTitle })),
      })),
    })),
  }
}

/** The rules that apply to such a document, and how many people could take each of its steps. */
export async function tryRules(
  { companyId }: Ctx,
  reader: Reader,
  document: InputOfRoute<typeof tryApprovalRules>,
): Promise<Trial> {
  const rules = await findRules(reader, { companyId, documentType: document.documentType })
  const fitting = rulesThatFit(rules, document)
  const steps: Trial['steps'] = []
  for (const step of stepsOf(fitting)) {
    const { rows } = await sql<{ approvers: number; who: string }>`
      select (${approverCount(companyId, step, document.storeId)}) as approvers, coalesce(
        (select r.name from erp.role r where r.company_id = ${companyId} and r.id = ${step.roleId}),
        (select u.first_name || ' ' || u.last_name from erp.app_user u where u.company_id = ${companyId} and u.id = ${step.userId}), '') as who`.execute(
      reader,
    )
    const { approvers = 0, who = '' } = rows[0] ?? {}
    steps.push({ who, isAtStore: step.isAtStore, needed: step.neededCount, approvers })
  }
  return { rules: fitting.map(({ id, name }) => ({ id, name })), steps }
}
