import { fail } from '@countinghouse/contract/errors'
import type { PayPage } from '@countinghouse/contract/payments/pay'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import { isConfigured } from '../provider/provider-account.ts'

/** A link with what is to be paid by it now. Units: minor units of the currency. */
export type LinkGlance = {
  readonly id: number
  readonly companyId: number
  readonly userId: number
  readonly company: string
  readonly customerId: number
  readonly invoiceId: number | null
  readonly invoice: string | null
  /** Of which it asks what is not paid. */
  readonly salesOrderId: number | null
  readonly currency: string
  /** What is open; 0: paid. */
  readonly amountMinor: number
  readonly isEnded: boolean
  /** The payment that the customer may still make. */
  readonly liveId: number | null
  readonly liveStatus: string | null
  readonly liveMinor: number | null
  readonly liveProvider: 'stripe' | 'simulator' | null
  readonly liveSession: string | null
}

type Known = { readonly companyId: number; readonly hash: Buffer }

/** Throws: not_found. */
export async function readLink(db: Reader | Tx, { companyId, hash }: Known): Promise<LinkGlance> {
  const { rows } = await sql<LinkGlance>`
    select l.id, l.company_id as "companyId", l.created_by as "userId", c.name as company, l.customer_id as "customerId",
      l.invoice_id as "invoiceId", i.number as invoice,
      l.sales_order_id as "salesOrderId", c.base_currency as currency,
      coalesce(case when l.sales_order_id is not null then greatest(l.amount_minor - money.captured_minor - money.other_minor, 0)
        when l.invoice_id is null then case when paid.id is null then l.amount_minor else 0 end
        else i.gross_minor - coalesce(settled.amount, 0) end, 0)::bigint as "amountMinor",
      l.revoked_at is not null or l.expires_at < now() or coalesce(i.status <> 'posted', false) as "isEnded",
      live.id as "liveId", live.status as "liveStatus", live.amount_minor as "liveMinor", live.provider as "liveProvider",
      live.session_ref as "liveSession"
    from payments.payment_link l
    join erp.company c on c.id = l.company_id
    left join accounts.invoice i on i.company_id = l.company_id and i.id = l.invoice_id
    left join lateral payments.order_money(l.company_id, l.sales_order_id) money on l.sales_order_id is not null
    left join lateral (
      select sum(s.amount_minor) as amount from payments.settlement s
      where s.company_id = l.company_id and s.invoice_id = l.invoice_id) settled on true
    left join lateral (
      select p.id from payments.online_payment p
      where p.company_id = l.company_id and p.payment_link_id = l.id and p.captured_minor > 0 limit 1) paid on true
    left join lateral (
      select p.id, p.status, p.amount_minor, p.provider, p.session_ref from payments.online_payment p
      where p.company_id = l.company_id and (p.payment_link_id = l.id or p.invoice_id = l.invoice_id or p.sales_order_id = l.sales_order_id)
        and p.status in ('draft', 'sent', 'unknown', 'authorised')
      order by p.id limit 1) live on true
    where l.company_id = ${companyId} and l.token_hash = ${hash}`.execute(db)
  return rows[0] ?? fail('not_found')
}

/** What whoever has the link sees of it. */
export async function pageOf(db: Reader, link: LinkGlance): Promise<PayPage> {
  const { company, invoice, currency, amountMinor, liveStatus, liveProvider } = link
  const isSimulated = liveProvider === 'simulator' && liveStatus === 'sent'
  return { company, invoice, currency, amountMinor, isSimulated, status: await statusOf(db, link) }
}

async function statusOf(db: Reader, link: LinkGlance): Promise<PayPage['status']> {
  if (link.liveStatus === 'unknown' || link.liveStatus === 'authorised') return 'waiting'
  if (link.amountMinor <= 0) return 'paid'
  if (link.isEnded) return 'ended'
  return (await isConfigured(db, link.companyId)) ? 'open' : 'not_configured'
}
