import { z } from 'zod'
import { choiceField, dateField, shownField } from '../fields.ts'
import { stockCostPermission } from '../inventory/stock-cost-permission.ts'
import { listing } from '../listing.ts'
import { page } from '../page.ts'
import { text as menu } from '../procure/menu.text.ts'
import { recordField } from '../rich-fields.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { BusinessDate, idOf } from '../values.ts'
import { text } from './problem-item.text.ts'
import { problemRules } from './problem-rules.ts'

export const problemItemsPage = page({
  module: 'reports',
  path: '/procure/problem-items/',
  title: text.title,
  menuTitle: menu.overview,
  icon: 'flag',
  events: ['edit', 'export'],
  sortOrder: 1,
  pickers: ['procure.product', 'erp.app_user'],
})

/** Problems of products on sale by rule. */
export const problemItems = listing({
  module: 'reports',
  thing: 'problem_item',
  page: problemItemsPage,
  api: '/dashboards/problem-items',
  source: 'reports.problem_item',
  text,
  fields: {
    name: shownField(),
    code: shownField().nullable(),
    rule: choiceField(problemRules),
    productId: recordField('procure.product'),
    ownerId: recordField('erp.app_user').nullable(),
    snoozedUntil: dateField().nullable(),
    status: choiceField(['open', 'snoozed']),
  },
  titleField: 'name',
  columns: ['code', 'rule', 'ownerId', 'status', 'snoozedUntil'],
  filters: ['rule', 'ownerId', 'status', 'productId'],
  sort: ['name', 'code', 'rule'],
  defaultSort: ['rule', 'name'],
  search: { fields: ['name', 'code'], hasNames: true },
  // Selling below cost says something of costs.
  guardedRows: { column: 'is_cost', right: stockCostPermission },
})

/** Days of the trend. */
export const problemDays = 31

/** Open problems by rule now, and each night before. */
export const getProblems = route({
  id: 'reports.problemItem.count',
  method: 'GET',
  path: '/dashboards/items-with-problems',
  page: problemItemsPage,
  event: 'view',
  writes: false,
  input: z.strictObject({}),
  output: z.object({
    rules: z.array(z.object({ rule: z.enum(problemRules), count: z.int().nonnegative() })),
    days: z.array(z.object({ day: BusinessDate, count: z.int().nonnegative() })),
  }),
})
export type Problems = OutputOfRoute<typeof getProblems>

/** Fields of the dialog. */
export const problemNoteFields = {
  /** Blank: no owner. */
  ownerId: recordField('erp.app_user').nullable().default(null),
  /** Blank: open. */
  snoozedUntil: dateField().nullable().default(null),
}

/** Names who solves a problem, and hides it from the open ones until a date. */
export const noteProblem = route({
  id: 'reports.problemItem.note',
  method: 'POST',
  path: '/dashboards/problem-items/note',
  page: problemItemsPage,
  event: 'edit',
  writes: true,
  stale: [problemItems.routes.list, getProblems],
  errors: ['not_found'],
  input: z.strictObject({
    productId: idOf('procure.product'),
    rule: z.enum(problemRules),
    ...problemNoteFields,
  }),
  output: z.object({ productId: idOf('procure.product') }),
})
