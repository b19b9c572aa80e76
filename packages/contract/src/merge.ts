import { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import { fieldModel, isLines } from './field-model.ts'
import { textField } from './fields.ts'
import type { Page } from './page.ts'
import type { Route } from './route.ts'
import { route } from './route.ts'
import { idOf, Instant, Version } from './values.ts'

/** How long a merge can be undone. Units: days. Source: shell-and-access.md 3.1. */
export const mergeUndoDays = 30
/** How many records become one at once. */
export const mostMerged = 10
/** How many pairs of similar names are shown. */
export const mostPairs = 200

export const mergeId = idOf('desk.merge')

const Named = z.object({ id: z.int(), code: z.string(), name: z.string() })
const Pair = z.object({ one: Named, other: Named, similarity: z.number() })
export type SimilarPair = z.output<typeof Pair>

/** What became of a merged record; `until` is when the merge can no longer be undone. */
const MergeOf = z.object({ id: mergeId, into: Named, at: Instant, by: z.string().nullable(), canUndo: z.boolean() })

type Merged = {
  /** `procure.brand`; the calls are named below it. */
  readonly name: string
  readonly api: string
  readonly page: Page
  readonly entity: string
  readonly fields: Readonly<Record<string, z.ZodType>>
  /** Codes of the rules between fields. */
  readonly rules: readonly ErrorCode[]
  /** What shows these records. */
  readonly stale: readonly Route[]
}

export type MergeRoutes = ReturnType<typeof mergeRoutes>

/** The calls that find records of a master which are one thing twice, and merge them. */
export function mergeRoutes({ name, api, page, entity, fields, rules, stale }: Merged) {
  const id = idOf(entity)
  // Each record keeps its code and what else is its own, and its parts.
  const fieldNames = Object.entries(fields).flatMap(([field, schema]) => {
    const model = fieldModel(field, schema)
    return model.isOwn || isLines(model) ? [] : [field]
  })
  /** Active records with a name like the given one, the most similar first; a name that is equal is among them. */
  const similar = route({
    id: `${name}.similar`,
    method: 'GET',
    path: `${api}/similar`,
    page,
    event: 'view',
    writes: false,
    input: z.strictObject({ q: textField({ max: 120 }) }),
    output: z.object({ items: z.array(Named) }),
  })
  /**
   * Pairs of names that are at least 0.6 alike, by the trigrams of their normalised forms, among some of the active records, the newest first, and all that were made before them; `next` goes on
   * with older ones. `looked`: how many records that were.
   */
  const duplicates = route({
    id: `${name}.duplicates`,
    method: 'GET',
    path: `${api}/duplicates`,
    page,
    event: 'merge',
    writes: false,
    input: z.strictObject({ cursor: z.string().max(20).optional() }),
    output: z.object({ items: z.array(Pair), looked: z.int().nonnegative(), next: z.string().nullable() }),
  })
  const mergeOf = route({
    id: `${name}.mergeOf`,
    method: 'GET',
    path: `${api}/{id}/merge`,
    page,
    event: 'view',
    writes: false,
    errors: ['not_found'],
    input: z.strictObject({ id }),
    output: z.object({ merge: MergeOf.nullable() }),
  })
  /** The record stays, the others end in it. `take` says of which of them it gets a field's value. Answers the merge. */
  const merge = route({
    id: `${name}.merge`,
    method: 'POST',
    path: `${api}/{id}/merge`,
    page,
    event: 'merge',
    writes: true,
    stale: [...stale, duplicates, mergeOf],
    errors: ['not_found', 'stale', 'merged', 'desk.merge_collides', ...rules],
    input: z.strictObject({
      id,
      version: Version,
      others: z
        .array(z.strictObject({ id, version: Version }))
        .min(1)
        .max(mostMerged - 1),
      take: z
        .strictObject(Object.fromEntries(fieldNames.map((field) => [field, z.int().positive().optional()])))
        .default({}),
    }),
    output: z.object({ id: mergeId }),
  })
  /** Somebody knows that these two are not one thing; they are not shown as a pair again. */
  const notSame = route({
    id: `${name}.notSame`,
    method: 'POST',
    path: `${api}/{id}/not-same`,
    page,
    event: 'merge',
    writes: true,
    stale: [duplicates],
    errors: ['not_found'],
    input: z.strictObject({ id, otherId: id }),
    output: z.object({ id }),
  })
  return { similar, duplicates, mergeOf, merge, notSame }
}
