import { administratorRoleId } from '@countinghouse/contract/constants'
import type { PageRow } from '@countinghouse/contract/erp/page-master'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import { readNavigation } from '../navigation.ts'

/** All menu entries in menu order; entries of a branch are consecutive. */
export async function findPages(ctx: Ctx, reader: Reader | Tx): Promise<PageRow[]> {
  const { rows } = await sql<PageRow>`
    with viewing as materialized (
      select e.page_id, count(*) as roles
      from erp.role_event g
      join erp.role r on r.company_id = g.company_id and r.id = g.role_id and r.status = 'active' and r.id <> ${administratorRoleId}
      join erp.page_event e on e.id = g.page_event_id and e.code = 'view' and e.retired_at is null
      where g.company_id = ${ctx.companyId}
      group by e.page_id)
    select p.id, p.version, p.module_id as "moduleId", p.parent_id as "parentId", p.title, p.title_ar as "titleAr", p.icon,
      p.menu_title as "menuTitle", p.menu_title_ar as "menuTitleAr", p.is_in_menu as "isInMenu", p.type, p.path,
      p.event_type as "eventType", p.is_dashboard as "isDashboard", p.status, p.is_placed as "isPlaced",
      (select count(*) from erp.page_event e where e.page_id = p.id and e.retired_at is null)::int as events,
      (select 1 + coalesce(v.roles, 0) from erp.page_event e where e.page_id = p.id and e.code = 'view' and e.retired_at is null)::int
        as roles
    from erp.page p join erp.module m on m.id = p.module_id left join viewing v on v.page_id = p.id
    order by m.sort_order, m.id, p.sort_order, p.path`.execute(reader)
  return rows
}

/** Throws: not_found. */
export async function findPage(ctx: Ctx, tx: Tx, id: number): Promise<PageRow> {
  return (await findPages(ctx, tx)).find((page) => page.id === id) ?? fail('not_found')
}

export async function findModulesAndRoles({ companyId }: Ctx, reader: Reader) {
  const modules = await reader
    .selectFrom('erp.module')
    .select(['id', 'name', 'name_ar as nameAr'])
    .orderBy('sort_order')
    .orderBy('id')
    .execute()
  const roles = await reader
    .selectFrom('erp.role')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .where('status', '=', 'active')
    .orderBy('name_key')
    .execute()
  return { modules, roles }
}

/** Menu preview for a single role. Throws: not_found. */
export async function previewAs(ctx: Ctx, reader: Reader, roleId: number) {
  const { rows } = await sql<{ permissions: string[] }>`
    select array(select e.permission from erp.role_event g join erp.page_event e on e.id = g.page_event_id
      where g.company_id = r.company_id and g.role_id = r.id and e.retired_at is null) as permissions
    from erp.role r where r.company_id = ${ctx.companyId} and r.id = ${roleId}`.execute(reader)
  const { permissions } = rows[0] ?? fail('not_found')
  const grants = {
    ...ctx.grants,
    isAdministrator: roleId === administratorRoleId,
    events: new Map(permissions.map((permission) => [permission, 'store' as const])),
  }
  const { navigation } = await readNavigation({ ...ctx, grants }, reader)
  return { items: navigation }
}

/** The page that uses an event type, ignoring case. */
export async function findTaken(ctx: Ctx, reader: Reader, eventType: string) {
  const { rows } = await sql<{ title: string; module: string }>`
    select case ${ctx.locale} when 'ar' then p.title_ar else p.title end as title,
      case ${ctx.locale} when 'ar' then m.name_ar else m.name end as module
    from erp.page p join erp.module m on m.id = p.module_id
    where lower(p.event_type) = lower(${eventType}) and p.type = 'link' and not p.is_dashboard`.execute(reader)
  return rows[0]
}
