import { z } from 'zod'
import { multilineField, textField } from '../fields.ts'
import { iconNames } from '../icon-names.ts'
import { page } from '../page.ts'
import { route } from '../route.ts'
import { BusinessDate, idOf, Version } from '../values.ts'
import { text } from './module-master.text.ts'
import { listAppModules } from './menu.ts'
import { text as menu } from './menu.text.ts'

export const moduleMasterPage = page({
  module: 'erp',
  path: '/erp/module-master/',
  title: text.title,
  menuTitle: menu.company,
  icon: 'apps',
  events: ['edit', 'settings'],
  sortOrder: 30,
})

const id = idOf('erp.module')
/** One segment, so that the start of a path identifies the module. */
export const moduleRoute = /^\/[a-z][a-z0-9-]{1,19}$/

/** Dates are inclusive; null: no limit. */
const switchFields = {
  isEnabled: z.boolean(),
  validFrom: BusinessDate.nullable().default(null),
  validUntil: BusinessDate.nullable().default(null),
  /** Version of the switch as read; 0: never set. */
  switchVersion: z.int().nonnegative(),
}
const Switch = z.object({
  isEnabled: z.boolean(),
  validFrom: BusinessDate.nullable(),
  validUntil: BusinessDate.nullable(),
  version: z.int().nonnegative(),
})
export type ModuleSwitch = z.output<typeof Switch>

const labels = {
  name: textField({ max: 60 }),
  nameAr: textField({ max: 60 }),
  icon: z.enum(iconNames),
  description: multilineField({ max: 300 }).nullable(),
  descriptionAr: multilineField({ max: 300 }).nullable(),
}

const ModuleRow = z.object({
  id,
  version: Version,
  code: z.string(),
  route: z.string(),
  ...labels,
  icon: z.string(),
  /** Start page; null: the first page. */
  landingPageId: idOf('erp.page').nullable(),
  /** Shipped with the product. */
  isSystem: z.boolean(),
  /** Always on for every company; cannot be switched. */
  isHidden: z.boolean(),
  pages: z.array(z.object({ id: idOf('erp.page'), title: z.string(), titleAr: z.string() })),
  /** Companies that have it now; null unless the caller is a system operator. */
  companies: z.int().nonnegative().nullable(),
  /** Switch of the own company. */
  own: Switch,
})
export type ModuleRow = z.output<typeof ModuleRow>

export const listModules = route({
  id: 'erp.module.list',
  method: 'GET',
  path: '/erp/modules',
  page: moduleMasterPage,
  event: 'view',
  writes: false,
  input: z.strictObject({}),
  /** `today`: business date of the company, by which switches are evaluated. */
  output: z.object({ items: z.array(ModuleRow), isOperator: z.boolean(), today: BusinessDate }),
})

export const getModule = route({
  id: 'erp.module.get',
  method: 'GET',
  path: '/erp/modules/{id}',
  page: moduleMasterPage,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id }),
  output: ModuleRow,
})

const CompanySwitches = z.object({
  id: idOf('erp.company'),
  code: z.string(),
  name: z.string(),
  modules: z.array(Switch.extend({ moduleId: id })),
})
export type CompanySwitches = z.output<typeof CompanySwitches>

/** Every company of the installation with its switches. */
export const listCompanySwitches = route({
  id: 'erp.module.companies',
  method: 'GET',
  path: '/erp/modules/companies',
  page: moduleMasterPage,
  event: 'view',
  isForOperators: true,
  writes: false,
  input: z.strictObject({}),
  output: z.object({ items: z.array(CompanySwitches) }),
})

const editing = {
  page: moduleMasterPage,
  event: 'edit',
  isForOperators: true,
  writes: true,
  stale: [listModules, getModule, listCompanySwitches, listAppModules],
  output: ModuleRow,
} as const

export const createModule = route({
  ...editing,
  id: 'erp.module.create',
  method: 'POST',
  path: '/erp/modules',
  status: 201,
  errors: ['duplicate', 'erp.route_prefix'],
  input: z.strictObject({
    code: z.string().regex(/^[a-z][a-z0-9-]{1,19}$/),
    /** Defaults to `/` and the code. */
    route: z.string().regex(moduleRoute).optional(),
    ...labels,
  }),
})

export const updateModule = route({
  ...editing,
  id: 'erp.module.update',
  method: 'PATCH',
  path: '/erp/modules/{id}',
  errors: ['not_found', 'stale', 'erp.landing_page'],
  input: z.strictObject({
    id,
    version: Version,
    ...z.strictObject({ ...labels, landingPageId: idOf('erp.page').nullable() }).partial().shape,
  }),
})

/** Moves a module before another, or to the end. */
export const moveModule = route({
  ...editing,
  id: 'erp.module.move',
  method: 'POST',
  path: '/erp/modules/{id}/move',
  errors: ['not_found'],
  input: z.strictObject({ id, otherId: id.nullable() }),
})

const SwitchedModule = Switch.extend({
  moduleId: id,
  name: z.string(),
  nameAr: z.string(),
  /** Number of its pages. */
  pages: z.int().nonnegative(),
  /** Store-bound users without another module. */
  boundPeople: z.int().nonnegative(),
})
export type SwitchedModule = z.output<typeof SwitchedModule>

/** The own company with its switches; any other returns not_found. */
export const getCompanyModules = route({
  id: 'erp.moduleSwitch.list',
  method: 'GET',
  path: '/erp/companies/{id}/modules',
  page: moduleMasterPage,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id: idOf('erp.company') }),
  /** `today`: business date of the company, by which switches are evaluated. */
  output: z.object({ items: z.array(SwitchedModule), today: BusinessDate }),
})

const switching = {
  method: 'PATCH',
  page: moduleMasterPage,
  event: 'settings',
  writes: true,
  stale: [listModules, getModule, listCompanySwitches, getCompanyModules, listAppModules],
  errors: ['not_found', 'stale', 'erp.own_erp_module'],
  output: Switch,
} as const

/** Turns a module on or off for the own company; effective from the next request. */
export const switchModule = route({
  ...switching,
  id: 'erp.moduleSwitch.update',
  path: '/erp/companies/{id}/modules',
  input: z.strictObject({ id: idOf('erp.company'), moduleId: id, ...switchFields }),
})

/** Turns a module on or off for any company; for system operators. */
export const switchCompanyModule = route({
  ...switching,
  id: 'erp.module.switchForCompany',
  path: '/erp/modules/{id}/companies',
  isForOperators: true,
  input: z.strictObject({ id, companyId: idOf('erp.company'), ...switchFields }),
})
