import { activity } from '@countinghouse/contract/crm/activity'
import { customer } from '@countinghouse/contract/crm/customer'
import { casePriorities, customerCase } from '@countinghouse/contract/crm/customer-case'
import type { CrmDashboard } from '@countinghouse/contract/crm/dashboard'
import { shownMonths, trendDays } from '@countinghouse/contract/crm/dashboard'
import { npsPage } from '@countinghouse/contract/crm/nps'
import { opportunity } from '@countinghouse/contract/crm/opportunity'
import type { Page } from '@countinghouse/contract/page'
import { sql } from 'kysely'
import { mayView } from '../../platform/access/permission.ts'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Reader } from '../../platform/database/db.ts'
import { readPipeline } from './opportunity/read-pipeline.ts'
import { findNps } from './survey/find-nps.ts'

type Cases = NonNullable<CrmDashboard['cases']>[number]
type Day = { readonly today: string; readonly from: string; readonly before: string; readonly beforeTo: string }

/** Figures of the pages that the caller may view. */
export async function readCrmDashboard(ctx: Ctx, reader: Reader): Promise<CrmDashboard> {
  const { companyId, now, grants } = ctx
  const at = sql`${now.toISOString()}::timestamptz`
  const { rows } = await sql<Day>`
    select d.today::text, (d.today - ${sql.lit(trendDays - 1)})::text as from,
      (d.today - ${sql.lit(2 * trendDays - 1)})::text as before, (d.today - ${sql.lit(trendDays)})::text as "beforeTo"
    from (select (${at} at time zone c.timezone)::date as today from erp.company c where c.id = ${companyId}) d`.execute(
    reader,
  )
  const { today = '', from = '', before = '', beforeTo = '' } = rows[0] ?? {}
  const ifSeen = async <T>(page: Page, read: () => Promise<T>) => (mayView(grants, page) ? await read() : null)
  const { currency, stages } = await readPipeline(ctx, reader, null)
  return {
    today,
    currency,
    cases: await ifSeen(customerCase.page, () => countCases(companyId, reader, at)),
    activities: await ifSeen(activity.page, () => countActivities(companyId, reader, today)),
    pipeline: mayView(grants, opportunity.page) ? stages.map(({ cards: _cards, ...sums }) => sums) : null,
    nps: await ifSeen(npsPage, async () => ({
      from,
      now: (await findNps(ctx, reader, { from, to: today, by: 'survey' })).total,
      before: (await findNps(ctx, reader, { from: before, to: beforeTo, by: 'survey' })).total,
    })),
    customers: await ifSeen(customer.page, () => countCustomers(companyId, reader, today)),
  }
}

async function countCases(companyId: number, reader: Reader, at: ReturnType<typeof sql>): Promise<Cases[]> {
  const { rows } = await sql<Cases>`
    select k.priority, count(*)::int as count, (count(*) filter (where k.due_at < ${at}))::int as overdue,
      (count(*) filter (where k.created_at >= ${at} - interval '1 day'))::int as "upToDay",
      (count(*) filter (where k.created_at < ${at} - interval '1 day' and k.created_at >= ${at} - interval '7 days'))::int as "upToWeek",
      (count(*) filter (where k.created_at < ${at} - interval '7 days'))::int as older
    from crm.customer_case k where k.company_id = ${companyId} and k.status in ('open', 'waiting') group by k.priority`.execute(
    reader,
  )
  const none = { count: 0, overdue: 0, upToDay: 0, upToWeek: 0, older: 0 }
  return casePriorities.map((priority) => rows.find((row) => row.priority === priority) ?? { priority, ...none })
}

async function countActivities(companyId: number, reader: Reader, today: string) {
  const { rows } = await sql<{ open: number; overdue: number }>`
    select count(*)::int as open, (count(*) filter (where a.due_on < ${today}::date))::int as overdue
    from crm.activity a where a.company_id = ${companyId} and a.status = 'open'`.execute(reader)
  return rows[0] ?? { open: 0, overdue: 0 }
}

async function countCustomers(companyId: number, reader: Reader, today: string) {
  const { rows } = await sql<{ month: string; count: number }>`
    select to_char(m.first, 'YYYY-MM') as month, (select count(*)::int from crm.customer k
      where k.company_id = c.id and k.created_at >= m.first at time zone c.timezone
        and k.created_at < (m.first + interval '1 month') at time zone c.timezone) as count
    from erp.company c
    cross join generate_series(date_trunc('month', ${today}::timestamp) - make_interval(months => ${shownMonths - 1}),
      date_trunc('month', ${today}::timestamp), interval '1 month') as m (first)
    where c.id = ${companyId} order by m.first`.execute(reader)
  return rows
}
