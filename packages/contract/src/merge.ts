import { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import { fieldModel, isLines } from './field-model.ts'
import { textField } from './fields.ts'
import type { RecordOf } from './record-call.ts'
import { callFor } from './record-call.ts'
import type { Route } from './route.ts'
import { idOf, Instant, Version } from './values.ts'

/** How long a merge can be undone. Units: days. Source: docs/guides/desk.md, Merging. */
export const mergeUndoDays = 30
/** How many records become one at once. */
export const mostMerged = 10
/** How many pairs of similar names are shown. */
export const mostPairs = 200

export const mergeId = idOf('desk.merge')

export const Named = z.object({ id: z.int(), code: z.string(), name: z.string() })
const Pair = z.object({ one: Named, other: Named, similarity: z.number() })
export type SimilarPair = z.output<typeof Pair>

/** What became of a merged record; `until` is when the merge can no longer be undone. */
export const MergeOf = z.object({
  id: mergeId,
  into: Named,
  at: Instant,
  by: z.string().nullable(),
  canUndo: z.boolean(),
})

const records = '/desk/records/{type}'
export const mergeInputs = {
  similar: { q: textField({ max: 120 }) },
  duplicates: { cursor: z.string().max(20).optional() },
}

/** Active records with a name like the given one, the most similar first; a name that is equal is among them. */
export const similarService = {
  id: 'desk.record.similar',
  method: 'GET',
  path: `${records}/similar`,
  event: 'view',
  writes: false,
} as const

/**
 * Pairs of names that are at least 0.6 alike, by the trigrams of their normalised forms, among some of the active records, the newest first, and all that were made before them; `next` goes on
 * with older ones. `looked`: how many records that were.
 */
export const duplicatesService = {
  id: 'desk.record.duplicates',
  method: 'GET',
  path: `${records}/duplicates`,
  event: 'merge',
  writes: false,
} as const

export const mergeOfService = {
  id: 'desk.record.mergeOf',
  method: 'GET',
  path: `${records}/{id}/merge`,
  event: 'view',
  writes: false,
  errors: ['not_found'],
} as const

const mergeErrors = ['not_found', 'stale', 'merged', 'desk.merge_collides'] as const

export function mergeInput(id: ReturnType<typeof idOf>) {
  return {
    id,
    version: Version,
    others: z
      .array(z.strictObject({ id, version: Version }))
      .min(1)
      .max(mostMerged - 1),
  }
}

/** The record stays, the others end in it. `take` says of which of them it gets a field's value. Answers the merge. */
export const mergeService = {
  id: 'desk.record.merge',
  method: 'POST',
  path: `${records}/{id}/merge`,
  event: 'merge',
  writes: true,
  errors: mergeErrors,
} as const

/** Somebody knows that these two are not one thing; they are not shown as a pair again. */
export const notSameService = {
  id: 'desk.record.notSame',
  method: 'POST',
  path: `${records}/{id}/not-same`,
  event: 'merge',
  writes: true,
  errors: ['not_found'],
} as const

export const duplicatesOutput = z.object({
  items: z.array(Pair),
  looked: z.int().nonnegative(),
  next: z.string().nullable(),
})

type Merged = RecordOf & {
  readonly entity: string
  readonly fields: Readonly<Record<string, z.ZodType>>
  /** Codes of the rules between fields. */
  readonly rules: readonly ErrorCode[]
  /** What shows these records. */
  readonly stale: readonly Route[]
}

export type MergeRoutes = ReturnType<typeof mergeRoutes>

/** The calls that find records of a master which are one thing twice, and merge them. */
export function mergeRoutes({ entity, fields, rules, stale, ...record }: Merged) {
  const id = idOf(entity)
  // Each record keeps its code and what else is its own, and its parts.
  const fieldNames = Object.entries(fields).flatMap(([field, schema]) => {
    const model = fieldModel(field, schema)
    return model.isOwn || isLines(model) ? [] : [field]
  })
  const similar = callFor(similarService, record, {
    input: z.strictObject(mergeInputs.similar),
    output: z.object({ items: z.array(Named) }),
  })
  const duplicates = callFor(duplicatesService, record, {
    input: z.strictObject(mergeInputs.duplicates),
    output: duplicatesOutput,
  })
  const mergeOf = callFor(mergeOfService, record, {
    input: z.strictObject({ id }),
    output: z.object({ merge: MergeOf.nullable() }),
  })
  const merge = callFor(mergeService, record, {
    stale: [...stale, duplicates, mergeOf],
    errors: [...mergeErrors, ...rules],
    output: z.object({ id: mergeId }),
    input: z.strictObject({
      ...mergeInput(id),
      take: z
        .strictObject(Object.fromEntries(fieldNames.map((field) => [field, z.int().positive().optional()])))
        .default({}),
    }),
  })
  const notSame = callFor(notSameService, record, {
    stale: [duplicates],
    input: z.strictObject({ id, otherId: id }),
    output: z.object({ id }),
  })
  return { similar, duplicates, mergeOf, merge, notSame }
}
