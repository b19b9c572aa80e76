import { randomInt } from 'node:crypto'
import fc from 'fast-check'

/** `npm run test:full` and `test:faults` run the generated families with ten times the inputs. */
export const isFull = process.env.FULL === '1' || process.env.FAULTS === 'full'

/** Random inputs per operation and generator. Source: reliability-security.md 7 J. */
export const runs = isFull ? 50 : 3

/** Time that a test may take whose inputs grow in a full run. Units: milliseconds. */
export const patienceMs = isFull ? 900_000 : 300_000

/** Every random case of this process follows from it; a failing run is repeated with SEED=<number>. */
export const seed = readSeed()

console.warn(`SEED=${seed}`)

function readSeed(): number {
  const given = process.env.SEED
  if (given === undefined) return randomInt(2 ** 31)
  if (/^\d{1,10}$/.test(given)) return Number(given)
  throw new Error(`SEED is "${given}". Give the number that a failing run printed.`)
}

/** Draws values, the same ones for the same seed and label. */
export function draw<T>(arbitrary: fc.Arbitrary<T>, count: number, label: string): T[] {
  return fc.sample(arbitrary, { seed: seed ^ hashOf(label), numRuns: count })
}

/**
 * A third of the operations, another one with each seed and label: for what the pipeline does for all of them alike, before any
 * handler. In a full run all. Never for what keeps companies and people apart.
 */
export function someOf<T extends { readonly id: string }>(operations: readonly T[], label: string): readonly T[] {
  const some = operations.filter(({ id }) => hashOf(`${seed} ${label} ${id}`) % 3 === 0)
  return isFull || some.length === 0 ? operations : some
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
