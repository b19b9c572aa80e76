import fc from 'fast-check'
import { seed } from '../../support/seed.ts'

/** `npm run test:full` and `test:faults` run the generated families over all operations instead of a part, each with more inputs. */
export const isFull = process.env.FULL === '1' || process.env.FAULTS === 'full'

/** Random inputs per operation and generator. */
export const runs = isFull ? 10 : 3

/** Draws values, the same ones for the same seed and label. */
export function draw<T>(arbitrary: fc.Arbitrary<T>, count: number, label: string): T[] {
  return fc.sample(arbitrary, { seed: seed ^ hashOf(label), numRuns: count })
}

/** One of so many operations is taken by `npm test`. */
const share = 12
/** In `npm run test:rest`, which takes more inputs. */
const shareOfRest = 3
export const isMore = process.env.INPUTS === 'more'

/**
 * A part of the operations, another one with each seed and label: for what the pipeline does for all of them alike, before any handler.
 * In a full run all. Never for what keeps companies and people apart.
 */
export function someOf<T extends { readonly id: string }>(operations: readonly T[], label: string): readonly T[] {
  const parts = isMore ? shareOfRest : share
  const some = operations.filter(({ id }) => hashOf(`${seed} ${label} ${id}`) % parts === 0)
  return isFull || some.length === 0 ? operations : some
}

/** The same ones in so many groups, other ones with each seed and label. */
export function groupsOf<T extends string>(all: readonly T[], count: number, label: string): readonly (readonly T[])[] {
  const ranked = all.toSorted((one, other) => hashOf(`${seed} ${label} ${one}`) - hashOf(`${seed} ${label} ${other}`))
  return Array.from({ length: count }, (_, group) => ranked.filter((_one, index) => index % count === group))
}

/**
 * So many of the cases of one operation or field, others with each seed and label, in their order; in a full run all. Each operation
 * and each field is still walked.
 */
export function someCases<T>(cases: readonly T[], most: number, label: string): readonly T[] {
  if (isFull || cases.length <= most) return cases
  const ranks = cases.map((_, index) => hashOf(`${seed} ${label} ${index}`))
  const last = ranks.toSorted((a, b) => a - b)[most - 1] ?? 0
  return cases.filter((_, index) => (ranks[index] ?? 0) <= last)
}

function hashOf(label: string): number {
  let hash = 0
  for (const letter of label) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) | 0
  return hash & 0x7fffffff
}
