import type { CompanyModule, MenuItem, PagePermission as PagePermissionSchema } from '@countinghouse/contract/erp/menu'
import { firstSegment, normalisePath } from '@countinghouse/kernel/paths'
import type { z } from 'zod'
import type { Ctx } from '../../platform/context.ts'
import type { Reader } from '../../platform/db.ts'
import { may } from '../../platform/permission.ts'

type PagePermissionRow = z.output<typeof PagePermissionSchema>

/** Everything the registry knows of modules and pages, in menu order; the same for all companies. */
async function readRegistry(reader: Reader) {
  const modules = await reader
    .selectFrom('erp.module')
    .select(['code', 'mdl_route', 'name', 'name_ar', 'icon', 'landing_path', 'is_hidden'])
    .orderBy('sort_order')
    .execute()
  const pages = await reader
    .selectFrom('erp.page as p')
    .innerJoin('erp.page_event as e', (join) => join.onRef('e.page_id', '=', 'p.id').on('e.code', '=', 'view'))
    .select([
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

/** Menu, modules and page permissions of a user. Source: spec sections 3, 4 and 6; shell-and-access.md 2.7 and 2.8. */
export async function readNavigation(ctx: Ctx, reader: Reader) {
  const { modules, pages } = await readRegistry(reader)
  const openModules = modules.filter((module) => ctx.grants.modules.has(firstSegment(module.mdl_route)))
  const visible = pages.filter((page) => may(ctx.grants, page.permission))
  const navigation: MenuItem[] = openModules.flatMap((module) => {
    const own = visible.filter((page) => page.is_in_menu && firstSegment(page.path) === firstSegment(module.mdl_route))
    return own.map((page, index) => menuItem(page, module.mdl_route, own[index - 1]?.menu_title !== page.menu_title))
  })
  const companyModules: CompanyModule[] = openModules
    .filter(
      (module) =>
        module.is_hidden || visible.some((page) => firstSegment(page.path) === firstSegment(module.mdl_route)),
    )
    .map((module) => ({
      mdl_route: module.mdl_route,
      mdl_name: module.name,
      mdl_name_ar: module.name_ar,
      mdl_code: module.code,
      icon: module.icon,
      landing:
        module.landing_path ??
        visible.find((page) => firstSegment(page.path) === firstSegment(module.mdl_route))?.path ??
        null,
      hidden: module.is_hidden,
    }))
  const pagePermissions: PagePermissionRow[] = pages
    .filter((page) => !page.is_dashboard)
    .map((page) => ({ pg_eventtype: page.event_type, isaccessallowed: may(ctx.grants, page.permission) ? 1 : 0 }))
  return { navigation, companyModules, pagePermissions }
}

type MenuPage = Awaited<ReturnType<typeof readRegistry>>['pages'][number]

function menuItem(page: MenuPage, mdlRoute: string, startsGroup: boolean): MenuItem {
  return {
    id: page.path,
    title: page.title,
    title_ar: page.title_ar,
    icon: page.icon,
    path: normalisePath(page.path),
    type: 'link',
    menutitle: startsGroup ? page.menu_title : null,
    menutitle_ar: startsGroup ? page.menu_title_ar : null,
    badgetxt: null,
    mdl_route: mdlRoute,
    children: [],
  }
}
