import { z } from 'zod'
import { columnWidths, mostFrozen, pageSizes } from '../constants.ts'
import { textField } from '../fields.ts'
import { listOutput } from '../list.ts'
import { route } from '../route.ts'
import { idOf, Instant, Version } from '../values.ts'

const part = z.string().regex(/^-?[a-zA-Z]\w{0,59}$/)

/** A field, or a field with an operator: `year`, `year.atLeast`. */
const condition = z.string().regex(/^[a-zA-Z]\w{0,59}(\.[a-zA-Z]{1,20})?$/)

/** How a list is shown. Omitted parts use the defaults of the page; unknown parts are rejected by name. */
export const ListView = z.strictObject({
  q: textField({ min: 0, max: 200 }).default(''),
  /** Values in the form used in URLs. */
  filters: z
    .record(
      condition,
      z
        .array(textField({ max: 200 }))
        .min(1)
        .max(50),
    )
    .default({}),
  /** A leading `-` means descending. */
  sort: z.array(part).max(3).default([]),
  /** Field by which the rows are grouped. */
  group: part.nullable().default(null),
  /** Visible columns in order; null: the default of the page. */
  columns: z.array(part).min(1).max(100).nullable().default(null),
  /** Units: pixels, by column, where the user set a width. */
  widths: z.record(part, z.int().min(columnWidths.least).max(columnWidths.most)).default({}),
  /** Number of columns that stay visible while the list scrolls sideways. */
  frozen: z.int().min(1).max(mostFrozen).default(1),
  isCompact: z.boolean().default(false),
  limit: z.literal(pageSizes).default(pageSizes[0]),
})
export type ListView = z.output<typeof ListView>

/** Visible to the owner only, to everyone in the company, or to the holders of some roles; all need permission to view the page. */
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
  /** The caller's list of this page opens with this view. */
  isDefault: z.boolean(),
  updatedAt: Instant,
  updatedBy: z.string(),
})
export type SavedView = z.output<typeof SavedView>

/** The caller's own views and those shared with the caller, for pages the caller may view. */
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
