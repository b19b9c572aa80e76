import { campaign } from '@countinghouse/contract/sales/campaign'
import { segment } from '@countinghouse/contract/sales/segment'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/db.ts'
import type { Ground } from './ground.ts'
import { daysAgo } from './ground.ts'
import type { Staff } from './staff.ts'

const written = {
  bodyEn:
    'Dear {{ customer.name }},\n\nthe new season has arrived at {{ company.name }}.\n\nUnsubscribe: {{ unsubscribe_url }}',
  bodyAr:
    '{{ customer.name }}،\n\nوصلت تشكيلة الموسم الجديد إلى {{ company.name }}.\n\nإلغاء الاشتراك: {{ unsubscribe_url }}',
}
const sentDaysAgo = 12

/** A campaign that was sent twelve days ago, one customer of which unsubscribed, and a draft. */
export async function addCampaigns(db: Database, { owner }: Staff, { companyId }: Ground): Promise<void> {
  const { items } = await owner(segment.routes.list, {})
  const idOf = (code: string) => items.find((one) => one['code'] === code)?.id ?? 0
  const { id } = await owner(campaign.routes.create, {
    name: 'New season',
    segmentId: idOf('LAPSED'),
    subjectEn: 'The new season is here',
    subjectAr: 'وصلت تشكيلة الموسم الجديد',
    sendOn: daysAgo(sentDaysAgo),
    sendTime: '09:00',
    ...written,
  })
  await owner(campaign.routes.create, {
    name: 'Thank you, regulars',
    segmentId: idOf('REGULARS'),
    subjectEn: 'A thank you, {{ customer.name }}',
    subjectAr: 'شكرًا لك {{ customer.name }}',
    ...written,
  })
  // Straight into the tables, since what is sent now is sent today, and nothing is mailed from a demo.
  await db.inTransaction({ companyId }, async (tx) => {
    const at = sql`now() - make_interval(days => ${sentDaysAgo})`
    await sql`
      insert into sales.campaign_recipient (company_id, campaign_id, customer_id, address, language, status, reason, sent_at)
      select k.company_id, ${id}, k.id, k.email, coalesce(k.locale, 'en'), case when x.reason is null then 'sent' else 'suppressed' end, x.reason,
        case when x.reason is null then ${at} end
      from crm.customer k
      cross join lateral (select case when k.email is null then 'no_address' when k.email_consent <> 'granted' then 'no_consent' end as reason) x
      where k.company_id = ${companyId} and k.status = 'active' and k.merged_into_id is null`.execute(tx)
    await sql`
      update sales.campaign set status = 'sending', started_at = ${at} where company_id = ${companyId} and id = ${id}`.execute(
      tx,
    )
    await sql`
      update sales.campaign set status = 'sent', finished_at = ${at} where company_id = ${companyId} and id = ${id}`.execute(
      tx,
    )
  })
}
