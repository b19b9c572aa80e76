/** How much data each item works on, and how long. Units: rows; `seconds`: of a window. */
export type Sizes = {
  readonly brands: number
  readonly seconds: number
  readonly clients: readonly number[]
  readonly lists: number
  readonly long: number
  readonly products: readonly number[]
  readonly imported: number
  readonly moves: readonly number[]
  readonly journals: number
  readonly orders: number
  readonly sales: number
}

/** `whole`: what docs/bench.md shows; `compared`: of the baseline, in a quarter of an hour; `smoke`: whether every item still runs. */
export const sizes = {
  whole: {
    brands: 100_000,
    seconds: 1,
    clients: [1, 8],
    lists: 1_000_000,
    long: 100_000,
    products: [100_000, 1_000_000],
    imported: 10_000,
    moves: [1000, 10_000, 100_000, 1_000_000],
    journals: 1_000_000,
    orders: 100_000,
    sales: 100_000,
  },
  compared: {
    brands: 20_000,
    seconds: 1,
    clients: [8],
    lists: 20_000,
    long: 10_000,
    products: [20_000],
    imported: 2000,
    moves: [1000, 20_000],
    journals: 20_000,
    orders: 5000,
    sales: 5000,
  },
  smoke: {
    brands: 2000,
    seconds: 0.1,
    clients: [1],
    lists: 2000,
    long: 500,
    products: [1000],
    imported: 100,
    moves: [1000],
    journals: 1000,
    orders: 200,
    sales: 200,
  },
} as const satisfies Record<string, Sizes>

/** For a run of one item: its sizes by hand, as `--moves 1000,10000`. Throws: Error for what is no number. */
export function withSizes(standard: Sizes, given: Readonly<Record<string, unknown>>): Sizes {
  const typed = Object.entries(standard).flatMap(([name, value]: [string, number | readonly number[]]) => {
    const text = given[name]
    if (typeof text !== 'string') return []
    const numbers = text.split(',').map(Number)
    if (numbers.some(Number.isNaN)) throw new Error(`--${name} takes numbers, such as ${String(value)}.`)
    return [[name, Array.isArray(value) ? numbers : numbers[0]]]
  })
  return { ...standard, ...Object.fromEntries(typed) }
}
