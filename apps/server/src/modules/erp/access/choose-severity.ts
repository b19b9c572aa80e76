import type { SodRule } from '@countinghouse/contract/erp/sod'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { lockPermissions } from './permissions-lock.ts'
import { findSodRules } from './sod.ts'

type Wanted = { readonly oneId: number; readonly otherId: number; readonly severity: SodRule['severity'] }

/**
 * Sets the severity for a pair of events. Throws: not_found for an unknown event or a pair of equal events. Locks: the
 * permissions of the company.
 */
export async function chooseSeverity(
  ctx: Ctx,
  tx: Tx,
  { oneId, otherId, severity }: Wanted,
): Promise<{ rules: SodRule[] }> {
  const { companyId, userId } = ctx
  await lockPermissions(tx, companyId)
  const [first, second] = [Math.min(oneId, otherId), Math.max(oneId, otherId)]
  const isPair = (rule: SodRule) => rule.oneId === first && rule.otherId === second
  const before = (await findSodRules(tx, companyId)).find(isPair)
  const { rows } = await sql<{ id: number }>`
    insert into erp.sod_rule (company_id, event_a_id, event_b_id, severity, updated_by)
    select ${companyId}, a.id, b.id, ${severity}, ${userId} from erp.page_event a, erp.page_event b
    where a.id = ${first} and b.id = ${second} and a.id < b.id and a.retired_at is null and b.retired_at is null
    on conflict (company_id, event_a_id, event_b_id) do update set severity = excluded.severity, updated_by = excluded.updated_by
    returning id`.execute(tx)
  const id = rows[0]?.id ?? fail('not_found')
  if (severity === 'off' && before?.isShipped !== true)
    await tx.deleteFrom('erp.sod_rule').where('company_id', '=', companyId).where('id', '=', id).execute()
  const rules = await findSodRules(tx, companyId)
  const after = rules.find(isPair)
  const named = after ?? before
  ctx.audit({
    entity: 'erp.sod_rule',
    entityId: id,
    label: named === undefined ? null : `${named.one} × ${named.other}`,
    before: { severity: before?.severity ?? 'off' },
    after: { severity },
  })
  return { rules }
}
