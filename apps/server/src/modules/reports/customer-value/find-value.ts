import type { CustomerValue } from '@countinghouse/contract/reports/customer-value'
import { cohortMonths } from '@countinghouse/contract/reports/customer-value'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import type { Asked } from './valued-customers.ts'
import { askedFor, firstDay, purchasesOf, valuedCustomers } from './valued-customers.ts'

type Requested = Parameters<typeof askedFor>[2]
type Summary = Pick<CustomerValue, 'from' | 'buyers' | 'fresh' | 'repeating' | 'lost' | 'cells' | 'values'>

export async function findCustomerValue(ctx: Ctx, reader: Reader, requested: Requested): Promise<CustomerValue> {
  const { currency, ...asked } = await askedFor(ctx, reader, requested)
  const [summary, cohorts] = await Promise.all([readSummary(reader, asked), readCohorts(reader, asked)])
  return { on: asked.on, currency, ...summary, cohorts }
}

async function readSummary(reader: Reader, asked: Asked): Promise<Summary> {
  const { on } = asked
  const { rows } = await sql<Summary>`
    with valued as materialized (${valuedCustomers(asked)}),
    known as (
      select v.customer_id from valued v where exists (
        select from (${purchasesOf(asked)}) p where p.customer_id = v.customer_id and p.is_purchase and p.day < ${firstDay(asked)})),
    earlier as (
      select p.customer_id, sum(p.net_minor) as net_minor from (${purchasesOf(asked)}) p
      where p.day < ${firstDay(asked)} and p.day >= (${firstDay(asked)} - interval '1 year')::date
        and not exists (select from valued v where v.customer_id = p.customer_id)
      group by 1 having count(*) filter (where p.is_purchase) > 0),
    cells as (
      select json_build_object('recency', v.recency, 'frequency', v.frequency, 'customers', count(*), 'netMinor', sum(v.net_minor)) as cell
      from valued v group by v.recency, v.frequency order by v.recency desc, v.frequency desc),
    scores as (
      select json_build_object('score', v.value, 'customers', count(*), 'netMinor', sum(v.net_minor), 'leastMinor', min(v.net_minor)) as score
      from valued v group by v.value order by v.value desc)
    select ${firstDay({ on })}::text as "from",
      (select json_build_object('customers', count(*), 'netMinor', coalesce(sum(v.net_minor), 0)) from valued v) as buyers,
      (select json_build_object('customers', count(*), 'netMinor', coalesce(sum(v.net_minor), 0)) from valued v
        where v.customer_id not in (select k.customer_id from known k)) as fresh,
      (select json_build_object('customers', count(*), 'netMinor', coalesce(sum(v.net_minor), 0)) from valued v
        where v.purchases > 1) as repeating,
      (select json_build_object('customers', count(*), 'netMinor', coalesce(sum(e.net_minor), 0)) from earlier e) as lost,
      coalesce((select json_agg(c.cell) from cells c), '[]') as cells,
      coalesce((select json_agg(s.score) from scores s), '[]') as values`.execute(reader)
  const [summary] = rows
  if (summary === undefined) throw new Error('A select without a table answers one row.')
  return summary
}

type Returned = { readonly month: string; readonly number: number; readonly customers: number }

/** Customers by month of their first purchase, and how many of them bought in it and in each month since. */
async function readCohorts(reader: Reader, asked: Asked): Promise<CustomerValue['cohorts']> {
  const since = sql`(date_trunc('month', ${asked.on}::date) - make_interval(months => ${cohortMonths - 1}))::date`
  const { rows } = await sql<Returned>`
    with bought as materialized (
      select distinct p.customer_id, date_trunc('month', p.day)::date as month from (${purchasesOf(asked)}) p
      where p.is_purchase and p.day between ${since} and ${asked.on}::date),
    first as (
      select b.customer_id, min(b.month) as month from bought b
      where not exists (
        select from (${purchasesOf(asked)}) p where p.customer_id = b.customer_id and p.is_purchase and p.day < ${since})
      group by 1)
    select to_char(f.month, 'YYYY-MM') as month,
      (extract(year from age(b.month, f.month)) * 12 + extract(month from age(b.month, f.month)))::integer as number,
      count(*)::integer as customers
    from first f join bought b on b.customer_id = f.customer_id group by f.month, 2 order by 1, 2`.execute(reader)
  const last = Number(asked.on.slice(0, 4)) * 12 + Number(asked.on.slice(5, 7))
  return [...Map.groupBy(rows, ({ month }) => month).entries()].map(([month, found]) => {
    const months = last - (Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7))) + 1
    const byNumber = new Map(found.map(({ number, customers }) => [number, customers]))
    const returned = Array.from({ length: months }, (_, number) => byNumber.get(number) ?? 0)
    return { month, customers: returned[0] ?? 0, returned }
  })
}
