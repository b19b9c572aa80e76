import { dividedExactly } from './exact.ts'
import { splitByWeights } from './split.ts'

/** Eligible pieces of a line. `price`: of a piece, in minor units. */
export type Run = { readonly index: number; readonly pieces: number; readonly price: bigint }

/** What sets take off, by the index of the line. Units: minor units. */
export type Taken = ReadonlyMap<number, bigint>

/** Pieces stand from dear to cheap, and those that fill no set come last. */
function inSets(runs: readonly Run[], size: number): { readonly runs: readonly Run[]; readonly pieces: number } {
  const total = runs.reduce((sum, { pieces }) => sum + pieces, 0)
  return { runs: runs.toSorted(fromDearToCheap), pieces: total - (total % size) }
}

function fromDearToCheap(one: Run, other: Run): number {
  if (one.price !== other.price) return one.price > other.price ? -1 : 1
  return one.index - other.index
}

type Got = { readonly buy: number; readonly get: number; readonly ratePpm: number }

/** What the cheapest pieces of each full set of a buy x get y take off. */
export function takenByGot(given: readonly Run[], { buy, get, ratePpm }: Got): Taken {
  const size = buy + get
  const { runs, pieces: inFullSets } = inSets(given, size)
  // Counted, not listed: a quantity may be a hundred million.
  const gotAmong = (first: number) => {
    const places = Math.min(first, inFullSets)
    return Math.floor(places / size) * get + Math.max(0, (places % size) - buy)
  }
  const taken = new Map<number, bigint>()
  let place = 0
  for (const { index, pieces, price } of runs) {
    const got = gotAmong(place + pieces) - gotAmong(place)
    taken.set(index, BigInt(got) * dividedExactly(price * BigInt(ratePpm), 1_000_000n))
    place += pieces
  }
  return taken
}

type Part = { readonly index: number; readonly worth: bigint }

/**
 * What sets of `size` pieces for `priceMinor` take off, shared over their pieces by price; a set that costs no more than that keeps its
 * prices.
 */
export function takenByBundles(
  given: readonly Run[],
  { size, priceMinor }: { readonly size: number; readonly priceMinor: number },
): Taken {
  const { runs, pieces: inFullSets } = inSets(given, size)
  const taken = new Map<number, bigint>()
  const take = (sets: bigint, parts: readonly Part[]) => {
    const worth = parts.reduce((sum, part) => sum + part.worth, 0n)
    if (worth <= BigInt(priceMinor)) return
    const shares = splitByWeights(
      worth - BigInt(priceMinor),
      parts.map((part) => part.worth),
    )
    for (const [at, { index }] of parts.entries())
      taken.set(index, (taken.get(index) ?? 0n) + sets * (shares[at] ?? 0n))
  }
  let left = inFullSets
  let parts: Part[] = []
  let filled = 0
  for (const { index, pieces, price } of runs) {
    let rest = Math.min(pieces, left)
    left -= rest
    const completing = filled === 0 ? 0 : Math.min(size - filled, rest)
    if (completing > 0) {
      parts.push({ index, worth: price * BigInt(completing) })
      filled += completing
      rest -= completing
    }
    if (filled === size) {
      take(1n, parts)
      parts = []
      filled = 0
    }
    // Sets of one price are counted, not listed.
    take(BigInt(Math.floor(rest / size)), [{ index, worth: price * BigInt(size) }])
    if (rest % size > 0) {
      parts.push({ index, worth: price * BigInt(rest % size) })
      filled += rest % size
    }
  }
  return taken
}
