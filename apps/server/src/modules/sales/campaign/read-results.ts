import type { CampaignResults } from '@countinghouse/contract/sales/campaign-results'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'

/**
 * What became of a campaign. Purchases are those of recipients from the day of their mail on, of the days that the campaign says, and those
 * of customers they were merged into. Throws: not_found.
 */
export async function readResults({ companyId }: Ctx, reader: Reader, id: number): Promise<CampaignResults> {
  const { rows } = await sql<CampaignResults>`
    with mailed as (
      select r.company_id, r.customer_id, k.merged_into_id, (r.sent_at at time zone y.timezone)::date as day, c.attribution_days
      from sales.campaign_recipient r
      join sales.campaign c on c.company_id = r.company_id and c.id = r.campaign_id
      join crm.customer k on k.company_id = r.company_id and k.id = r.customer_id
      join erp.company y on y.id = r.company_id
      where r.company_id = ${companyId} and r.campaign_id = ${id} and r.status = 'sent'),
    bought as (
      select m.customer_id, p.kind, p.document_id, p.is_purchase, p.net_minor
      from mailed m
      join sales.customer_purchase p on p.company_id = m.company_id and p.customer_id in (m.customer_id, m.merged_into_id)
        and p.day between m.day and m.day + m.attribution_days)
    select y.base_currency as currency, c.attribution_days as "attributionDays",
      exists (select from platform.job j where j.company_id = c.company_id and j.id = c.job_id and j.status in ('waiting', 'running')) as "isRunning",
      case when c.started_at is null then (select count(*)::integer from sales.segment_member m
        where m.company_id = c.company_id and m.segment_id = c.segment_id) end as members,
      r.recipients, r.unsubscribed,
      (select coalesce(json_agg(s order by s.status), '[]') from (
        select x.status, count(*)::integer as count from sales.campaign_recipient x
        where x.company_id = c.company_id and x.campaign_id = c.id group by x.status) s) as statuses,
      (select coalesce(json_agg(s order by s.reason), '[]') from (
        select x.reason, count(*)::integer as count from sales.campaign_recipient x
        where x.company_id = c.company_id and x.campaign_id = c.id and x.reason is not null group by x.reason) s) as reasons,
      (select (max(m.day) + c.attribution_days)::text from mailed m) as "countedUntil",
      (select count(distinct b.customer_id) filter (where b.is_purchase)::integer from bought b) as buyers,
      (select count(*) filter (where b.is_purchase)::integer from bought b) as purchases,
      (select coalesce(sum(b.net_minor), 0)::bigint from bought b) as "turnoverMinor"
    from sales.campaign c
    join erp.company y on y.id = c.company_id
    cross join lateral (
      select count(*)::integer as recipients, count(x.unsubscribed_at)::integer as unsubscribed from sales.campaign_recipient x
      where x.company_id = c.company_id and x.campaign_id = c.id) r
    where c.company_id = ${companyId} and c.id = ${id}`.execute(reader)
  return rows[0] ?? fail('not_found')
}
