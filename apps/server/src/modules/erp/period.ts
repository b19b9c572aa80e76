import { fail } from '@countinghouse/contract/errors'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/calls/context.ts'
import { knownDay } from '../../platform/lists/list-filter.ts'

type Requested = { readonly from?: string | undefined; readonly to?: string | undefined }
type Limits = { readonly usualDays: number; readonly mostDays: number }

/** Dates of the company, both inclusive, with their start and end instants. */
export type Period = {
  readonly from: RawBuilder<unknown>
  readonly to: RawBuilder<unknown>
  readonly start: RawBuilder<unknown>
  readonly end: RawBuilder<unknown>
  readonly zone: RawBuilder<unknown>
}

/** The requested period, in either order; by default the days up to today. Throws: erp.period_too_long. */
export function periodOf(
  { companyId, now }: Pick<Ctx, 'companyId' | 'now'>,
  requested: Requested,
  limits: Limits,
): Period {
  const zone = sql`(select c.timezone from erp.company c where c.id = ${companyId})`
  const today = sql`(${now.toISOString()}::timestamptz at time zone ${zone})::date`
  const days = [requested.from ?? requested.to, requested.to ?? requested.from].flatMap((day) =>
    day === undefined ? [] : knownDay(day),
  )
  const [first, last] = days.toSorted((one, other) => one.localeCompare(other, 'en'))
  if (first !== undefined && last !== undefined && daysBetween(first, last) >= limits.mostDays)
    fail('erp.period_too_long')
  const to = last === undefined ? sql`(${today})` : sql`${last}::date`
  const isOpen = requested.from === undefined && requested.to === undefined
  const from = isOpen ? sql`(${to} - ${sql.lit(limits.usualDays - 1)})` : sql`${first}::date`
  const midnight = (day: RawBuilder<unknown>) => sql`((${day})::timestamp at time zone ${zone})`
  return { from, to, zone, start: midnight(from), end: midnight(sql`${to} + 1`) }
}

function daysBetween(first: string, last: string): number {
  return (Date.parse(last) - Date.parse(first)) / 86_400_000
}
