import { z } from 'zod'
import { columnWidths, mostFrozen, pageSizes } from '../constants.ts'
import { textField } from '../fields.ts'
import { listOutput } from '../list.ts'
import { route } from '../route.ts'
import { idOf, Instant, Version } from '../values.ts'

const part = z.string().regex(/^-?[a-zA-Z]\w{0,59}$/)

/** A field, or a field with an operator: `year`, `year.atLeast`. */
const condition = z.string().regex(/^[a-zA-Z]\w{0,59}(\.[a-zA-Z]{1,20})?$/)

/** How a list is shown. Everything left out is as the page has it; what the page does not know is refused by name. */
export const ListView = z.strictObject({
  q: textField({ min: 0, max: 200 }).default(''),
  /** Values as the address writes them. */
  filters: z
    .record(
      condition,
      z
        .array(textField({ max: 200 }))
        .min(1)
        .max(50),
    )
    .default({}),
  /** `-` in front: descending. */
  sort: z.array(part).max(3).default([]),
  /** Field under whose values the rows stand. */
  group: part.nullable().default(null),
  /** Shown columns in their order; null: the page's own. */
  columns: z.array(part).min(1).max(100).nullable().default(null),
  /** Px by column, where a person chose one. */
  widths: z.record(part, z.int().min(columnWidths.least).max(columnWidths.most)).default({}),
  /** How many columns stay in sight when the list is moved sideways. */
  frozen: z.int().min(1).max(mostFrozen).default(1),
  isCompact: z.boolean().default(false),
  limit: z.literal(pageSizes).default(pageSizes[0]),
})
export type ListView = z.output<typeof ListView>

/** Nobody but the owner, everyone of the company, or the holders of some roles; all of them need the right to view the page. */
export const SharedWith = z.union([z.enum(['nobody', 'everyone']), z.array(idOf('erp.role')).min(1).max(50)])

export const viewId = idOf('desk.saved_view')
/** Event type of the page. */
export const viewPage = z.string().min(1).max(100)
export const viewName = textField({ max: 60 })

export const SavedView = z.object({
  id: viewId,
  version: Version,
  page: viewPage,
  name: viewName,
  sharedWith: SharedWith,
  view: ListView,
  owner: z.string(),
  isMine: z.boolean(),
  canChange: z.boolean(),
  /** The caller's list of the page opens with it. */
  isDefault: z.boolean(),
  updatedAt: Instant,
  updatedBy: z.string(),
})
export type SavedView = z.output<typeof SavedView>

/** The caller's own views and those shared with him, of pages he may view. */
export const listViews = route({
  id: 'desk.view.list',
  method: 'GET',
  path: '/desk/views',
  access: 'self',
  writes: false,
  input: z.strictObject({
    page: viewPage.optional(),
    cursor: z.string().max(200).optional(),
    limit: z.literal(pageSizes).optional(),
  }),
  output: listOutput(SavedView),
})
