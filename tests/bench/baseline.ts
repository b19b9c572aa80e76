import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Report } from './report.ts'
import type { Sizes } from './sizes.ts'
import type { Series } from './windows.ts'

/** Shares of the bare statement by item: 1 is as fast as it, 0.1 takes ten times as long. */
export type Ratios = Readonly<Record<string, number>>
/** `sizes`: of the data behind the ratios, which a comparison uses as well. */
export type Baseline = { readonly measuredOn: string; readonly sizes: Sizes; readonly ratios: Ratios }
export type Move = { readonly item: string; readonly before: number; readonly now: number; readonly isFall: boolean }

const file = resolve(import.meta.dirname, 'baseline.json')
/** What is left of a ratio that has not fallen. */
const leastShare = 0.75
/** Less than this is no move. */
const noise = 0.1

/** Every ratio of a run; what was not measured is left out. */
export function ratiosOf(report: Omit<Report, 'signIns' | 'backup' | 'plans' | 'journals' | 'large'>): Ratios {
  const { results, search, ledger, sales, buying, permissions, products } = report
  return Object.fromEntries(
    [
      ...results.map(({ item, clients, ...run }) => [`${item.id}, ${clients} clients`, shareOf(run)] as const),
      ...search.flatMap(({ count, results: found }) =>
        found.map(
          ({ item, clients, ...run }) => [`${item.id} of ${count} products, ${clients} clients`, shareOf(run)] as const,
        ),
      ),
      ...[...ledger.results, ...sales].map(
        ({ what, moves, clients, ...run }) => [`${what}, ${moves} moves, ${clients} clients`, shareOf(run)] as const,
      ),
      ...buying.results.map(({ what, p50, limit }) => [`BU ${what}`, limit / p50] as const),
      ...permissions.map(({ what, p50, limitP50 }) => [`P ${what}`, limitP50 / p50] as const),
      ...products.map(({ what, ofLimit }) => [`W7 ${what}`, ofLimit === null ? Number.NaN : 1 / ofLimit] as const),
    ]
      .filter(([, ratio]) => Number.isFinite(ratio))
      .map(([item, ratio]) => [item, Number(ratio.toPrecision(3))]),
  )
}

/** Ratios that moved, the worst first. What only one side knows is left out. */
export function movesSince(before: Ratios, now: Ratios): Move[] {
  return Object.entries(now)
    .flatMap(([item, ratio]) => {
      const known = before[item]
      if (known === undefined || Math.abs(ratio / known - 1) <= noise) return []
      return [{ item, before: known, now: ratio, isFall: ratio < known * leastShare }]
    })
    .toSorted((one, other) => one.now / one.before - other.now / other.before)
}

export function movesTable(moves: readonly Move[]): string[][] {
  return [
    ['item', 'of limit before', 'now', 'change', 'fell'],
    ...moves.map(({ item, before, now, isFall }) => [
      item,
      before.toPrecision(3),
      now.toPrecision(3),
      `${now < before ? '' : '+'}${Math.round((now / before - 1) * 100)} %`,
      isFall ? 'YES' : '',
    ]),
  ]
}

/** Throws: Error when no baseline was written yet. */
export function readBaseline(): Baseline {
  if (!existsSync(file)) throw new Error('There is no baseline yet: write one with npm run bench -- --baseline')
  return JSON.parse(readFileSync(file, 'utf8')) as Baseline
}

/** Items that were not measured keep their ratios, if they are of the same sizes. */
export function writeBaseline(sizes: Sizes, ratios: Ratios): void {
  const known = existsSync(file) ? readBaseline() : null
  const kept = known !== null && JSON.stringify(known.sizes) === JSON.stringify(sizes) ? known.ratios : {}
  const measuredOn = new Date().toISOString().slice(0, 10)
  writeFileSync(file, `${JSON.stringify({ measuredOn, sizes, ratios: { ...kept, ...ratios } }, null, 2)}\n`)
}

function shareOf({ product, limit }: { readonly product: Series; readonly limit: Series }): number {
  return product.opsPerSecond / limit.opsPerSecond
}
