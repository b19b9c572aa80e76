import type { ReportMeasure, ReportSubject } from '@countinghouse/contract/reports/catalogue'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'

/** Sums of a group of facts; those of other subjects are 0. */
export type Sums = {
  readonly gross: number
  readonly discount: number
  readonly returned_net: number
  readonly tax: number
  readonly sold: number
  readonly returned: number
  readonly cost: number
  readonly taken: number
  readonly paid_out: number
  readonly reduction: number
  readonly receipts: number
  readonly refunds: number
}
export type Figures = Partial<Record<ReportMeasure, number | null>>
export const noSums: Sums = {
  gross: 0,
  discount: 0,
  returned_net: 0,
  tax: 0,
  sold: 0,
  returned: 0,
  cost: 0,
  taken: 0,
  paid_out: 0,
  reduction: 0,
  receipts: 0,
  refunds: 0,
}

const summed: Readonly<Record<ReportSubject, readonly (keyof Sums)[]>> = {
  sales: ['gross', 'discount', 'returned_net', 'tax', 'sold', 'returned', 'cost'],
  tenders: ['taken', 'paid_out'],
  promotions: ['reduction'],
}

/** Sums of facts `f` as one JSON object. */
export function sumsOf(subject: ReportSubject): RawBuilder<unknown> {
  const parts = summed[subject].map((name) => sql`${sql.lit(name)}, coalesce(sum(f.${sql.ref(name)}), 0)`)
  return sql`json_build_object(${sql.join(parts)},
    'receipts', count(distinct (f.document, f.document_id)) filter (where f.document in ('receipt', 'invoice')),
    'refunds', count(distinct (f.document, f.document_id)) filter (where f.document in ('return', 'credit_note')))`
}

/** Each figure from the sums. Source: sales-crm-finance.md d12. */
const formulas: Readonly<Record<ReportMeasure, (sums: Sums) => number | null>> = {
  net,
  turnover: (sums) => net(sums) + sums.tax,
  gross: ({ gross }) => gross,
  discount: ({ discount }) => discount,
  returns: ({ returned_net }) => returned_net,
  tax: ({ tax }) => tax,
  sold: ({ sold }) => sold,
  returned: ({ returned }) => returned,
  quantity: ({ sold, returned }) => rounded(sold - returned, 4),
  receipts: ({ receipts }) => receipts,
  refunds: ({ refunds }) => refunds,
  basket: ({ gross, discount, receipts }) => (receipts === 0 ? null : Math.round((gross - discount) / receipts)),
  unitsPerReceipt: ({ sold, receipts }) => (receipts === 0 ? null : rounded(sold / receipts, 2)),
  discountRate: ({ gross, discount }) => rateOf(discount, gross),
  returnRate: ({ gross, discount, returned_net }) => rateOf(returned_net, gross - discount),
  cost: ({ cost }) => cost,
  margin: (sums) => net(sums) - sums.cost,
  marginRate: (sums) => rateOf(net(sums) - sums.cost, net(sums)),
  taken: ({ taken }) => taken,
  paidOut: ({ paid_out }) => paid_out,
  takings: ({ taken, paid_out }) => taken - paid_out,
  reduction: ({ reduction }) => reduction,
}

function net({ gross, discount, returned_net }: Sums): number {
  return gross - discount - returned_net
}

/** Units: parts per million; null: nothing to divide by. */
function rateOf(part: number, whole: number): number | null {
  return whole <= 0 ? null : Math.round((part / whole) * 1_000_000)
}

function rounded(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals
}

export function figuresOf(sums: Sums, wanted: readonly ReportMeasure[]): Figures {
  return Object.fromEntries(wanted.map((measure) => [measure, formulas[measure](sums)]))
}
