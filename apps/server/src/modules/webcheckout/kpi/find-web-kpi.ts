import { fail } from '@countinghouse/contract/errors'
import { permissionName } from '@countinghouse/contract/page'
import type { InputOfRoute } from '@countinghouse/contract/route'
import type { getWebKpi, WebKpi } from '@countinghouse/contract/webcheckout/web-kpi'
import { webKpiPage } from '@countinghouse/contract/webcheckout/web-kpi'
import { addDays } from '@countinghouse/kernel/days'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'

/** Shown where no period is requested. */
const usualDays = 29
const earliest = '1990-01-01'
const latest = '2999-12-31'

type Figures = Omit<WebKpi, 'from' | 'to' | 'currency' | 'mails' | 'days'>

/** Figures of a period, in the stores that the caller sees. Emails belong to no store. */
export async function findWebKpi(ctx: Ctx, db: Reader, input: InputOfRoute<typeof getWebKpi>): Promise<WebKpi> {
  const { companyId } = ctx
  const { rows: own } = await sql<{ today: string; currency: string }>`
    select erp.today(c.id)::text as today, c.base_currency as currency from erp.company c where c.id = ${companyId}`.execute(
    db,
  )
  const { today, currency } = own[0] ?? fail('not_found')
  const { from, to } = periodOf(input, today)
  const stores = ctx.grants.storesWith(permissionName(webKpiPage, 'view'))
  const inStores = (of: 'w' | 't') =>
    stores === null ? sql`true` : sql`${sql.ref(`${of}.store_id`)} = any(${stores}::bigint[])`
  const within = sql`between ${from}::date and ${to}::date`
  const orders = sql`webcheckout.web_order_list w where w.company_id = ${companyId} and w.created_on ${within} and ${inStores('w')}`
  const carts = sql`webcheckout.cart_list t where t.company_id = ${companyId} and ${inStores('t')}`
  const { rows } = await sql<Figures>`
    select o.*, a.*, r.*
    from (select count(*) filter (where w.status <> 'cancelled')::int as orders,
        coalesce(sum(w.gross_minor) filter (where w.status <> 'cancelled'), 0)::bigint as "turnoverMinor",
        count(*) filter (where w.status = 'cancelled')::int as cancelled from ${orders}) o,
      (select count(*)::int as abandoned, coalesce(sum(t.gross_minor), 0)::bigint as "abandonedMinor" from ${carts} and t.abandoned_on ${within}) a,
      (select count(*)::int as recovered, coalesce(sum(t.gross_minor), 0)::bigint as "recoveredMinor"
        from ${carts} and t.status = 'recovered' and t.ordered_on ${within}) r`.execute(db)
  const { rows: mails } = await sql<WebKpi['mails'][number]>`
    select m.status, count(*)::int as count from webcheckout.mail_list m
    where m.company_id = ${companyId} and not m.is_test and m.created_on ${within} group by 1 order by 2 desc, 1`.execute(
    db,
  )
  const { rows: days } = await sql<WebKpi['days'][number]>`
    select w.created_on::text as day, count(*)::int as orders, sum(w.gross_minor)::bigint as "turnoverMinor"
    from ${orders} and w.status <> 'cancelled' group by 1 order by 1 desc limit 366`.execute(db)
  return { from, to, currency, ...(rows[0] ?? fail('internal')), mails, days }
}

/** Both ends belong to it; the wrong way round is turned. */
function periodOf(input: InputOfRoute<typeof getWebKpi>, today: string): { from: string; to: string } {
  const last = bounded(input.to ?? today)
  const first = bounded(input.from ?? addDays(last, -usualDays))
  return first <= last ? { from: first, to: last } : { from: last, to: first }
}

function bounded(day: string): string {
  return day < earliest ? earliest : day > latest ? latest : day
}
