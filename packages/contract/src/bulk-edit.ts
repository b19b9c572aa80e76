import { z } from 'zod'
import { fieldModel } from './field-model.ts'
import { withoutDefault } from './filter.ts'
import type { Page } from './page.ts'
import { route } from './route.ts'
import type { Selection } from './selection.ts'
import { selectionOf } from './selection.ts'
import { ActiveStatus, idOf } from './values.ts'

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
  const { widget } = fieldModel(name, schema)
  // No two records may share these.
  const set = name === 'code' || name === 'name' ? [] : (['set'] as const)
  if (widget === 'integer' || widget === 'rate') return [...set, 'raise']
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

type Edited = {
  /** `procure.brand`; the calls are named below it. */
  readonly name: string
  readonly api: string
  readonly page: Page
  readonly entity: string
  readonly fields: Fields
}

export const bulkEditId = idOf('desk.bulk_edit')

export type BulkEditRoutes = ReturnType<typeof bulkEditRoutes>

/** The calls that prepare a change of many records of a master: it is checked first, and done by `desk.edit.run`. */
export function bulkEditRoutes({ name, api, page, entity, fields }: Edited) {
  const selection = selectionOf(entity, fields) as unknown as z.ZodType<Selection, Selection>
  const shared = {
    method: 'POST',
    page,
    writes: true,
    output: z.object({ id: bulkEditId, jobId: idOf('platform.job') }),
  } as const
  const changes = Object.fromEntries(
    Object.entries(fields).flatMap(([field, schema]) =>
      waysToChange(field, schema).length === 0 ? [] : [[field, changeOf(field, schema).optional()]],
    ),
  )
  return {
    editMany: route({
      ...shared,
      id: `${name}.editMany`,
      path: `${api}/bulk-edit`,
      event: 'edit',
      input: z.strictObject({
        selection,
        changes: z.strictObject(changes) as unknown as z.ZodType<Changes, Changes>,
      }),
    }),
    deactivateMany: route({
      ...shared,
      id: `${name}.deactivateMany`,
      path: `${api}/bulk-deactivate`,
      event: 'deactivate',
      input: z.strictObject({ selection, status: ActiveStatus }),
    }),
  }
}
