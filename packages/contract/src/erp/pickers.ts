import { z } from 'zod'
import { RecordLabel, Swatch } from '../record-label.ts'
import { route } from '../route.ts'

/** Choices per page of a list. */
export const pickerPage = 50
/** Records named per request. */
export const mostNamed = 500

/** `country`, `currency`, or a table such as `erp.store`. */
export const listName = z
  .string()
  .regex(/^[a-zA-Z]+(?:\.[a-z]+(?:_[a-z]+)*)?$/)
  .max(60)

/** `id`: the stored value; the code in lists shared by all companies. */
export const PickerItem = z.object({
  id: z.union([z.int(), z.string()]),
  code: z.string(),
  name: z.string(),
  name_ar: z.string().optional(),
  swatch: Swatch.optional(),
  /** Set when drafts were requested. */
  isDraft: z.boolean().optional(),
  /** What tells records of one name apart, such as colour and size. */
  detail: z.string().optional(),
  /** Address of a small picture below `/api`. */
  picture: z.string().optional(),
})
export type PickerItem = z.output<typeof PickerItem>

const Picked = z.object({
  items: z.array(PickerItem),
  next: z.string().nullable(),
  /** No exact matches; the choices are similar ones. */
  isSimilar: z.boolean().optional(),
  /** Path whose `?open=<id>` opens a record; null when the caller may not view the page. */
  page: z.string().nullable(),
  canCreate: z.boolean(),
})

/**
 * Active choices of several picker lists in one call: lists whose page the caller may view, or that such a page requires. A cursor
 * continues a single list, and `within` narrows a single one. Throws: forbidden for any other list. Source: docs/decisions/002.
 */
export const bindMaster = route({
  id: 'erp.picker.lookup',
  method: 'POST',
  path: '/master/bind-master',
  access: 'self',
  writes: false,
  input: z.strictObject({
    lists: z.array(listName).min(1).max(20),
    q: z.string().trim().max(100).optional(),
    cursor: z.string().max(2000).optional(),
    /** Includes drafts, for lists whose records start as drafts. */
    hasDrafts: z.boolean().optional(),
    /** By field: only records of a master that hold one of the values. */
    within: z
      .record(
        z.string().regex(/^[a-zA-Z]{1,40}$/),
        z
          .array(z.union([z.int(), z.string().max(60)]))
          .min(1)
          .max(20),
      )
      .optional(),
  }),
  output: z.record(z.string(), Picked),
})

/** Names of records, inactive ones included, in lists the caller may read; missing records are omitted. */
export const nameRecords = route({
  id: 'erp.picker.name',
  method: 'POST',
  path: '/master/record-names',
  access: 'self',
  writes: false,
  input: z.strictObject({
    wanted: z
      .array(z.strictObject({ list: listName, ids: z.array(z.int().positive()).min(1).max(mostNamed) }))
      .min(1)
      .max(20),
  }),
  output: z.object({ lists: z.array(z.object({ list: z.string(), items: z.array(RecordLabel) })) }),
})
