import { fail } from '@countinghouse/contract/errors'
import type { ResolvedPrice } from '@countinghouse/contract/procure/price-resolution'
import type { LinePrices } from '@countinghouse/contract/sales/line-prices'
import { quote } from '@countinghouse/contract/sales/quote'
import { salesOrder } from '@countinghouse/contract/sales/sales-order'
import { unitsOfDecimal } from '@countinghouse/kernel/exact'
import { currencyDigits } from '@countinghouse/kernel/money'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { readDocument } from '../../../platform/documents/document.ts'
import type { RowOf } from '../../../platform/documents/document-handlers.ts'
import { resolvePrices } from '../../procure/index.ts'
import type { SalesOrder } from './price-order.ts'
import { findList, priceOf } from './price-order.ts'

/** Throws: not_found. */
export async function explainOrder(ctx: Ctx, reader: Reader, id: number): Promise<LinePrices> {
  const row = (await readDocument(ctx, reader, salesOrder, id)) as SalesOrder
  return await explain(ctx, reader, row, row.orderedOn, await findQuote(ctx, reader, id))
}

/** Throws: not_found. */
export async function explainQuote(ctx: Ctx, reader: Reader, id: number): Promise<LinePrices> {
  const row = (await readDocument(ctx, reader, quote, id)) as RowOf<typeof quote>
  return await explain(ctx, reader, row, row.quotedOn, null)
}

type Priced = Pick<SalesOrder, 'customerId' | 'storeId' | 'priceListId' | 'currencyCode' | 'lines'>
type Quoted = { readonly name: string; readonly prices: ReadonlyMap<string, string> }
type Details = {
  readonly products: Readonly<Record<string, { readonly sku: string; readonly name: string; readonly options: string }>>
  readonly prices: Readonly<Record<string, { readonly minQuantity: number; readonly validFrom: string }>>
}

/** What was kept on the lines, beside what the price list says of the same day now. */
async function explain(ctx: Ctx, reader: Reader, row: Priced, day: string, quoted: Quoted | null): Promise<LinePrices> {
  const { companyId } = ctx
  const { storeId, lines } = row
  const chosen = await findList(ctx, reader, row)
  // What goods are bought for is no price of a document, and needs a permission of its own.
  const list = chosen?.isBuying === true ? null : chosen
  const currency = row.currencyCode ?? list?.currency ?? fail('not_found')
  const answers =
    list === null
      ? []
      : await resolvePrices(
          reader,
          { companyId, priceListId: list.id, storeId, day },
          lines.map(({ variantId, quantity }) => ({ variantId, qty: String(quantity) })),
        )
  const found = answers.map((answer) => (typeof answer === 'object' ? answer : null))
  const { products, prices } = await readDetails(ctx, reader, lines, found)
  const digits = currencyDigits(currency)
  const isSame = (price: string | null, listed: ResolvedPrice | null) =>
    listed?.currency === currency && isEqual(price, priceOf(listed.amount, digits))
  return {
    currency,
    list: list === null ? null : { id: list.id, name: list.name, origin: list.origin },
    on: day,
    lines: lines.map(({ variantId, quantity, unitPrice, price, discountPpm }, at) => {
      const listed = found[at] ?? null
      const rule = ruleOf({ variantId, unitPrice, price }, quoted)
      const { minQuantity = null, validFrom = null } = prices[listed?.priceId ?? ''] ?? {}
      return {
        lineNo: at + 1,
        quantity,
        price,
        discountPpm,
        ...(products[variantId] ?? { sku: '', name: '', options: '' }),
        rule,
        quote: rule === 'quote' ? (quoted?.name ?? null) : null,
        listed,
        minQuantity,
        validFrom,
        hasChanged: rule === 'list' && !isSame(price, listed),
      }
    }),
  }
}

type Line = Pick<SalesOrder['lines'][number], 'variantId' | 'unitPrice' | 'price'>

function ruleOf({ variantId, unitPrice, price }: Line, quoted: Quoted | null): LinePrices['lines'][number]['rule'] {
  if (unitPrice !== null) return isEqual(quoted?.prices.get(String(variantId)) ?? null, unitPrice) ? 'quote' : 'entered'
  return price === null ? 'none' : 'list'
}

/** Decimals of a price of one unit, as the lines keep it. */
const priceDigits = 6

/** Decimals that differ in trailing zeros alone are the same price. */
function isEqual(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && unitsOfDecimal(one, priceDigits) === unitsOfDecimal(other, priceDigits)
}

/** The quote that became the order; a product has one price in it, or else it is none. */
async function findQuote({ companyId }: Ctx, reader: Reader, orderId: number): Promise<Quoted | null> {
  const { rows } = await sql<{ name: string; variantId: number; price: string }>`
    select q.name, l.variant_id as "variantId", min(l.price)::text as price
    from sales.quote q join sales.quote_line l on l.company_id = q.company_id and l.quote_id = q.id
    where q.company_id = ${companyId} and q.sales_order_id = ${orderId}
    group by q.name, l.variant_id having min(l.price) = max(l.price)`.execute(reader)
  const [first] = rows
  if (first === undefined) return null
  return { name: first.name, prices: new Map(rows.map(({ variantId, price }) => [String(variantId), price])) }
}

async function readDetails(
  { companyId }: Ctx,
  reader: Reader,
  lines: Priced['lines'],
  found: readonly (ResolvedPrice | null)[],
): Promise<Details> {
  const { rows } = await sql<Details>`
    select (
        select json_object_agg(v.id, json_build_object('sku', v.sku, 'name', platform.in_language(p.name, p.name_ar),
          'options', concat_ws(' ', platform.in_language(k.name, k.name_ar), platform.in_language(z.name, z.name_ar))))
        from procure.variant v
        join procure.product p on p.company_id = v.company_id and p.id = v.product_id
        left join procure.color k on k.company_id = v.company_id and k.id = v.color_id
        left join procure.size z on z.company_id = v.company_id and z.id = v.size_id
        where v.company_id = ${companyId} and v.id = any(${lines.map(({ variantId }) => variantId)}::bigint[])) as products,
      coalesce((
        select json_object_agg(p.id, json_build_object('minQuantity', p.min_qty, 'validFrom', p.valid_from))
        from procure.price p
        where p.company_id = ${companyId} and p.id = any(${found.flatMap((price) => price?.priceId ?? [])}::bigint[])), '{}') as prices`.execute(
    reader,
  )
  return rows[0] ?? fail('not_found')
}
