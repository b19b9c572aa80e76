import { seededRandom } from '../../../apps/server/src/demo/random.ts'
import { seed } from '../../support/seed.ts'

const isFull = process.env.FULL === '1'

/** In a full run all of them; else `count`, others with each seed, so that many short runs see what one long run does. */
export function drawn<T>(all: readonly T[], count: number, label = ''): readonly T[] {
  const next = seededRandom([...label].reduce((mixed, letter) => Math.imul(mixed, 31) + letter.charCodeAt(0), seed))
  const ranked = all.map((one) => ({ one, rank: next() })).toSorted((left, right) => left.rank - right.rank)
  return (isFull ? ranked : ranked.slice(0, count)).map(({ one }) => one)
}
