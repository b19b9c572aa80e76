import { flowsIn, flowsOut, movementColumns } from '@countinghouse/contract/inventory/movement'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'

type Sql = RawBuilder<unknown>

/**
 * The kinds of moves in each column, as stored by day. Every move into or out of a store is in one column; oversold goods leave stock when
 * a receipt covers them.
 */
const kindsOf: Readonly<Record<(typeof flowsIn)[number] | (typeof flowsOut)[number], readonly string[]>> = {
  purchaseIn: ['purchase_receipt'],
  transferIn: ['ito_receive', 'ito_return'],
  returnIn: ['sale_return'],
  adjustIn: ['opening', 'adjust_in', 'count_in'],
  revalued: ['revaluation'],
  saleOut: ['sale', 'oversold_in'],
  transferOut: ['ito_dispatch'],
  supplierOut: ['purchase_return'],
  adjustOut: ['adjust_out', 'count_out'],
  scrapOut: ['scrap'],
}

/** The measures, quantity and value, each with its own columns in pools and days. */
const measures = [
  { key: 'q', pool: 'on_hand', day: 'quantity' },
  { key: 'v', pool: 'value_minor', day: 'value_minor' },
] as const
type Measure = (typeof measures)[number]

const named = (measure: Measure, column: string) => sql.ref(`${measure.key}_${column}`)
const ofEach = (of: (measure: Measure) => readonly Sql[]): Sql => sql.join(measures.flatMap(of))

/** For days `d`: the columns of the period, and the net change in it and since. */
export const flowsOfDays: Sql = ofEach((measure) => {
  const inside = sql.ref(`d.in_${measure.day}`)
  const outside = sql.ref(`d.out_${measure.day}`)
  const sumOf = (column: 'in' | 'out', name: keyof typeof kindsOf) => {
    const kinds = sql.join(kindsOf[name].map((kind) => sql.lit(kind)))
    // A reversal has the same kind in the opposite direction.
    const change = column === 'in' ? sql`${inside} - ${outside}` : sql`${outside} - ${inside}`
    return sql`coalesce(sum(${change}) filter (where not d.is_later and d.kind in (${kinds})), 0) as ${named(measure, name)}`
  }
  return [
    ...flowsIn.map((name) => sumOf('in', name)),
    ...flowsOut.map((name) => sumOf('out', name)),
    sql`coalesce(sum(${inside} - ${outside}) filter (where d.is_later), 0) as ${named(measure, 'later')}`,
    sql`coalesce(sum(${inside} - ${outside}), 0) as ${named(measure, 'since')}`,
  ]
})

/** Sums over pools `p` with their flows `m`, starting from the current pools. */
export const sumsOfPools: Sql = ofEach((measure) => [
  sql`sum(p.${sql.ref(measure.pool)} - coalesce(m.${named(measure, 'since')}, 0)) as ${named(measure, 'opening')}`,
  ...[...flowsIn, ...flowsOut].map(
    (name) => sql`coalesce(sum(m.${named(measure, name)}), 0) as ${named(measure, name)}`,
  ),
  sql`sum(p.${sql.ref(measure.pool)} - coalesce(m.${named(measure, 'later')}, 0)) as ${named(measure, 'closing')}`,
])

/** Lines `l` with any value other than zero. */
export const isTold: Sql = sql.join(
  movementColumns.map((column) => sql`l.${sql.ref(`q_${column}`)} <> 0`),
  sql` or `,
)

/** A JSON object of the columns. `of`: how each is read from lines `l`. */
export function columnsAsJson(key: 'q' | 'v', of: (column: Sql) => Sql): Sql {
  return sql`json_build_object(${sql.join(
    movementColumns.map((column) => sql`${sql.lit(column)}, coalesce(${of(sql`l.${sql.ref(`${key}_${column}`)}`)}, 0)`),
  )})`
}
