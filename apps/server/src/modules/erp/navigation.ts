import type { AppModule, CompanyModule, PagePermission as PagePermissionSchema } from '@countinghouse/contract/erp/menu'
import { MenuItem } from '@countinghouse/contract/erp/menu'
import { firstSegment } from '@countinghouse/kernel/paths'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { ShownBadges } from '../../platform/registry/badges.ts'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Reader } from '../../platform/database/db.ts'
import { may } from '../../platform/access/permission.ts'
import { menuTree } from './menu-tree.ts'

type PagePermissionRow = z.output<typeof PagePermissionSchema>

/** All modules and pages in menu order; the same for all companies. */
async function readRegistry(reader: Reader) {
  const modules = await reader
    .selectFrom('erp.module')
    .select(['id', 'code', 'mdl_route', 'name', 'name_ar', 'icon', 'landing_path', 'is_hidden'])
    .orderBy('sort_order')
    .execute()
  const pages = await reader
    .selectFrom('erp.page as p')
    .leftJoin('erp.page_event as e', (join) => join.onRef('e.page_id', '=', 'p.id').on('e.code', '=', 'view'))
    .select([
      'p.id',
      'p.module_id',
      'p.parent_id',
      'p.type',
      'p.path',
      'p.event_type',
      'p.title',
      'p.title_ar',
      'p.menu_title',
      'p.menu_title_ar',
      'p.icon',
      'p.is_in_menu',
      'p.is_dashboard',
      'e.permission',
    ])
    .where('p.status', '=', 'active')
    .orderBy('p.sort_order')
    .orderBy('p.path')
    .execute()
  return { modules, pages }
}

/** Changes whenever the data read by readNavigation changes. */
export async function readRegisterVersion(reader: Reader): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select (select sum(version) from erp.module) || '.' || (select sum(version) from erp.page) as version`.execute(
    reader,
  )
  return rows[0]?.version ?? ''
}

/** Menu, modules and page permissions of a user. Source: spec sections 3, 4 and 6. */
export async function readNavigation(ctx: Ctx, reader: Reader) {
  const { modules, pages } = await readRegistry(reader)
  const openModules = modules.filter((module) => ctx.grants.modules.has(firstSegment(module.mdl_route)))
  const links = pages.filter((page) => page.type === 'link')
  const visible = links.filter((page) => mayOpen(ctx, page))
  const landingOf = (module: Module) => visible.find((page) => page.module_id === module.id)?.path ?? null
  const navigation: MenuItem[] = openModules.flatMap((module) => {
    const entries = pages
      .filter((page) => page.module_id === module.id)
      .map((page) => ({ ...page, type: typeOf(page), isVisible: page.is_in_menu && mayOpen(ctx, page) }))
    return menuTree(entries, module.mdl_route)
  })
  const companyModules: CompanyModule[] = openModules
    .filter((module) => module.is_hidden || landingOf(module) !== null)
    .map((module) => ({
      mdl_route: module.mdl_route,
      mdl_name: module.name,
      mdl_name_ar: module.name_ar,
      mdl_code: module.code,
      icon: module.icon,
      landing: module.landing_path ?? landingOf(module),
      hidden: module.is_hidden,
    }))
  const pagePermissions: PagePermissionRow[] = links
    .filter((page) => !page.is_dashboard)
    .map((page) => ({ pg_eventtype: page.event_type, isaccessallowed: mayOpen(ctx, page) ? 1 : 0 }))
  return { navigation, companyModules, pagePermissions }
}

/** Every module that can be turned on, and whether the company has it today. */
export async function findAppModules({ companyId }: Ctx, reader: Reader): Promise<AppModule[]> {
  const { rows } = await sql<AppModule>`
    select m.mdl_route, m.name as mdl_name, m.name_ar as mdl_name_ar, m.code as mdl_code, m.icon, exists (
        select from erp.company_module c where c.company_id = ${companyId} and c.module_id = m.id and c.is_enabled
          and (select erp.today(${companyId})) between coalesce(c.valid_from, '-infinity') and coalesce(c.valid_until, 'infinity')) as enabled
    from erp.module m
    where not m.is_hidden and exists (
      select from erp.page p where p.module_id = m.id and p.type = 'link' and p.status = 'active')
    order by m.sort_order, m.id`.execute(reader)
  return rows
}

type Registry = Awaited<ReturnType<typeof readRegistry>>
type Module = Registry['modules'][number]
type RegisteredPage = Registry['pages'][number]

/** Branches, entries without a path and pages for all users have no permission. */
function mayOpen(ctx: Ctx, page: RegisteredPage): boolean {
  return page.permission === null || may(ctx.grants, page.permission)
}

function typeOf(page: RegisteredPage): MenuItem['type'] {
  return MenuItem.shape.type.parse(page.type)
}

/** The menu with counts of pending items as badges. */
export function withBadges(items: readonly MenuItem[], badges: ShownBadges): MenuItem[] {
  return items.map((item) => {
    const badge = item.type === 'link' ? badges.get(item.path) : undefined
    const children = withBadges(item.children, badges)
    return badge === undefined ? { ...item, children } : { ...item, children, badgetxt: badge.text, class: badge.tone }
  })
}
