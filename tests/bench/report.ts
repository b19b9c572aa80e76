import { cpus, loadavg, totalmem } from 'node:os'
import type { BackupResult } from './backups.ts'
import type { measureBuying } from './buying.ts'
import { buyingTable } from './buying.ts'
import { listedTable } from './buying-lists.ts'
import type { Result } from './compare-runs.ts'
import type { JournalResult } from './journals.ts'
import { journalTable } from './journals.ts'
import type { LongWorkResult } from './long-work.ts'
import type { PermissionResult } from './permissions.ts'
import type { PlanReport } from './plans.ts'
import type { LedgerResult, measureLedger } from './ledger.ts'
import { growthTable, ledgerTable, verifyTable } from './ledger-report.ts'
import { salesTable } from './sales-report.ts'
import type { SearchResult } from './search.ts'
import type { ProductImportResult } from './product-import.ts'
import type { SignInResult } from './sign-ins.ts'
import { decidedAt, whole } from './metrics.ts'

export type Report = {
  readonly results: readonly Result[]
  readonly signIns: SignInResult | null
  readonly backup: BackupResult | null
  readonly plans: readonly PlanReport[]
  readonly search: readonly SearchResult[]
  readonly ledger: Awaited<ReturnType<typeof measureLedger>>
  readonly sales: readonly LedgerResult[]
  readonly permissions: readonly PermissionResult[]
  readonly longWork: readonly LongWorkResult[]
  readonly products: readonly ProductImportResult[]
  readonly journals: readonly JournalResult[]
  readonly buying: Awaited<ReturnType<typeof measureBuying>>
  readonly large: Large
}

/** Of the company with a million brands. */
export type Large = { readonly results: readonly Result[]; readonly plans: readonly PlanReport[] }

const columns = [
  'item',
  'work',
  'clients',
  'ops/s min',
  'median',
  'max',
  'p50 ms',
  'p95',
  'p99',
  'app us/op',
  'db us/op',
  'limit ops/s',
  'limit us/op',
  'of limit',
  'goal',
  'met',
]

export function tableOf({ results, signIns, backup }: Pick<Report, 'results' | 'signIns' | 'backup'>): string[][] {
  const rows = results.map(({ item, clients, product, limit }) => {
    const share = product.opsPerSecond / limit.opsPerSecond
    return [
      item.id,
      item.what,
      String(clients),
      whole(product.min),
      whole(product.opsPerSecond),
      whole(product.max),
      product.p50.toFixed(1),
      product.p95.toFixed(1),
      product.p99.toFixed(1),
      whole(product.appMicros),
      whole(product.dbMicros),
      whole(limit.opsPerSecond),
      whole(limit.dbMicros),
      share.toFixed(2),
      ...accessDecision(item.goal, clients, product, share),
    ]
  })
  const blank = columns.slice(3).map(() => '')
  const more = [signIns === null ? null : signInRow(signIns), backup === null ? null : backupRow(backup)]
  return [
    columns,
    ...rows,
    ...more.flatMap((row) => (row === null ? [] : [[...row.slice(0, 3), ...blank.slice(2), ...row.slice(3)]])),
  ]
}

/** Item, work, clients, goal, met. */
function signInRow({ alone, beside, ratio, seconds }: SignInResult): string[] {
  const work = `p95 of others, ${alone.toFixed(1)} ms alone, ${beside.toFixed(1)} ms while 50 sign in (${seconds.toFixed(1)} s)`
  return ['W6a', work, '4', `x${ratio.toFixed(2)} of < 2`, ratio < 2 ? 'yes' : 'NO']
}

function backupRow({ mebibytes, backupSeconds, drillSeconds }: BackupResult): string[] {
  const work = `backup of ${whole(mebibytes)} MiB in ${backupSeconds.toFixed(1)} s, ${(mebibytes / backupSeconds).toFixed(0)} MiB/s; restored and verified in ${drillSeconds.toFixed(1)} s`
  const minutes = (drillSeconds / mebibytes) * (1024 / 60)
  return ['R9', work, '1', `1 GiB in ${minutes.toFixed(1)} of < 10 min`, minutes < 10 ? 'yes' : 'NO']
}

function accessDecision(
  goal: Result['item']['goal'],
  clients: number,
  product: Result['product'],
  share: number,
): string[] {
  const failed = product.errors > 0 ? `${product.errors} errors: ${product.lastError}` : ''
  const parts = [
    goal.opsPerSecond === undefined
      ? null
      : { text: `${goal.opsPerSecond}/s`, isMet: product.opsPerSecond >= goal.opsPerSecond },
    goal.p95 === undefined ? null : { text: `p95 ${goal.p95}`, isMet: product.p95 <= goal.p95 },
    goal.shareOfLimit === undefined
      ? null
      : { text: `${goal.shareOfLimit.toFixed(2)} L`, isMet: share >= goal.shareOfLimit },
  ].filter((part) => part !== null)
  if (clients !== decidedAt || parts.length === 0) return ['', failed]
  const missed = parts.filter(({ isMet }) => !isMet).map(({ text }) => text)
  return [
    parts.map(({ text }) => text).join(', '),
    failed || (missed.length === 0 ? 'yes' : `NO: ${missed.join(', ')}`),
  ]
}

/** Columns of equal width for the terminal. */
export function aligned(table: readonly (readonly string[])[]): string {
  const widths = (table[0] ?? []).map((_, column) => Math.max(...table.map((row) => (row[column] ?? '').length)))
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

export function planTable(plans: readonly PlanReport[]): string[][] {
  return [
    ['statement', 'blocks', 'ms', 'reads', 'too much of'],
    ...plans.map(({ what, blocks, ms, nodes, scans }) => [
      what,
      String(blocks),
      ms.toFixed(2),
      nodes,
      scans.join(', '),
    ]),
  ]
}

type Write = (table: readonly (readonly string[])[]) => string

/** What is measured of product search, and what it takes in memory and on disk. */
export function searchText(search: readonly SearchResult[], write: Write): string {
  return search
    .map(({ count, seconds, sizes, peakMiB, results, plans }) => {
      const mebibytes = Object.entries(sizes).map(([name, bytes]) => `${name} ${whole(bytes / 2 ** 20)} MiB`)
      const facts = `${count.toLocaleString('en')} products, made in ${whole(seconds)} s. On disk, with all that was there before: ${mebibytes.join(', ')}. The web process held ${whole(peakMiB)} MiB at most.`
      return [facts, write(tableOf({ results, signIns: null, backup: null })), write(planTable(plans))].join('\n\n')
    })
    .join('\n\n')
}

/** Of the limit: how many times the bare look-up of the right takes the check takes. */
export function permissionTable(results: readonly PermissionResult[]): string[][] {
  return [
    ['check of a right', 'p50 ms', 'p95', 'look-up p50 ms', 'of it', 'goal', 'met'],
    ...results.map(({ what, p50, p95, limitP50, goal }) => [
      what,
      p50.toFixed(4),
      p95.toFixed(4),
      limitP50.toFixed(3),
      `x${(p50 / limitP50).toPrecision(2)}`,
      ...(goal === null ? ['', ''] : [`p95 < ${goal}`, p95 < goal ? 'yes' : 'NO']),
    ]),
  ]
}

/** Goals: less than 250 MiB, and the others less than twice as slow. */
export function longWorkTable(results: readonly LongWorkResult[]): string[][] {
  const heading = [
    'work',
    'rows',
    's',
    'rows/s',
    'peak MiB',
    'p95 of others alone ms',
    'beside',
    'worst',
    'ratio',
    'met',
  ]
  const rows = results.map(({ what, rows: count, seconds, peakMiB, alone, beside, worst, refused }) => {
    const ratio = beside / alone
    const missed = [
      ...(peakMiB < 250 ? [] : ['250 MiB']),
      ...(ratio < 2 ? [] : ['x2']),
      ...(refused > 0 ? [`${refused} refused`] : []),
    ]
    return [
      what,
      String(count),
      seconds.toFixed(1),
      whole(count / seconds),
      whole(peakMiB),
      alone.toFixed(1),
      beside.toFixed(1),
      worst.toFixed(0),
      `x${ratio.toFixed(2)}`,
      missed.length === 0 ? 'yes' : `NO: ${missed.join(', ')}`,
    ]
  })
  return [heading, ...rows]
}

export function largeTable({ results, plans }: Large): string[][] {
  const heading = ['item', 'work', 'ops/s', 'p50 ms', 'p95', 'app us/op', 'db us/op', 'blocks', 'reads', 'too much of']
  const rows = results.map(({ item, product }) => {
    const plan = plans.find(({ what }) => what.split(' ')[0] === item.id)
    return [
      item.id,
      item.what,
      product.opsPerSecond.toFixed(1),
      product.p50.toFixed(1),
      product.p95.toFixed(1),
      whole(product.appMicros),
      whole(product.dbMicros),
      String(plan?.blocks ?? ''),
      plan?.nodes ?? '',
      plan?.scans.join(', ') ?? '',
    ]
  })
  return [heading, ...rows]
}

/** The page docs/bench.md. */
export function markdownOf(report: Report): string {
  const lines = (table: readonly (readonly string[])[]): string =>
    table
      .map((row, index) => `| ${row.join(' | ')} |${index === 0 ? `\n|${row.map(() => '---').join('|')}|` : ''}`)
      .join('\n')
  const day = new Date().toISOString().slice(0, 10)
  return `# Bench

Written by \`npm run bench -- --write\` on ${day}: ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, one web process, embedded PostgreSQL with
fsync, load average ${loadOf()}, all on one machine together with the load generator, whose own processor time is not counted. Product (over HTTP, under row-level
security) and limit (the bare statement, prepared, past every policy) run in turn; the median of three windows counts. The limit of Bc is a
look-up by the unique code, of W6b the session's row, of C1 a single-statement insert with fsync; of all others it is the product's own statement.
Those of W3 are in the part on product search.

${lines(tableOf(report))}

Plans of the warm statements as role app, with row-level security.

${lines(planTable(report.plans))}

## Product search

Lists of products, and the look-up of a scan, beside bare statements: words with their beginnings by a text-search
index, a fragment by a trigram index, both capped at 300 before the sort, and a barcode by its unique index.

${searchText(report.search, lines)}

## Rights

A company of 200 roles with 1,000 rights each, through the code of the product, as role app. Cold is the first check after any change of rights.

${lines(permissionTable(report.permissions))}

## Imports and exports beside people

A hundred requests a second of eight people, three pages of the list to one new record; memory is what belongs to the web process alone,
looked at ten times a second.

${lines(longWorkTable(report.longWork))}

## Products by a file

W7: ${report.products[0]?.rows ?? 0} products, each with its variant, barcode, weight and price, as one CSV; the median of three. The bare statements write the same
rows in one transaction from arrays, without the words of the search, the audit and the report of each row.

${lines(productImportTable(report.products))}

## The stock ledger

10,000 products in one store. Of a posting the door that a till will use is measured, without HTTP; its limit lowers balances and writes lines,
without value, days, places and proof. That of the reads is the bare statement past every policy.

${lines(ledgerTable(report.ledger.results))}

${lines(growthTable(report.ledger.results))}

${lines(verifyTable(report.ledger.verified))}

## Sales

W1: receipts of five lines through the database gateway of the register, without HTTP, prices and checks of input, each client at a till of its own; the limit
writes the same rows by bare statements. Goals: 750 a second at 8 clients, p95 25 ms, 1600 us of the database, 0.25 of the limit, none failed at 32, 200 a second
with a hot product.

${lines(salesTable(report.sales))}

## The general ledger

Item GL. The journal of a posting is what it costs the database less the same posting while no journal is written, in turn.
Journals of two lines are spread over a year, 55 accounts and all stores.

${lines(journalTable(report.journals))}

## Buying

Item BU. A company of 1,000 products, one request at a time over HTTP. The limit of an order reads or sums its lines in bare tables; that of a
receipt and of a late invoice lowers bare balances and writes lines, without value, journals, search, audit and proof.

${lines(buyingTable(report.buying.results))}

The list of orders by each of its filters, with values of an order in the middle of them.

${lines(listedTable(report.buying.lists))}

## Lists of a million rows

One client, one company of a million brands. A condition without an index and a count of all that match read the
company's rows (docs/decisions/013), for ten seconds at most.

${lines(largeTable(report.large))}
`
}

export function productImportTable(results: readonly ProductImportResult[]): string[][] {
  const heading = ['work', 'rows', 's', 'rows/s', 'app s', 'db s', 'peak MiB', 'of limit', 'met']
  const rows = results.map(({ what, rows: count, seconds, appSeconds, dbSeconds, peakMiB, ofLimit }) => [
    what,
    String(count),
    seconds.toFixed(2),
    whole(count / seconds),
    appSeconds?.toFixed(2) ?? '',
    dbSeconds?.toFixed(2) ?? '',
    whole(peakMiB),
    ofLimit === null ? '' : `x${ofLimit.toFixed(1)}`,
    what === 'take over' && ofLimit !== null ? (ofLimit <= 6 ? 'yes' : '**no**') : '',
  ])
  return [heading, ...rows]
}

/** How busy the machine was over the last fifteen minutes, the bench included: above its cores, throughput and times say little. */
export function loadOf(): string {
  return (loadavg()[2] ?? 0).toFixed(1)
}
