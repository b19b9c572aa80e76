import { z } from 'zod'
import { route } from '../route.ts'
import { idOf } from '../values.ts'

export const BadgeTone = z.enum(['neutral', 'info', 'success', 'warning', 'danger'])
export type BadgeTone = z.output<typeof BadgeTone>

/** Wire form of the side menu. Source: spec section 3, menu item; `menutitle` items are headings. */
export const MenuItem = z.object({
  id: z.string(),
  title: z.string(),
  title_ar: z.string(),
  icon: z.string(),
  path: z.string(),
  type: z.enum(['link', 'sub', 'empty']),
  menutitle: z.string().nullable(),
  menutitle_ar: z.string().nullable(),
  badgetxt: z.string().nullable(),
  /** Tone of the badge. */
  class: BadgeTone.nullable(),
  mdl_route: z.string(),
  get children() {
    return z.array(MenuItem)
  },
})
export type MenuItem = z.output<typeof MenuItem>

/** Source: spec section 3, company module. */
export const CompanyModule = z.object({
  mdl_route: z.string(),
  mdl_name: z.string(),
  mdl_name_ar: z.string(),
  mdl_code: z.string(),
  icon: z.string(),
  landing: z.string().nullable(),
  hidden: z.boolean(),
})
export type CompanyModule = z.output<typeof CompanyModule>

/** A module that has pages, whether or not the company has it today. Source: spec section 7, apps-modules. */
export const AppModule = CompanyModule.pick({
  mdl_route: true,
  mdl_name: true,
  mdl_name_ar: true,
  mdl_code: true,
  icon: true,
}).extend({ enabled: z.boolean() })
export type AppModule = z.output<typeof AppModule>

/** Source: spec section 3, page permission. */
export const PagePermission = z.object({
  pg_eventtype: z.string(),
  isaccessallowed: z.union([z.literal(0), z.literal(1)]),
})

export const getNavigation = route({
  id: 'erp.navigation.get',
  method: 'GET',
  path: '/apps-modules/navigation',
  access: 'self',
  writes: false,
  input: z.strictObject({}),
  output: z.array(MenuItem),
})

export const listCompanyModules = route({
  id: 'erp.companyModule.list',
  method: 'GET',
  path: '/apps-modules/company-modules',
  access: 'self',
  writes: false,
  input: z.strictObject({}),
  output: z.array(CompanyModule),
})

/** In menu order; modules that are always on are left out. */
export const listAppModules = route({
  id: 'erp.appModule.list',
  method: 'GET',
  path: '/apps-modules/modules',
  access: 'self',
  writes: false,
  input: z.strictObject({}),
  output: z.array(AppModule),
})

/** Throws: forbidden unless the ids in the body are those of the session. Source: spec section 7. */
export const listPagePermissions = route({
  id: 'erp.pagePermission.list',
  method: 'POST',
  path: '/master/page-permission',
  access: 'self',
  writes: false,
  input: z.strictObject({ cmp_id: idOf('erp.company'), userid: idOf('erp.app_user') }),
  output: z.array(PagePermission),
})
