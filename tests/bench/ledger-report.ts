import { decidedAt, whole } from './metrics.ts'
import type { LedgerResult, VerifyResult } from './ledger.ts'
import type { Series } from './windows.ts'

/** Units: processor microseconds of web process and database together; a posting is sent by the bench itself, whose own are left out. */
export function ledgerTable(results: readonly LedgerResult[]): string[][] {
  const rows = results.map(({ what, moves, clients, product, limit, rows: read, scans }) => [
    what,
    String(moves),
    String(clients),
    whole(product.opsPerSecond),
    product.p50.toFixed(1),
    product.p95.toFixed(1),
    product.p99.toFixed(1),
    whole(microsOf(product)),
    whole(limit.opsPerSecond),
    whole(microsOf(limit)),
    (product.opsPerSecond / limit.opsPerSecond).toFixed(2),
    whole(read),
    product.errors > 0 ? `${product.errors} FAILED: ${product.lastError}` : scans,
  ])
  return [
    [
      'work',
      'moves',
      'clients',
      'ops/s',
      'p50 ms',
      'p95',
      'p99',
      'us/op',
      'limit ops/s',
      'limit us',
      'of limit',
      'rows/op',
      'scans',
    ],
    ...rows,
  ]
}

/**
 * What an operation costs as the ledger grows, as a share of what it cost at first, and how much it may.
 * Source: docs/bench.md.
 */
const mayGrow = (what: string): number => (what.startsWith('W4b') ? 2 : 1)
/** So much more than it may is the noise of a measurement. */
const noise = 1.25

type Growth = { readonly what: string; readonly moves: number; readonly cost: number; readonly rows: number }

export function growthOf(results: readonly LedgerResult[]): Growth[] {
  const validated = results.filter(({ clients }) => clients === decidedAt)
  return validated.flatMap(({ what, moves, product, rows }) => {
    const first = validated.find((result) => result.what === what)
    if (first === undefined || first.moves === moves) return []
    const share = (now: number | null, then: number | null) => (now === null || !then ? Number.NaN : now / then)
    return [{ what, moves, cost: share(microsOf(product), microsOf(first.product)), rows: share(rows, first.rows) }]
  })
}

export function growthTable(results: readonly LedgerResult[]): string[][] {
  const rows = growthOf(results).map(({ what, moves, cost, rows: read }) => [
    what,
    String(moves),
    `x${cost.toFixed(2)}`,
    `x${read.toFixed(2)}`,
    `x${mayGrow(what)}`,
    cost <= mayGrow(what) * noise ? 'yes' : '**no**',
  ])
  return [['work', 'moves', 'us/op', 'rows/op', 'may be', 'met'], ...rows]
}

/** What reads a growing table from end to end, or more of its rows as it grows than it may. */
export function ledgerFaults(results: readonly LedgerResult[]): string[] {
  const scanning = results.filter(({ scans }) => scans !== '')
  const growing = growthOf(results).filter(({ what, rows }) => rows > mayGrow(what) * noise)
  return [
    ...scanning.map(({ what, moves, scans }) => `${what} at ${moves} moves reads from end to end: ${scans}.`),
    ...growing.map(({ what, moves, rows }) => `${what} at ${moves} moves reads x${rows.toFixed(2)} the rows.`),
  ]
}

function microsOf({ appMicros, dbMicros }: Series): number | null {
  return dbMicros === null ? null : (appMicros ?? 0) + dbMicros
}

export function verifyTable(results: readonly VerifyResult[]): string[][] {
  return [
    ['verify of moves', 's', 'db s'],
    ...results.map(({ moves, seconds, cpuSeconds }) => [
      String(moves),
      seconds.toFixed(2),
      cpuSeconds?.toFixed(2) ?? '',
    ]),
  ]
}
