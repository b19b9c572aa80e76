import type { MailEvent } from '@countinghouse/contract/webcheckout/web-template'
import { fail } from '@countinghouse/contract/errors'
import type { Locale } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import { variableNames } from '../../../platform/mail/validate-letter.ts'
import { formatMoneyText } from '../../../platform/print/money-labels.ts'

/** What an email is about. `deliveryId`: of an order that was dispatched or is ready. */
export type MailSubject =
  | { readonly event: 'order_received' | 'order_cancelled'; readonly webOrderId: number }
  | { readonly event: 'order_dispatched' | 'order_ready'; readonly webOrderId: number; readonly deliveryId: number }
  | { readonly event: 'cart_abandoned'; readonly cartId: number }

/** The variables of a template. */
type MailData = Readonly<Record<string, unknown>>

/** Whom an email goes to, and what it says. `to` null: the customer has no address any more. */
export type Addressed = {
  readonly customerId: number | null
  readonly to: string | null
  readonly language: Locale
  readonly hasConsent: boolean
  readonly data: MailData
}

type Line = { readonly name: string; readonly sku: string; readonly quantity: number; readonly grossMinor: number }
type OrderRow = {
  readonly company: string
  readonly customerId: number
  readonly customer: string
  readonly to: string | null
  readonly language: Locale
  readonly reference: string
  readonly number: string
  readonly currency: string
  readonly grossMinor: number
  readonly reason: string | null
  readonly lines: readonly Line[]
}

/** Throws: not_found. */
export async function readMailData(db: Reader | Tx, companyId: number, subject: MailSubject): Promise<Addressed> {
  if (subject.event === 'cart_abandoned') return await cartData(db, companyId, subject.cartId)
  const { rows } = await sql<OrderRow>`
    select c.name as company, k.id as "customerId", k.name as customer, k.email as "to", w.language, w.reference, o.name as number,
      o.currency_code as currency, o.gross_minor as "grossMinor", o.reason, (
        select json_agg(json_build_object('name', case w.language when 'ar' then coalesce(p.name_ar, p.name) else p.name end, 'sku', v.sku, 'quantity', l.quantity, 'grossMinor', l.gross_minor) order by l.line_no)
        from sales.sales_order_line l
        join procure.variant v on v.company_id = l.company_id and v.id = l.variant_id
        join procure.product p on p.company_id = v.company_id and p.id = v.product_id
        where l.company_id = o.company_id and l.sales_order_id = o.id) as lines
    from webcheckout.web_order w
    join erp.company c on c.id = w.company_id
    join sales.sales_order o on o.company_id = w.company_id and o.id = w.sales_order_id
    join crm.customer k on k.company_id = w.company_id and k.id = w.customer_id
    where w.company_id = ${companyId} and w.id = ${subject.webOrderId}`.execute(db)
  const row = rows[0] ?? fail('not_found')
  const { language, currency, customerId, to } = row
  const money = (minor: number) => formatMoneyText(minor, currency, language)
  const data = {
    company: { name: row.company },
    customer: { name: row.customer },
    order: {
      reference: row.reference,
      number: row.number,
      total: money(row.grossMinor),
      lines: row.lines.map(({ name, sku, quantity, grossMinor }) => ({
        name,
        sku,
        quantity,
        total: money(grossMinor),
      })),
      ...(subject.event === 'order_cancelled' && { reason: row.reason ?? '' }),
    },
    ...(subject.event === 'order_ready' && { collection: await collectionData(db, companyId, subject.deliveryId) }),
    ...(subject.event === 'order_dispatched' && { delivery: await deliveryData(db, companyId, subject.deliveryId) }),
  }
  return { customerId, to, language, hasConsent: true, data }
}

async function deliveryData(db: Reader | Tx, companyId: number, id: number): Promise<MailData> {
  const { rows } = await sql<{ number: string; trackingNumber: string; carrier: string }>`
    select d.name as number, coalesce(d.tracking_no, '') as "trackingNumber", coalesce(x.name, '') as carrier
    from sales.delivery d
    left join erp.delivery_company x on x.company_id = d.company_id and x.id = d.delivery_company_id
    where d.company_id = ${companyId} and d.id = ${id}`.execute(db)
  const { number, trackingNumber, carrier } = rows[0] ?? fail('not_found')
  return { number, tracking_number: trackingNumber, carrier }
}

async function collectionData(db: Reader | Tx, companyId: number, id: number): Promise<MailData> {
  const { rows } = await sql<{ number: string; store: string; until: string }>`
    select d.name as number, s.name as store, coalesce(d.collect_by::text, '') as until
    from sales.delivery d join erp.store s on s.company_id = d.company_id and s.id = d.store_id
    where d.company_id = ${companyId} and d.id = ${id}`.execute(db)
  return rows[0] ?? fail('not_found')
}

type CartRow = {
  readonly company: string
  readonly customerId: number | null
  readonly name: string | null
  readonly to: string | null
  readonly language: Locale
  readonly currency: string
  readonly grossMinor: number
  readonly items: readonly { readonly name: string; readonly quantity: number }[]
  readonly url: string | null
  readonly unsubscribeUrl: string | null
  readonly hasConsent: boolean
}

/** Consent is that of the customer with the email now: granted by one, and declined by none with the same email. */
async function cartData(db: Reader | Tx, companyId: number, id: number): Promise<Addressed> {
  const { rows } = await sql<CartRow>`
    select c.name as company, t.customer_id as "customerId", t.name, t.email as "to", t.language, t.currency_code as currency,
      t.gross_minor as "grossMinor", t.items, t.cart_url as url, t.unsubscribe_url as "unsubscribeUrl",
      coalesce((select bool_and(e.consent <> 'denied') and bool_or(e.consent = 'granted' and k.status = 'active')
        from crm.customer k cross join lateral crm.email_consent(k.company_id, k.id, 'reminders') e(consent) where k.company_id = t.company_id and k.email_key = lower(t.email)), false) as "hasConsent"
    from webcheckout.cart t join erp.company c on c.id = t.company_id
    where t.company_id = ${companyId} and t.id = ${id}`.execute(db)
  const { company, name, currency, grossMinor, items, url, unsubscribeUrl, ...addressed } = rows[0] ?? fail('not_found')
  const cart = {
    total: formatMoneyText(grossMinor, currency, addressed.language),
    items,
    url: url ?? '',
    unsubscribe_url: unsubscribeUrl ?? '',
  }
  return { ...addressed, data: { company: { name: company }, customer: { name: name ?? '' }, cart } }
}

/** Sample data of an event, with the names of the real ones. */
export function sampleData(event: MailEvent, language: Locale): MailData {
  const money = (minor: number) => formatMoneyText(minor, 'EUR', language)
  const lamp = language === 'ar' ? 'مصباح طاولة' : 'Table lamp'
  const company = { name: language === 'ar' ? 'شركة المثال' : 'Example Ltd' }
  const customer = { name: language === 'ar' ? 'نورة' : 'Nora Whitfield' }
  if (event === 'cart_abandoned') {
    const links = { url: 'https://shop.example/cart/1', unsubscribe_url: 'https://shop.example/unsubscribe/1' }
    return { company, customer, cart: { total: money(6000), items: [{ name: lamp, quantity: 2 }], ...links } }
  }
  const lines = [{ name: lamp, sku: 'LAMP-1', quantity: 2, total: money(6000) }]
  const order = { reference: 'WEB-1001', number: 'SO-2026-00001', total: money(6000), lines }
  if (event === 'order_received') return { company, customer, order }
  if (event === 'order_cancelled') {
    return { company, customer, order: { ...order, reason: language === 'ar' ? 'نفد المخزون' : 'Sold out' } }
  }
  if (event === 'order_ready') {
    const store = language === 'ar' ? 'متجر المثال' : 'Example Store'
    return { company, customer, order, collection: { number: 'DEL-00001', store, until: '2026-12-24' } }
  }
  return {
    company,
    customer,
    order,
    delivery: { number: 'DEL-00001', tracking_number: 'NL-20417', carrier: 'Example Post' },
  }
}

/** Names that a template of an event may use: `order.reference`, `order.lines[].name`. */
export function variablesOf(event: MailEvent): string[] {
  return variableNames(sampleData(event, 'en'))
}
