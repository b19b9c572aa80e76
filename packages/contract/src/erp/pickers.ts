import { z } from 'zod'
import { RecordLabel, Swatch } from '../record-label.ts'
import { route } from '../route.ts'

/** How many choices of a list come at once. */
export const pickerPage = 50
/** How many records of a list are named at once. */
export const mostNamed = 500

/** `country`, `currency`, or the table of the records: `erp.store`. */
const listName = z
  .string()
  .regex(/^[a-zA-Z]+(?:\.[a-z]+(?:_[a-z]+)*)?$/)
  .max(60)

/** `id`: what a field holds; the code itself in a list that all companies share. */
export const PickerItem = z.object({
  id: z.union([z.int(), z.string()]),
  code: z.string(),
  name: z.string(),
  name_ar: z.string().optional(),
  swatch: Swatch.optional(),
  /** Of a list that was asked for with its drafts. */
  isDraft: z.boolean().optional(),
})
export type PickerItem = z.output<typeof PickerItem>

const Picked = z.object({
  items: z.array(PickerItem),
  next: z.string().nullable(),
  /** Nothing has the words that were typed; these have similar ones. */
  isSimilar: z.boolean().optional(),
  /** Address at which `?open=<id>` shows one of them; null where the caller may not view it. */
  page: z.string().nullable(),
  canCreate: z.boolean(),
})

/**
 * Active choices of the picker lists a screen asks for, in one call: lists whose page the caller may view, or that a page which he
 * may view needs. A cursor goes on with the one list that is asked for. Throws: forbidden for any other list. Source: README decision 3.
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
    /** Drafts too, of lists whose records begin as such. */
    hasDrafts: z.boolean().optional(),
  }),
  output: z.record(z.string(), Picked),
})

/** What records are called, inactive ones too, in the lists that bindMaster would open; those that are not there are left out. */
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
