import { text } from '@countinghouse/contract/sales/errors.text'
import { text as kitText } from '@countinghouse/contract/sales/register-kit.text'
import type { LinePrices } from '@countinghouse/contract/sales/line-prices'
import type { salesOrder } from '@countinghouse/contract/sales/sales-order'
import { fail } from '@countinghouse/contract/errors'
import { currencyDigits, decimalOfMinor } from '@countinghouse/kernel/money'
import { sql } from 'kysely'
import { atField } from '../../../platform/calls/at-field.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import type { RowOf } from '../../../platform/documents/document-handlers.ts'
import { calculateInvoice } from '../../accounts/index.ts'
import { resolvePrices } from '../../procure/index.ts'

export type SalesOrder = RowOf<typeof salesOrder>
export type EnteredOrder = Pick<SalesOrder, 'customerId' | 'storeId' | 'priceListId' | 'paymentTermId' | 'lines'>

type List = {
  readonly id: number
  readonly name: string
  readonly currency: string
  readonly taxIncluded: boolean
  /** Not to sell by. */
  readonly isBuying: boolean
  readonly origin: NonNullable<LinePrices['list']>['origin']
}

/**
 * Prices, taxes and sums of an order as its invoice will have them; a line without a price has no amounts. `day`: whose prices, taxes and
 * exchange rate apply. Throws: sales.kit_ordered, sales.rule_broken at the price list, what calculateInvoice throws.
 */
export async function priceOrder(ctx: Ctx, tx: Tx, entered: EnteredOrder, day: string) {
  const { storeId, lines } = entered
  await requireNoKits(ctx, tx, lines)
  const list = await findList(ctx, tx, entered)
  if (list === null || list.isBuying) fail('sales.rule_broken', atField(ctx, ['priceListId'], text.list_currency))
  const found = await resolvePrices(
    tx,
    { companyId: ctx.companyId, priceListId: list.id, storeId, day },
    lines.map(({ variantId, quantity }) => ({ variantId, qty: String(quantity) })),
  )
  const digits = currencyDigits(list.currency)
  const priced = lines.map((line, at) => {
    const answer = found[at]
    const listed = typeof answer === 'object' ? priceOf(answer.amount, digits) : null
    return { ...line, price: line.unitPrice ?? listed }
  })
  const calculated = await taxOrder(ctx, tx, { ...entered, ...termsOf(list), lines: priced }, day)
  const { currencyCode, exchangeRate, paymentTermId, netMinor, taxMinor, grossMinor, baseGrossMinor } = calculated
  return {
    currencyCode,
    exchangeRate,
    isTaxInclusive: list.taxIncluded,
    paymentTermId,
    netMinor,
    taxMinor,
    grossMinor,
    companyGrossMinor: baseGrossMinor,
    lines: priced.map((line, at) => ({ ...line, ...amountsOf(line.price, calculated.lines[at]) })),
  }
}

/** Nothing virtual is delivered. Throws: sales.kit_ordered at the lines. */
async function requireNoKits(ctx: Ctx, tx: Tx, lines: readonly { readonly variantId: number }[]): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select v.id from procure.variant v join procure.product p on p.company_id = v.company_id and p.id = v.product_id
    where v.company_id = ${ctx.companyId} and v.id = any(${lines.map(({ variantId }) => variantId)}::bigint[]) and p.kind = 'virtual'`.execute(
    tx,
  )
  const virtual = new Set(rows.map(({ id }) => id))
  const fields = lines.flatMap(({ variantId }, at) => (virtual.has(variantId) ? `lines.${at}.variantId` : []))
  if (fields.length > 0) fail('sales.kit_ordered', atField(ctx, fields, kitText.ordered))
}

/** In major units; lists of purchase prices have decimals already. */
export function priceOf(amount: number | string, digits: number): string {
  return typeof amount === 'number' ? decimalOfMinor(amount, digits) : amount
}

type Priced = Pick<SalesOrder, 'customerId' | 'storeId' | 'paymentTermId' | 'lines'> & {
  readonly currencyCode: string
  readonly isTaxInclusive: boolean
}

/** The invoice that an order would have on a day, at its prices. Throws: what calculateInvoice throws. */
export async function taxOrder(ctx: Ctx, tx: Tx, order: Priced, day: string) {
  const { customerId, storeId, paymentTermId, currencyCode, isTaxInclusive } = order
  const lines = order.lines.map(({ variantId, quantity, price, discountPpm }) => ({
    variantId,
    quantity,
    unitPrice: price ?? '0',
    discountPpm,
  }))
  const head = { kind: 'invoice', customerId, storeId, paymentTermId, issuedOn: day, taxPolicy: 'document' } as const
  return await calculateInvoice(ctx, tx, 'sale', { ...head, currencyCode, isTaxInclusive, lines }, null)
}

function termsOf({ currency, taxIncluded }: List) {
  return { currencyCode: currency, isTaxInclusive: taxIncluded }
}

type Amounts = { readonly netMinor: number; readonly taxMinor: number; readonly grossMinor: number }

function amountsOf(price: string | null, line: Amounts | undefined) {
  if (price === null || line === undefined) return { netMinor: null, taxMinor: null, grossMinor: null }
  const { netMinor, taxMinor, grossMinor } = line
  return { netMinor, taxMinor, grossMinor }
}

/** The chosen list, else that of the customer, of its group, of the store, or of the company; null: there is none to sell by. */
export async function findList(
  { companyId }: Pick<Ctx, 'companyId'>,
  db: Reader | Tx,
  { customerId, storeId, priceListId }: Pick<EnteredOrder, 'customerId' | 'storeId' | 'priceListId'>,
): Promise<List | null> {
  const { rows } = await sql<List>`
    select l.id, l.name, l.currency, l.tax_included as "taxIncluded", l.kind = 'buy' as "isBuying", f.origin
    from (
      -- Of a list that is not there, the constraint of the reference answers.
      select 'document' as origin, e.id from procure.price_list e where e.company_id = ${companyId} and e.id = ${priceListId}::bigint
      union all
      select case when c.price_list_id is null then 'group' else 'customer' end, coalesce(c.price_list_id, g.price_list_id)
        from crm.customer c left join crm.customer_group g on g.company_id = c.company_id and g.id = c.customer_group_id
        where c.company_id = ${companyId} and c.id = ${customerId} and coalesce(c.price_list_id, g.price_list_id) is not null
      union all
      select 'store', s.price_list_id from procure.price_list_store s
        join procure.price_list o on o.company_id = s.company_id and o.id = s.price_list_id and o.status = 'active'
        where s.company_id = ${companyId} and s.store_id = ${storeId}
      union all
      select 'company', d.id from procure.price_list d where d.company_id = ${companyId} and d.is_default) f
    join procure.price_list l on l.company_id = ${companyId} and l.id = f.id
    order by array_position(array['document', 'customer', 'group', 'store', 'company'], f.origin) limit 1`.execute(db)
  return rows[0] ?? null
}
