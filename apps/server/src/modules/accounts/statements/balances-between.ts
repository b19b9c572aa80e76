import { addDays, addMonths, monthEnd, monthStart } from '@countinghouse/kernel/days'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'

type Sql = RawBuilder<unknown>

/** Both days inclusive; `from` null: since the first posting. */
export type Days = { readonly from: string | null; readonly to: string }

type Piece = {
  readonly table: 'balance_daily' | 'balance_monthly'
  readonly from: string | null
  readonly to: string
  readonly sign: 1 | -1
}

/**
 * The balances that add up to a period: whole months, plus or minus the days at its ends, whichever are fewer. So no period reads more
 * than half a month of days at each end.
 */
export function piecesOf({ from, to }: Days): Piece[] {
  const pieces: Piece[] = []
  const days = (first: string, last: string, sign: 1 | -1) => {
    if (first <= last) pieces.push({ table: 'balance_daily', from: first, to: last, sign })
  }
  let firstMonth: string | null = null
  if (from !== null && isLate(from)) {
    firstMonth = addMonths(monthStart(from), 1)
    days(from, monthEnd(from), 1)
  } else if (from !== null) {
    firstMonth = monthStart(from)
    if (from !== firstMonth) days(firstMonth, addDays(from, -1), -1)
  }
  let lastMonth = monthStart(to)
  if (isLate(to)) {
    if (to !== monthEnd(to)) days(addDays(to, 1), monthEnd(to), -1)
  } else {
    lastMonth = addMonths(lastMonth, -1)
    days(monthStart(to), to, 1)
  }
  if (firstMonth === null || firstMonth <= lastMonth)
    pieces.push({ table: 'balance_monthly', from: firstMonth, to: lastMonth, sign: 1 })
  return pieces
}

type Options = {
  readonly companyId: number
  /** Stores whose balances are included; null: all, and what belongs to no store. */
  readonly storeIds: readonly number[] | null
  /** Leaves out year-end closings. */
  readonly isBeforeClosing: boolean
  /** Also by month, for periods of whole months. */
  readonly byMonth?: boolean
}

/**
 * The one source of all statements: a select of `account_id`, `period`, `debit_minor` and `credit_minor`, and of `month` where requested,
 * from monthly balances and the daily ones at the ends of each period. Journal lines are never read.
 */
export function balancesBetween(
  periods: Readonly<Record<string, Days | undefined>>,
  { companyId, storeIds, isBeforeClosing, byMonth = false }: Options,
): Sql {
  const reads = Object.entries(periods).flatMap(([name, days]) =>
    (days === undefined ? [] : piecesOf(days)).map(({ table, from, to, sign }) => {
      const day = sql.ref(`b.${table === 'balance_daily' ? 'day' : 'month'}`)
      return sql`
        select b.account_id, ${name}::text as period, ${day} as day, ${sql.lit(sign)} * b.debit_minor as debit, ${sql.lit(sign)} * b.credit_minor as credit
        from accounts.${sql.ref(table)} b
        where b.company_id = ${companyId} and ${from === null ? sql`true` : sql`${day} >= ${from}::date`} and ${day} <= ${to}::date
          ${storeIds === null ? sql`` : sql`and b.store_id = any(${storeIds}::bigint[])`} ${isBeforeClosing ? sql`and not b.is_closing` : sql``}`
    }),
  )
  const month = sql`date_trunc('month', r.day::timestamp)::date`
  return sql`
    select r.account_id, r.period, ${byMonth ? sql`${month} as month,` : sql``} sum(r.debit)::bigint as debit_minor, sum(r.credit)::bigint as credit_minor
    from (${sql.join(reads, sql` union all `)}) r
    group by r.account_id, r.period ${byMonth ? sql`, ${month}` : sql``}`
}

function isLate(day: string): boolean {
  return Number(day.slice(8)) > 15
}
