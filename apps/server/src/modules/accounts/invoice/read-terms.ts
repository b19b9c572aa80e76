import type { BuyerType } from '@countinghouse/contract/accounts/tax-rule'
import type { TermPart } from '@countinghouse/contract/erp/due-parts'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import type { Direction, EnteredInvoice } from './invoice-type.ts'

/** Why a customer is exempt from tax. */
export type Exemption = { readonly reason: string; readonly certificate: string | null }

/** What company, store and party say about an invoice. */
export type PartyTerms = {
  readonly baseCurrency: string
  /** Today in the time zone of the company. */
  readonly today: string
  readonly sellerCountry: string
  readonly buyerCountry: string
  readonly buyerType: BuyerType
  /** Days on which the customer is exempt from tax, `YYYY-MM-DD`, and why; null: it is taxed. */
  readonly exemption: (Exemption & { readonly from: string | null; readonly until: string | null }) | null
  readonly hasTaxNumber: boolean
  readonly currency: string | null
  readonly paymentTermId: number | null
}

/** Whether no tax is charged on a day. */
export function isExemptOn({ exemption }: Pick<PartyTerms, 'exemption'>, day: string): boolean {
  return exemption !== null && (exemption.from ?? day) <= day && day <= (exemption.until ?? day)
}

type Found = {
  readonly baseCurrency: string
  readonly today: string
  readonly storeCountry: string
  readonly partyCountry: string | null
  readonly isBusiness: boolean
  readonly exemption: PartyTerms['exemption']
  readonly hasTaxNumber: boolean
  readonly currency: string | null
  readonly paymentTermId: number | null
}

/** A party without a country is taxed as one of the country of the store. */
export async function readPartyTerms(
  { companyId, now }: Ctx,
  db: Reader | Tx,
  direction: Direction,
  { storeId, customerId = 0, supplierId = 0 }: Pick<EnteredInvoice, 'storeId' | 'customerId' | 'supplierId'>,
): Promise<PartyTerms> {
  const party =
    direction === 'sale'
      ? sql`p.kind = 'company' as "isBusiness", p.tax_number is not null as "hasTaxNumber", null as currency,
            coalesce(p.payment_term_id, g.payment_term_id) as "paymentTermId",
            case when p.tax_exemption is not null then json_build_object('reason', p.tax_exemption, 'certificate', p.tax_certificate,
              'from', p.tax_exempt_from, 'until', p.tax_exempt_until) end as exemption
          from erp.company c left join crm.customer p on p.company_id = c.id and p.id = ${customerId}
          left join crm.customer_group g on g.company_id = p.company_id and g.id = p.customer_group_id`
      : sql`true as "isBusiness", c.tax_no is not null as "hasTaxNumber", p.currency, p.payment_term_id as "paymentTermId", null as exemption
          from erp.company c left join procure.supplier p on p.company_id = c.id and p.id = ${supplierId}`
  const { rows } = await sql<Found>`
    select c.base_currency as "baseCurrency", (${now.toISOString()}::timestamptz at time zone c.timezone)::date::text as today,
      coalesce(s.country_code, c.country_code) as "storeCountry", p.country_code as "partyCountry", ${party}
    left join erp.store s on s.company_id = c.id and s.id = ${storeId} where c.id = ${companyId}`.execute(db)
  const [found] = rows
  if (found === undefined) throw new Error(`There is no company ${companyId}.`)
  const { storeCountry, partyCountry, isBusiness, ...terms } = found
  const other = partyCountry ?? storeCountry
  return {
    ...terms,
    sellerCountry: direction === 'sale' ? storeCountry : other,
    buyerCountry: direction === 'sale' ? other : storeCountry,
    buyerType: !isBusiness ? 'b2c' : found.hasTaxNumber ? 'b2b_vat_id' : 'b2b',
  }
}

/** Instalments of payment terms; without terms the whole amount is due on the date of issue. */
export async function readTermParts(
  { companyId }: Ctx,
  db: Reader | Tx,
  paymentTermId: number | null,
): Promise<readonly TermPart[]> {
  const { rows } = await sql<TermPart>`
    select p.share, p.event, p.days, p.day_of_month as "dayOfMonth" from erp.payment_term_part p
    where p.company_id = ${companyId} and p.payment_term_id = ${paymentTermId}::bigint order by p.line_no`.execute(db)
  return rows.length > 0 ? rows : [{ share: 1_000_000, event: 'bill_date', days: 0, dayOfMonth: null }]
}

export type Goods = {
  readonly variantId: number
  readonly name: string
  readonly taxClassId: number | null
  readonly categoryId: number | null
}

export async function readGoods(
  { companyId }: Ctx,
  db: Reader | Tx,
  variantIds: readonly number[],
): Promise<ReadonlyMap<number, Goods>> {
  const { rows } = await sql<Goods>`
    select v.id as "variantId", p.name, p.tax_class_id as "taxClassId", p.category_id as "categoryId"
    from procure.variant v join procure.product p on p.company_id = v.company_id and p.id = v.product_id
    where v.company_id = ${companyId} and v.id = any(${variantIds}::bigint[])`.execute(db)
  return new Map(rows.map((goods) => [goods.variantId, goods]))
}
