import { limits as knownLimits } from '@countinghouse/contract/erp/limits'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { RoleChange } from './validate-role.ts'

/** Saves the validated permissions, limits and sign-in rules of a role. If a permission is added twice, the last scope applies. */
export async function writePermissions(
  { companyId, userId }: Pick<Ctx, 'companyId' | 'userId'>,
  tx: Tx,
  id: number,
  { added, removed, limits, require2fa, ipAllow }: RoleChange,
): Promise<void> {
  const scopes = [...new Map(added.map((event) => [event.eventId, event])).values()]
  await sql`
    delete from erp.role_event where company_id = ${companyId} and role_id = ${id} and page_event_id = any(${removed}::bigint[])`.execute(
    tx,
  )
  await sql`
    insert into erp.role_event (company_id, role_id, page_event_id, data_scope)
    select ${companyId}, ${id}, a."eventId", a."dataScope"
    from jsonb_to_recordset(${JSON.stringify(scopes)}::jsonb) as a("eventId" bigint, "dataScope" text)
    on conflict (company_id, role_id, page_event_id) do update set data_scope = excluded.data_scope`.execute(tx)
  if (limits !== undefined) await writeLimits(companyId, tx, id, limits)
  await sql`
    update erp.role set updated_by = ${userId}, require_2fa = coalesce(${require2fa ?? null}::boolean, require_2fa),
      ip_allow = coalesce(${ipAllow ?? null}::text[], ip_allow)
    where company_id = ${companyId} and id = ${id}`.execute(tx)
}

/** Units: amounts in the company currency. If a limit is given twice, the last value applies. */
async function writeLimits(
  companyId: number,
  tx: Tx,
  id: number,
  limits: NonNullable<RoleChange['limits']>,
): Promise<void> {
  const rows = [...new Map(limits.map((limit) => [limit.code, limit])).values()].map((limit) => ({
    ...limit,
    isAmount: knownLimits.some(({ code, unit }) => code === limit.code && unit === 'amount'),
  }))
  await sql`
    delete from erp.role_limit where company_id = ${companyId} and role_id = ${id}
      and code <> all (${rows.map(({ code }) => code)}::text[])`.execute(tx)
  await sql`
    insert into erp.role_limit (company_id, role_id, code, value, currency)
    select ${companyId}, ${id}, l.code, l.value, case when l."isAmount" then c.base_currency end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as l(code text, value bigint, "isAmount" boolean)
    join erp.company c on c.id = ${companyId}
    on conflict (company_id, role_id, code) do update set value = excluded.value, currency = excluded.currency`.execute(
    tx,
  )
}
