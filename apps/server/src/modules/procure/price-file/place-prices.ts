import { text as errorText } from '@countinghouse/contract/procure/errors.text'
import { text } from '@countinghouse/contract/procure/price-file.text'
import { format } from '@countinghouse/contract/text'
import { currencyDigits } from '@countinghouse/kernel/money'
import type { Locale } from '@countinghouse/kernel/text'
import type { Finding } from '../../../platform/import/finding.ts'
import { findingOf } from '../../../platform/import/finding.ts'
import type { PriceSaid } from '../prices/plan-tiers.ts'
import { findingAt } from '../product-file/cell-of-row.ts'
import type { PricePlace } from './price-place.ts'
import { placeKey } from './price-place.ts'
import type { PriceRow } from './price-row.ts'
import type { PriceFacts, PriceList } from './read-price-facts.ts'

export type PlacedRow = { readonly number: number; readonly price: PriceSaid }
/** Rows for the prices of one product or variant in a list and store. */
export type PlacedRows = { readonly key: string; readonly place: PricePlace; readonly rows: readonly PlacedRow[] }

/** Groups rows by price owner. */
export function placeRows(rows: readonly PriceRow[], facts: PriceFacts, locale: Locale) {
  const refused = new Map<number, readonly Finding[]>()
  const groups = new Map<string, PlacedRows & { readonly rows: PlacedRow[] }>()
  for (const row of rows) {
    const list = facts.lists.get(row.priceListId ?? 0)
    if (list === undefined) {
      refused.set(row.number, [findingAt('priceListId', 'required', format(text.list_needed, locale))])
      continue
    }
    const place = placeOf(row, list, facts, locale)
    const unitPrice = amountOf(row, list, locale)
    const findings = [place, unitPrice].flatMap((one) =>
      typeof one === 'object' && 'finding' in one ? [one.finding] : [],
    )
    if ('finding' in place || typeof unitPrice === 'object') {
      refused.set(row.number, findings)
      continue
    }
    const key = placeKey(place)
    const placed = { number: row.number, price: { ...row.price, unitPrice } }
    const group = groups.get(key)
    if (group === undefined) groups.set(key, { key, place, rows: [placed] })
    else group.rows.push(placed)
  }
  return { groups: [...groups.values()], refused }
}

type Unplaced = { readonly finding: Finding }

function placeOf(
  { productId, variantId, storeId }: PriceRow,
  { id: priceListId }: PriceList,
  { variants, standing }: PriceFacts,
  locale: Locale,
): PricePlace | Unplaced {
  const ofProduct = (id: number) => ({ priceListId, productId: id, variantId: null, storeId })
  if (variantId === null)
    return productId === null
      ? { finding: findingAt('variantId', 'required', format(text.product_needed, locale)) }
      : ofProduct(productId)
  const variant = variants.get(variantId)
  if (variant === undefined || (productId !== null && productId !== variant.productId))
    return { finding: findingAt('variantId', 'rule', format(errorText.price_other_product, locale)) }
  const own = { priceListId, productId: null, variantId, storeId }
  // The only variant of a product without options shares the product price, unless it has prices of its own.
  return variant.isPlain && !standing.has(placeKey(own)) ? ofProduct(variant.productId) : own
}

/** Unit price by the type of the list. */
function amountOf(
  { amount, buyAmount }: PriceRow,
  { currency, isBuying }: PriceList,
  locale: Locale,
): string | Unplaced {
  if (isBuying) {
    if (amount !== undefined)
      return { finding: findingAt('amount', 'rule', format(errorText.price_one_amount, locale)) }
    return buyAmount ?? { finding: findingAt('priceListId', 'required', format(text.buy_amount_needed, locale)) }
  }
  if (buyAmount !== undefined)
    return { finding: findingAt('buyAmount', 'rule', format(errorText.price_one_amount, locale)) }
  if (amount === undefined) return { finding: findingAt('amount', 'required', format(text.amount_needed, locale)) }
  const digits = currencyDigits(currency)
  const [, decimals = ''] = amount.split('.')
  if (decimals.length > digits)
    return { finding: findingOf(locale, 'amount', 'too_many_decimals', { digits, found: amount }) }
  return amount
}
