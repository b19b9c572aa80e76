import type { LedgerResult } from './ledger.ts'
import { decidedAt, whole } from './metrics.ts'
import type { Series } from './windows.ts'

const goals = { salesPerSecond: 750, p95: 25, micros: 1600, ofLimit: 0.25, hotPerSecond: 200 }

/** What was measured by sets, by one sale; the time remains that of a set. */
export function scaled(result: LedgerResult, sets: number): LedgerResult {
  const perSale = (value: number | null) => (value === null ? null : value / sets)
  const one = (series: Series): Series => ({
    ...series,
    opsPerSecond: series.opsPerSecond * sets,
    min: series.min * sets,
    max: series.max * sets,
    appMicros: perSale(series.appMicros),
    dbMicros: perSale(series.dbMicros),
  })
  return { ...result, product: one(result.product), limit: one(result.limit), rows: perSale(result.rows) }
}

/** Units: processor microseconds of the database; those of the bench, which posts by itself, are left out. */
export function salesTable(results: readonly LedgerResult[]): string[][] {
  const rows = results.map((result) => {
    const { what, clients, product, limit, rows: read, scans } = result
    const missed = missedBy(result)
    return [
      what,
      String(clients),
      whole(product.opsPerSecond),
      product.p50.toFixed(1),
      product.p95.toFixed(1),
      whole(product.dbMicros),
      whole(limit.opsPerSecond),
      whole(limit.dbMicros),
      (product.opsPerSecond / limit.opsPerSecond).toFixed(2),
      whole(read),
      product.errors > 0 ? `${product.errors} FAILED: ${product.lastError}` : scans,
      missed === null ? '' : missed.length === 0 ? 'yes' : `NO: ${missed.join(', ')}`,
    ]
  })
  return [
    [
      'work',
      'clients',
      'sales/s',
      'p50 ms',
      'p95',
      'us/sale',
      'limit sales/s',
      'limit us',
      'of limit',
      'rows/sale',
      'scans',
      'met',
    ],
    ...rows,
  ]
}

/** Goals that were missed; null: it has none. Source: docs/bench.md. */
function missedBy({ what, clients, product, limit }: LedgerResult): string[] | null {
  if (what.endsWith('hot product')) return product.opsPerSecond >= goals.hotPerSecond ? [] : [`${goals.hotPerSecond}/s`]
  if (!what.endsWith('five lines')) return null
  const failures = product.errors > 0 ? ['0 failures'] : []
  if (clients !== decidedAt) return clients > decidedAt ? failures : null
  return [
    ...failures,
    ...(product.opsPerSecond < goals.salesPerSecond ? [`${goals.salesPerSecond}/s`] : []),
    ...(product.p95 > goals.p95 ? [`p95 ${goals.p95}`] : []),
    ...((product.dbMicros ?? 0) > goals.micros ? [`${goals.micros} us`] : []),
    ...(product.opsPerSecond / limit.opsPerSecond < goals.ofLimit ? [`${goals.ofLimit} L`] : []),
  ]
}
