import { Readable } from 'node:stream'
import { customer } from '@countinghouse/contract/crm/customer'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import type { DownloadAnswer } from '../../../platform/files/download.ts'
import { cleanFileName } from '../../../platform/files/file-name.ts'

type Sql = ReturnType<typeof sql>

/** Rows of a query as an array. */
const all = (query: Sql): Sql => sql`(select coalesce(json_agg(row_to_json(r)), '[]') from (${query}) r)`

/** Of customer `c` and those merged into it, `same`: what is kept about them, by heading. Amounts are in minor units. */
const parts: Readonly<Record<string, Sql>> = {
  customer: sql`(select row_to_json(r) from (
    select c.code as number, c.name, c.kind, c.country_code as country, c.email, c.phone, c.email_consent as "emailConsent",
      c.address_line1 as "addressLine1", c.address_line2 as "addressLine2", c.postcode, c.city, c.region, c.tax_number as "taxNumber",
      c.tax_exemption as "taxExemption", c.tax_certificate as "taxCertificate", c.tax_exempt_from as "taxExemptFrom", c.tax_exempt_until as "taxExemptUntil",
      c.locale as language, c.note, c.status, c.created_at as "createdAt", c.updated_at as "updatedAt") r)`,
  tradeMember:
    all(sql`select m.code as number, m.name as "legalName", m.member_since as since, m.status, m.stop_reason as "stopReason",
      (select json_agg(json_build_object('event', e.kind, 'reason', e.reason, 'at', e.created_at) order by e.id)
        from crm.credit_event e where e.company_id = m.company_id and e.trade_member_id = m.id) as "creditEvents"
    from crm.trade_member m where m.company_id = c.company_id and m.customer_id = any(same.ids)`),
  consents:
    all(sql`select k.channel, k.purpose, k.status, k.source, k.text_version as wording, host(k.ip) as ip, k.created_at as at
    from crm.consent k where k.company_id = c.company_id and k.customer_id = any(same.ids) order by k.created_at, k.id`),
  campaigns:
    all(sql`select m.name as campaign, r.address, r.status, r.reason, r.sent_at as "sentAt", r.unsubscribed_at as "unsubscribedAt"
    from sales.campaign_recipient r join sales.campaign m on m.company_id = r.company_id and m.id = r.campaign_id
    where r.company_id = c.company_id and r.customer_id = any(same.ids) order by r.id`),
  mergedCustomers: all(sql`select k.code as number, k.name, k.email, k.phone from crm.customer k
    where k.company_id = c.company_id and k.merged_into_id = c.id order by k.id`),
  receipts:
    all(sql`select s.number, s.kind, s.status, s.business_on as date, o.name as store, s.currency_code as currency, s.gross_minor as gross,
      (select json_agg(json_build_object('product', v.sku, 'quantity', l.quantity, 'gross', l.gross_minor) order by l.line_no)
        from sales.sale_line l join procure.variant v on v.company_id = l.company_id and v.id = l.variant_id
        where l.company_id = s.company_id and l.sale_id = s.id) as lines
    from sales.sale s join erp.store o on o.company_id = s.company_id and o.id = s.store_id
    where s.company_id = c.company_id and s.customer_id = any(same.ids) order by s.id`),
  invoices:
    all(sql`select i.name as number, i.kind, i.status, i.issued_on as date, i.due_on as due, i.currency_code as currency, i.gross_minor as gross,
      i.tax_exemption as "taxExemption", i.tax_certificate as "taxCertificate"
    from accounts.invoice i
    where i.company_id = c.company_id and i.direction = 'sale' and i.customer_id = any(same.ids) order by i.id`),
  payments:
    all(sql`select p.name as number, p.status, p.received_on as date, p.currency_code as currency, p.amount_minor as amount, p.reference, p.note
    from payments.customer_payment p where p.company_id = c.company_id and p.customer_id = any(same.ids) order by p.id`),
  orders:
    all(sql`select o.name as number, o.status, o.ordered_on as date, o.currency_code as currency, o.gross_minor as gross,
      o.customer_reference as reference, o.customer_note as "customerNote", o.note
    from sales.sales_order o where o.company_id = c.company_id and o.customer_id = any(same.ids) order by o.id`),
  deliveries:
    all(sql`select d.name as number, d.status, d.delivered_on as date, d.received_by as "receivedBy", d.collected_document as "documentShown", d.note,
      d.customer_note as "customerNote"
    from sales.delivery d where d.company_id = c.company_id and d.customer_id = any(same.ids) order by d.id`),
  quotes:
    all(sql`select q.name as number, q.status, q.quoted_on as date, q.currency_code as currency, q.gross_minor as gross,
      q.customer_reference as reference, q.customer_note as "customerNote", q.note
    from sales.quote q where q.company_id = c.company_id and q.customer_id = any(same.ids) order by q.id`),
  vouchers:
    all(sql`select v.kind, v.status, v.issued_on as issued, v.expires_on as expires, v.currency_code as currency, v.issued_minor as amount,
      v.balance_minor as balance, v.last_four as "lastCharacters"
    from sales.voucher v where v.company_id = c.company_id and v.customer_id = any(same.ids) order by v.id`),
  points: all(sql`select m.kind, m.points, m.reason, m.moved_at as at
    from sales.points_move m where m.company_id = c.company_id and m.customer_id = any(same.ids) order by m.id`),
  tiers: all(sql`select t.name as tier, x.turnover_minor as turnover, x.changed_at as at
    from sales.tier_change x left join sales.tier t on t.company_id = x.company_id and t.id = x.to_tier_id
    where x.company_id = c.company_id and x.customer_id = any(same.ids) order by x.id`),
  memberships:
    all(sql`select m.name as number, p.name as plan, m.status, m.starts_on as "from", m.ends_on as "to", m.card_no as card, m.fee_minor as fee
    from sales.paid_membership m join sales.membership_plan p on p.company_id = m.company_id and p.id = m.plan_id
    where m.company_id = c.company_id and m.customer_id = any(same.ids) order by m.id`),
  activities: all(sql`select a.kind, a.name as subject, a.status, a.due_on as due, a.note, a.created_at as at
    from crm.activity a where a.company_id = c.company_id and a.customer_id = any(same.ids) order by a.id`),
  cases:
    all(sql`select k.code as number, k.name as subject, k.category, k.status, k.description, k.resolution, k.created_at as at
    from crm.customer_case k where k.company_id = c.company_id and k.customer_id = any(same.ids) order by k.id`),
  opportunities:
    all(sql`select p.name as subject, p.status, p.expected_minor as expected, p.close_on as close, p.note, p.created_at as at
    from crm.opportunity p where p.company_id = c.company_id and p.customer_id = any(same.ids) order by p.id`),
  surveys:
    all(sql`select s.name as survey, i.channel, i.address, i.created_at as "invitedAt", i.answered_at as "answeredAt",
      (select json_agg(json_build_object('question', a.question_no, 'score', a.score, 'choices', a.choices, 'words', a.words) order by a.question_no)
        from crm.survey_response r join crm.survey_answer a on a.company_id = r.company_id and a.response_id = r.id
        where r.company_id = i.company_id and r.invitation_id = i.id) as answers
    from crm.survey_invitation i join crm.survey s on s.company_id = i.company_id and s.id = i.survey_id
    where i.company_id = c.company_id and i.customer_id = any(same.ids) order by i.id`),
  reviews: all(sql`select v.name as title, v.stars, v.body, v.status, v.created_at as at
    from crm.review v where v.company_id = c.company_id and v.customer_id = any(same.ids) order by v.id`),
  comments: all(sql`select t.body, t.created_at as at from desk.comment t
    where t.company_id = c.company_id and t.entity = ${customer.entity} and t.record_id = any(same.ids) order by t.id`),
  files: all(sql`select t.name, t.caption, t.created_at as at from desk.attachment t
    where t.company_id = c.company_id and t.entity = ${customer.entity} and t.record_id = any(same.ids) and t.removed_at is null order by t.id`),
  mails:
    all(sql`select m.to_address as "to", m.subject, m.body, m.state as status, m.created_at as at from desk.document_mail m
    where m.company_id = c.company_id and m.to_address = c.email order by m.id`),
}

/** Everything about a customer as JSON. Throws: not_found. */
export async function readPersonalData(ctx: Ctx, reader: Reader, id: number): Promise<DownloadAnswer> {
  const columns = Object.entries(parts).map(([heading, query]) => sql`${query} as ${sql.ref(heading)}`)
  const { rows } = await sql<Readonly<Record<string, unknown>> & { readonly code: string }>`
    select c.code, ${sql.join(columns)}
    from crm.customer c
    cross join lateral (select array(
      select k.id from crm.customer k where k.company_id = c.company_id and (k.id = c.id or k.merged_into_id = c.id)) as ids) same
    where c.company_id = ${ctx.companyId} and c.id = ${id}`.execute(reader)
  const { code, ...data } = rows[0] ?? fail('not_found')
  ctx.audit({ entity: customer.entity, entityId: id, label: code, before: null, after: { personalData: 'exported' } })
  const content = { exportedAt: ctx.now.toISOString(), units: 'amounts in minor units of their currency', ...data }
  const bytes = Readable.from([Buffer.from(`${JSON.stringify(content, null, 2)}\n`)])
  return { name: cleanFileName(`customer ${code}.json`), mediaType: 'application/json; charset=utf-8', bytes }
}
