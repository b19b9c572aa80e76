import { z } from 'zod'
import { textField } from '../fields.ts'
import { iconNames } from '../icon-names.ts'
import { page } from '../page.ts'
import { risks } from '../page-event.ts'
import { route } from '../route.ts'
import { idOf, Version } from '../values.ts'
import { MenuItem } from './menu.ts'
import { text } from './page-master.text.ts'
import { text as menu } from './menu.text.ts'

export const pageMasterPage = page({
  module: 'erp',
  path: '/erp/page-master/',
  title: text.title,
  menuTitle: menu.company,
  icon: 'list-tree',
  events: ['edit'],
  sortOrder: 35,
})

const id = idOf('erp.page')
const labels = {
  title: textField({ max: 60 }),
  titleAr: textField({ max: 60 }),
  icon: z.enum(iconNames),
  /** Heading of the menu group it starts or belongs to. */
  menuTitle: textField({ max: 60 }).nullable(),
  menuTitleAr: textField({ max: 60 }).nullable(),
  isInMenu: z.boolean(),
}

const PageRow = z.object({
  id,
  version: Version,
  moduleId: idOf('erp.module'),
  parentId: id.nullable(),
  ...labels,
  icon: z.string(),
  type: MenuItem.shape.type,
  path: z.string(),
  /** Used by permissions; empty for branches and dashboards. */
  eventType: z.string(),
  isDashboard: z.boolean(),
  status: z.enum(['active', 'hidden', 'retired']),
  /** Placed by an operator, so upgrades keep its position. */
  isPlaced: z.boolean(),
  events: z.int().nonnegative(),
  /** Active roles of the own company that may open it; null without events. */
  roles: z.int().nonnegative().nullable(),
})
export type PageRow = z.output<typeof PageRow>

/** Every menu entry by module, parents before children. */
export const listPages = route({
  id: 'erp.page.list',
  method: 'GET',
  path: '/erp/pages',
  page: pageMasterPage,
  event: 'view',
  writes: false,
  input: z.strictObject({}),
  output: z.object({
    items: z.array(PageRow),
    modules: z.array(z.object({ id: idOf('erp.module'), name: z.string(), nameAr: z.string() })),
    roles: z.array(z.object({ id: idOf('erp.role'), name: z.string() })),
    isOperator: z.boolean(),
  }),
})

/** The menu for a user with this role alone. */
export const previewMenu = route({
  id: 'erp.page.preview',
  method: 'GET',
  path: '/erp/pages/preview/{roleId}',
  page: pageMasterPage,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ roleId: idOf('erp.role') }),
  output: z.object({ items: z.array(MenuItem) }),
})

const editing = {
  page: pageMasterPage,
  event: 'edit',
  isForOperators: true,
  writes: true,
  stale: [listPages, previewMenu],
  output: PageRow,
} as const

export const updatePage = route({
  ...editing,
  id: 'erp.page.update',
  method: 'PATCH',
  path: '/erp/pages/{id}',
  errors: ['not_found', 'stale'],
  input: z.strictObject({ id, version: Version, ...z.strictObject(labels).partial().shape }),
})

/** Moves an entry before another one or to the end of a branch; without `parentId` its parent stays. */
export const movePage = route({
  ...editing,
  id: 'erp.page.move',
  method: 'POST',
  path: '/erp/pages/{id}/move',
  errors: ['not_found', 'erp.tree_depth', 'erp.page_place'],
  input: z.strictObject({ id, parentId: id.nullable().optional(), otherId: id.nullable() }),
})

/** Whether the event type of an address is available. */
export const validateEvent = route({
  id: 'erp.page.validateEvent',
  method: 'POST',
  path: '/erp/validate-event',
  page: pageMasterPage,
  event: 'edit',
  writes: false,
  input: z.strictObject({ route: z.string().min(1).max(200) }),
  output: z.object({
    eventType: z.string(),
    free: z.boolean(),
    takenBy: z.object({ title: z.string(), module: z.string() }).optional(),
  }),
})

const eventId = idOf('erp.page_event')
const eventFields = {
  label: textField({ max: 80 }).nullable(),
  risk: z.enum(risks),
  requires2fa: z.boolean(),
  /** Required event of the same page; null for `view` only. */
  dependsOnId: eventId.nullable(),
}
const PageEvent = z.object({
  id: eventId,
  code: z.string(),
  permission: z.string(),
  isAdminOnly: z.boolean(),
  ...eventFields,
  /** Version of the company setting; 0: the default applies. */
  settingVersion: z.int().nonnegative(),
})
export type PageEventRow = z.output<typeof PageEvent>

/** Events of a page with the settings of the own company. */
export const listPageEvents = route({
  id: 'erp.page.events',
  method: 'GET',
  path: '/erp/pages/{id}/events',
  page: pageMasterPage,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id }),
  output: z.object({ items: z.array(PageEvent) }),
})

/** Sets label, risk and requirements of an event for the own company. */
export const updatePageEvent = route({
  id: 'erp.pageEvent.update',
  method: 'PATCH',
  path: '/erp/page-events/{id}',
  page: pageMasterPage,
  event: 'edit',
  writes: true,
  stale: [listPageEvents],
  errors: ['not_found', 'stale'],
  input: z.strictObject({
    id: eventId,
    settingVersion: z.int().nonnegative(),
    ...z.strictObject(eventFields).partial().shape,
  }),
  output: PageEvent,
})
