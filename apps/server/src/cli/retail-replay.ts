import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { findCompanyOwner } from '../modules/erp/index.ts'
import { meaningOf } from '../platform/database/constraint-meaning.ts'
import { writeCsv } from '../platform/spreadsheet/write-csv.ts'
import { findLocations } from '../retail-data/replay/find-locations.ts'
import type { Places } from '../retail-data/replay/find-locations.ts'
import type { Bought } from '../retail-data/replay/orders/buy-day.ts'
import type { CodeReport } from '../retail-data/replay/report-codes.ts'
import type { SalesReplayed } from '../retail-data/replay/sales/replay-sales.ts'
import type { Progress, Replayed } from '../retail-data/replay/replay-year.ts'
import { replayYear } from '../retail-data/replay/replay-year.ts'
import { columns } from './columns.ts'
import type { Command } from './command.ts'
import { CommandError } from './command.ts'
import { consoleCall, named, throughConnections } from './connections.ts'
import { asRefusal } from './retail-data.ts'

const reportEveryMs = 5000

export const retailReplay: Command = {
  name: 'retail-data replay',
  summary: 'post a retailer’s year to the stock ledger, day by day; continues after an interruption',
  takes: ['file'],
  flags: {
    company: { type: 'string', value: '<code>', help: 'the company that owns the stock' },
    store: { type: 'string', value: '<code>', help: 'the selling store; by default the first open shop' },
    warehouse: {
      type: 'string',
      value: '<code>',
      help: 'the supplying warehouse; by default the first open warehouse',
    },
    'as-sales': {
      type: 'boolean',
      help: 'post sales and returns as receipts of a till, with customers, payments and a closed session a day',
    },
    'through-orders': {
      type: 'boolean',
      help: 'buy the supply by purchase orders that suppliers deliver, bill and are paid for',
    },
    report: { type: 'string', value: '<file.csv>', help: 'write every code with its result' },
  },
  async run(call) {
    const code = call.text('company')
    if (code === null) throw new CommandError('Name the company that owns the stock: --company <code>.')
    const path = call.argument('file')
    const wanted = { store: call.text('store'), warehouse: call.text('warehouse') }
    const { places, ...replayed } = await throughConnections(call, async ({ db, everything }) => {
      const owned = await named(`There is no company "${code}".`, findCompanyOwner(everything, code))
      const { companyId } = owned
      const found = await findLocations(db, companyId, wanted)
      const by = consoleCall('retail-data.replay')
      const ways = { isAsSales: call.isOn('as-sales'), isThroughOrders: call.isOn('through-orders') }
      const job = { path, places: found, by, ...ways }
      try {
        return { places: found, ...(await replayYear(db, owned, job, teller())) }
      } catch (error) {
        // What the ledger refuses is told in the words of its contract.
        throw await meaningOf(error, new Map(), { companyId, locale: 'en' }, db.reader({ companyId }), null)
      }
    }).catch(asRefusal)
    const report = call.text('report')
    if (report !== null) await pipeline(writeCsv(reportRows(replayed.codes)), createWriteStream(report))
    const { codes, ...data } = replayed
    const leftOut = leftOutRows(codes)
    const { sales } = replayed
    return {
      isFine: true,
      data: { company: code, store: places.store.code, warehouse: places.warehouse.code, ...data, leftOut },
      lines: [
        ...(replayed.bought === null ? [] : toldBought(replayed.bought)),
        ...(sales === null ? told(places, replayed, leftOut, report) : toldSales(places, sales, report)),
      ],
    }
  },
}

/** Tells how far it is every few seconds, and how fast it was since it told the last time. */
function teller(): (progress: Progress) => void {
  let told = { lines: 0, ms: 0 }
  return (progress) => {
    const { day, doneDays, allDays, lines, ms } = progress
    if (ms - told.ms < reportEveryMs) return
    const now = perSecond(lines - told.lines, ms - told.ms)
    process.stderr.write(`${day}  day ${doneDays} of ${allDays}, ${lines} lines posted, ${now} lines per second\n`)
    told = progress
  }
}

function told(
  { store, warehouse }: Places,
  { catalogue, plan, posted }: Replayed,
  leftOut: readonly LeftOutRow[],
  report: string | null,
): string[] {
  const { doneDays, postings, lines, ms } = posted
  return [
    `${catalogue.lines} lines of the file. Into ${store.code} from ${warehouse.code}: ${plan.days} days, ${plan.postings} postings, ${plan.lines} lines.`,
    `Posted now: ${doneDays} days, ${postings} postings, ${lines} lines in ${Math.round(ms / 1000)} s, ${perSecond(lines, ms)} lines per second.`,
    '',
    ...columns(
      ['excluded', 'codes', 'reason'],
      leftOut.map((row) => [String(row.lines), String(row.codes), row.why]),
    ),
    '',
    report === null ? 'For every code with its result: --report <file.csv>.' : `Every code: ${report}`,
  ]
}

function toldBought({ orders, receipts, bills, payments }: Bought): string[] {
  return [`Bought now: ${orders} purchase orders, ${receipts} deliveries, ${bills} bills, ${payments} payments.`, '']
}

function toldSales({ store, warehouse }: Places, sales: SalesReplayed, report: string | null): string[] {
  const { plan, posted, classes, total } = sales
  const perReceipt = perSecond(posted.receipts, posted.ms)
  return [
    `Into ${store.code} from ${warehouse.code}: ${plan.days} days, ${plan.sales} sales, ${plan.returns} returns.`,
    `Posted now: ${posted.doneDays} days, ${posted.receipts} receipts, ${posted.postings} stock postings, ${posted.lines} lines in ${Math.round(posted.ms / 1000)} s, ${perReceipt} receipts per second.`,
    '',
    ...columns(
      ['lines', 'amount', 'posted as', 'reason'],
      [...classes, { name: 'file', reason: null, ...total }].map(({ lines, amount, name, reason }) => [
        String(lines),
        amount,
        name,
        reason ?? '',
      ]),
    ),
    '',
    report === null ? 'For every code with its result: --report <file.csv>.' : `Every code: ${report}`,
  ]
}

type LeftOutRow = { readonly why: string; readonly lines: number; readonly codes: number }

function leftOutRows(codes: readonly CodeReport[]): LeftOutRow[] {
  const all = codes.flatMap(({ leftOut }) => [...leftOut].map(([why, lines]) => ({ why, lines })))
  return [...Map.groupBy(all, ({ why }) => why)]
    .map(([why, some]) => ({ why, lines: some.reduce((sum, { lines }) => sum + lines, 0), codes: some.length }))
    .toSorted((one, other) => other.lines - one.lines || (one.why < other.why ? -1 : 1))
}

const reportHeads = [
  'code',
  'type',
  'reason',
  'opening',
  'received',
  'transferred',
  'sold',
  'returned',
  'written off',
  'found',
  'on hand',
  'excluded lines',
  'exclusion reason',
]

function reportRows(codes: readonly CodeReport[]): (readonly (string | number | null)[])[] {
  const rows = codes.map(({ code, kind, why, totals, leftOut }) => [
    code,
    kind,
    why,
    ...(totals === null
      ? Array.from({ length: 8 }, () => null)
      : [
          totals.opening,
          totals.purchase_receipt,
          totals.ito_dispatch,
          totals.sale,
          totals.sale_return,
          totals.adjust_out,
          totals.adjust_in,
          totals.onHand,
        ]),
    [...leftOut.values()].reduce((sum, lines) => sum + lines, 0),
    [...leftOut.keys()].join('; '),
  ])
  return [reportHeads, ...rows]
}

function perSecond(count: number, ms: number): number {
  return ms === 0 ? 0 : Math.round((count * 1000) / ms)
}
