import { z } from 'zod'
import { fieldModel, isLines, isNumeric } from './field-model.ts'
import { withoutDefault } from './filter.ts'
import type { RecordOf } from './record-call.ts'
import { callFor } from './record-call.ts'
import type { Selection } from './selection.ts'
import { selectionOf } from './selection.ts'
import { ActiveStatus, idOf, Version } from './values.ts'

type Fields = Readonly<Record<string, z.ZodType>>

/** What is done to a field of each record: a value for all, null empties it; a number raised; a text replaced in part. */
export type Change =
  | { readonly how: 'set'; readonly value: unknown }
  | { readonly how: 'raise'; readonly by: number }
  | { readonly how: 'replace'; readonly find: string; readonly by: string }

/** By the names of the fields. */
export type Changes = Readonly<Record<string, Change>>

/** How a field of many records can be changed at once. */
export function waysToChange(name: string, schema: z.ZodType): readonly Change['how'][] {
  const model = fieldModel(name, schema)
  const { widget, currencyField } = model
  // What an amount is worth depends on each record; its parts are its own.
  if (currencyField !== null || isLines(model)) return []
  // No two records may share these.
  const set = model.isOwn || name === 'name' ? [] : (['set'] as const)
  if (isNumeric(model)) return [...set, 'raise']
  return ['text', 'multiline', 'url'].includes(widget) ? [...set, 'replace'] : set
}

function changeOf(name: string, schema: z.ZodType): z.ZodType<Change, Change> {
  const most = 1_000_000_000
  const schemas = {
    set: z.strictObject({ how: z.literal('set'), value: withoutDefault(schema) }),
    raise: z.strictObject({ how: z.literal('raise'), by: z.int().min(-most).max(most) }),
    replace: z.strictObject({ how: z.literal('replace'), find: z.string().min(1).max(200), by: z.string().max(200) }),
  }
  const [way, ...others] = waysToChange(name, schema).map((how) => schemas[how])
  if (way === undefined) throw new Error(`${name} is no field that many records can change.`)
  return (others.length === 0 ? way : z.union([way, ...others])) as unknown as z.ZodType<Change, Change>
}

/** Cells that are edited at a time. Source: docs/guides/desk.md, Exports and bulk edits. */
export const mostCells = 2000

/** A record as it was when its cells were typed, and what was typed, by field. */
export type CellRow = {
  readonly id: number
  readonly version: number
  readonly cells: Readonly<Record<string, string>>
}

/** What a typed cell means for its field, or what is wrong with it; `value` is null then. */
export type CellReading = {
  readonly value: unknown
  readonly problem: { readonly message: string; readonly suggestions: readonly string[] } | null
}

/** Fields whose cells are typed in a grid; the others name the record, or are read only beside another field. */
export function gridFields(fields: Fields): readonly string[] {
  return Object.entries(fields).flatMap(([name, schema]) => {
    const model = fieldModel(name, schema)
    return name === 'code' || name === 'name' || model.currencyField !== null || isLines(model) ? [] : [name]
  })
}

/** Anything but half a character, which the database cannot keep. */
export const words = z
  .string()
  .max(5000)
  .regex(/^[^\p{Cs}]*$/u)

export const bulkEditId = idOf('desk.bulk_edit')

export type ByField<Of> = z.ZodType<Readonly<Record<string, Of>>, Readonly<Record<string, Of>>>

const records = '/desk/records/{type}'
export const planned = z.object({ id: bulkEditId, jobId: idOf('platform.job') })
export const typedCells = z.array(words).max(mostCells)
export const readCellsOutput = z.array(
  z.object({
    value: z.unknown(),
    problem: z.object({ message: z.string(), suggestions: z.array(z.string()) }).nullable(),
  }),
)

export function rowsOfCells(id: z.ZodType<number, number>, cells: ByField<string>) {
  return z
    .array(z.strictObject({ id, version: Version, cells }))
    .min(1)
    .max(mostCells)
}

/** Reads typed cells as an import reads those of a file; each field's together, because they tell how they are written. */
export const readCellsService = {
  id: 'desk.record.readCells',
  method: 'POST',
  path: `${records}/bulk-edit/read`,
  event: 'edit',
  writes: false,
  errors: ['limit_exceeded'],
} as const

const shared = { method: 'POST', writes: true } as const

export const editCellsService = {
  ...shared,
  id: 'desk.record.editCells',
  path: `${records}/bulk-edit/cells`,
  event: 'edit',
  errors: ['limit_exceeded'],
} as const

export const editManyService = {
  ...shared,
  id: 'desk.record.editMany',
  path: `${records}/bulk-edit`,
  event: 'edit',
} as const

export const deactivateManyService = {
  ...shared,
  id: 'desk.record.deactivateMany',
  path: `${records}/bulk-deactivate`,
  event: 'deactivate',
} as const

type Edited = RecordOf & {
  readonly entity: string
  readonly fields: Fields
  /** What can be chosen of. */
  readonly list: Parameters<typeof selectionOf>[0]
  readonly canDeactivate: boolean
}

export type BulkEditRoutes = ReturnType<typeof bulkEditRoutes>

/** The calls that prepare a change of many records of a master: it is checked first, and done by `desk.edit.run`. */
export function bulkEditRoutes({ entity, fields, list, canDeactivate, ...record }: Edited) {
  const selection = selectionOf(list) as unknown as z.ZodType<Selection, Selection>
  const changes = Object.fromEntries(
    Object.entries(fields).flatMap(([field, schema]) =>
      waysToChange(field, schema).length === 0 ? [] : [[field, changeOf(field, schema).optional()]],
    ),
  )
  const byField = <Of>(of: z.ZodType) =>
    z.strictObject(
      Object.fromEntries(gridFields(fields).map((field) => [field, of.optional()])),
    ) as unknown as ByField<Of>
  return {
    readCells: callFor(readCellsService, record, {
      input: z.strictObject({ cells: byField<readonly string[]>(typedCells) }),
      output: z.object({ readings: byField<readonly CellReading[]>(readCellsOutput) }),
    }),
    editCells: callFor(editCellsService, record, {
      input: z.strictObject({ rows: rowsOfCells(idOf(entity), byField<string>(words)) }),
      output: planned,
    }),
    editMany: callFor(editManyService, record, {
      input: z.strictObject({
        selection,
        changes: z.strictObject(changes) as unknown as z.ZodType<Changes, Changes>,
      }),
      output: planned,
    }),
    ...(canDeactivate && {
      deactivateMany: callFor(deactivateManyService, record, {
        input: z.strictObject({ selection, status: ActiveStatus }),
        output: planned,
      }),
    }),
  }
}
