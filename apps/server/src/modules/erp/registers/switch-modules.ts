import type { SwitchedModule, switchModule } from '@countinghouse/contract/erp/module-master'
import { text } from '@countinghouse/contract/erp/module-master.text'
import { fail } from '@countinghouse/contract/errors'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import type { ModuleSwitch } from '../../../platform/access/operator.ts'
import { countBoundPeople } from '../users/bound-people.ts'

type Wanted = Omit<InputOfRoute<typeof switchModule>, 'id'>
type Standing = Omit<ModuleSwitch, 'moduleId'>
const neverSet: Standing = { isEnabled: false, validFrom: null, validUntil: null, version: 0 }

/**
 * Turns a module on or off for a company, in a transaction scoped to it. Throws: not_found, stale, erp.own_erp_module,
 * invalid_input when the end date is before the start date.
 */
export async function switchFor(ctx: Ctx, tx: Tx, companyId: number, wanted: Wanted): Promise<Standing> {
  const { moduleId, switchVersion, isEnabled, validFrom, validUntil } = wanted
  const { rows: modules } = await sql<{ code: string; name: string }>`
    select code, name from erp.module where id = ${moduleId} and not is_hidden for no key update`.execute(tx)
  const module = modules[0] ?? fail('not_found')
  if (validFrom !== null && validUntil !== null && validUntil < validFrom) {
    const message = format(text.validUntil_early, ctx.locale)
    fail('invalid_input', { fields: { validUntil: [{ code: 'rule', message }] } })
  }
  // Without ERP the company could not turn it on again.
  const isForAll = isEnabled && validFrom === null && validUntil === null
  if (module.code === 'erp' && companyId === ctx.companyId && !isForAll) fail('erp.own_erp_module')
  const { rows: kept } = await sql<Standing>`
    select is_enabled as "isEnabled", valid_from::text as "validFrom", valid_until::text as "validUntil", version from erp.company_module
    where company_id = ${companyId} and module_id = ${moduleId} for update`.execute(tx)
  const { version, ...before } = kept[0] ?? neverSet
  if (version !== switchVersion) fail('stale')
  // A system operator is not a user of the other company, so no user id is recorded.
  const by = companyId === ctx.companyId ? ctx.userId : null
  const { rows } = await sql<{ version: number; code: string }>`
    insert into erp.company_module as m (company_id, module_id, is_enabled, valid_from, valid_until, updated_by)
    values (${companyId}, ${moduleId}, ${isEnabled}, ${validFrom}::date, ${validUntil}::date, ${by}::bigint)
    on conflict (company_id, module_id) do update set is_enabled = excluded.is_enabled, valid_from = excluded.valid_from,
      valid_until = excluded.valid_until, updated_by = excluded.updated_by
    returning m.version, (select c.code from erp.company c where c.id = m.company_id) as code`.execute(tx)
  const after = { isEnabled, validFrom, validUntil }
  const label = `${rows[0]?.code}: ${module.name}`
  ctx.audit({ entity: 'erp.company_module', entityId: moduleId, label, before, after })
  return { ...after, version: rows[0]?.version ?? 1 }
}

/** Switches of the own company, with the effects of turning each off. */
export async function findSwitches({ companyId }: Ctx, reader: Reader): Promise<SwitchedModule[]> {
  const { rows } = await sql<SwitchedModule>`
    select m.id as "moduleId", m.name, m.name_ar as "nameAr", coalesce(c.is_enabled, false) as "isEnabled",
      c.valid_from::text as "validFrom", c.valid_until::text as "validUntil", coalesce(c.version, 0) as version,
      (select count(*)::integer from erp.page p where p.module_id = m.id and p.type = 'link' and p.status = 'active') as pages,
      ${countBoundPeople(companyId, sql`m.id`)} as "boundPeople"
    from erp.module m left join erp.company_module c on c.company_id = ${companyId} and c.module_id = m.id
    where not m.is_hidden order by m.sort_order, m.id`.execute(reader)
  return rows
}
