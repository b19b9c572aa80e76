import type { ModuleRow } from '@countinghouse/contract/erp/module-master'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import type { ModuleSwitch, Operators } from '../../../platform/access/operator.ts'
import { todayOf } from './today-of.ts'

type Row = Omit<ModuleRow, 'companies'>

/** All modules in menu order, with the switch of the own company. */
export async function findModules(ctx: Ctx, reader: Reader | Tx, operators: Operators) {
  const { rows } = await sql<Row>`
    select m.id, m.version, m.code, m.mdl_route as route, m.name, m.name_ar as "nameAr", m.icon, m.description,
      m.description_ar as "descriptionAr", 
      (select p.id from erp.page p where p.path = m.landing_path) as "landingPageId", m.is_system as "isSystem", m.is_hidden as "isHidden",
      coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'title', p.title, 'titleAr', p.title_ar) order by p.sort_order, p.path)
        from erp.page p where p.module_id = m.id and p.type = 'link' and p.status = 'active'), '[]') as pages,
      jsonb_build_object('isEnabled', coalesce(c.is_enabled, false), 'validFrom', c.valid_from, 'validUntil', c.valid_until,
        'version', coalesce(c.version, 0)) as own
    from erp.module m left join erp.company_module c on c.company_id = ${ctx.companyId} and c.module_id = m.id
    order by m.sort_order, m.id`.execute(reader)
  const isOperator = await operators.isOperator(ctx)
  const companies = isOperator ? await operators.companies(ctx, reader) : []
  const today = await todayOf(reader, ctx.companyId)
  const having = (id: number) =>
    companies.filter(({ modules }) => modules.some((one) => one.moduleId === id && isSwitchedOn(one, today))).length
  const items = rows.map((row) => ({ ...row, companies: isOperator && !row.isHidden ? having(row.id) : null }))
  return { items, isOperator, today }
}

/** Throws: not_found. */
export async function findModule(ctx: Ctx, tx: Reader | Tx, operators: Operators, id: number): Promise<ModuleRow> {
  const { items } = await findModules(ctx, tx, operators)
  return items.find((module) => module.id === id) ?? fail('not_found')
}

export function isSwitchedOn({ isEnabled, validFrom, validUntil }: ModuleSwitch, today: string): boolean {
  return isEnabled && (validFrom === null || validFrom <= today) && (validUntil === null || today <= validUntil)
}
