import { text as errorText } from '@countinghouse/contract/procure/errors.text'
import { text } from '@countinghouse/contract/procure/price-file.text'
import { format } from '@countinghouse/contract/text'
import { currencyDigits } from '@countinghouse/kernel/money'
import type { Locale } from '@countinghouse/kernel/text'
import type { Issue } from '../../../platform/import/issue.ts'
import { issueOf } from '../../../platform/import/issue.ts'
import type { PriceSaid } from '../prices/plan-tiers.ts'
import { issueAt } from '../product-file/cell-of-row.ts'
import type { PricePlace } from './price-place.ts'
import { placeKey } from './price-place.ts'
import type { PriceRow } from './price-row.ts'
import type { PriceDetails, PriceList } from './read-price-details.ts'

export type PlacedRow = { readonly number: number; readonly price: PriceSaid }
/** Rows for the prices of one product or variant in a list and store. */
export type PlacedRows = { readonly key: string; readonly place: PricePlace; readonly rows: readonly PlacedRow[] }

/** Groups rows by price owner. */
export function placeRows(rows: readonly PriceRow[], facts: PriceDetails, locale: Locale) {
  const refused = new Map<number, readonly Issue[]>()
  const groups = new Map<string, PlacedRows & { readonly rows: PlacedRow[] }>()
  for (const row of rows) {
    const list = facts.lists.get(row.priceListId ?? 0)
    if (list === undefined) {
      refused.set(row.number, [issueAt('priceListId', 'required', format(text.list_needed, locale))])
      continue
    }
    const place = placeOf(row, list, facts, locale)
    const unitPrice = amountOf(row, list, locale)
    const issues = [place, unitPrice].flatMap((one) => (typeof one === 'object' && 'issue' in one ? [one.issue] : []))
    if ('issue' in place || typeof unitPrice === 'object') {
      refused.set(row.number, issues)
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

type Unplaced = { readonly issue: Issue }

function placeOf(
  { productId, variantId, storeId }: PriceRow,
  { id: priceListId }: PriceList,
  { variants, standing }: PriceDetails,
  locale: Locale,
): PricePlace | Unplaced {
  const ofProduct = (id: number) => ({ priceListId, productId: id, variantId: null, storeId })
  if (variantId === null)
    return productId === null
      ? { issue: issueAt('variantId', 'required', format(text.product_needed, locale)) }
      : ofProduct(productId)
  const variant = variants.get(variantId)
  if (variant === undefined || (productId !== null && productId !== variant.productId))
    return { issue: issueAt('variantId', 'rule', format(errorText.price_other_product, locale)) }
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
    if (amount !== undefined) return { issue: issueAt('amount', 'rule', format(errorText.price_one_amount, locale)) }
    return buyAmount ?? { issue: issueAt('priceListId', 'required', format(text.buy_amount_needed, locale)) }
  }
  if (buyAmount !== undefined)
    return { issue: issueAt('buyAmount', 'rule', format(errorText.price_one_amount, locale)) }
  if (amount === undefined) return { issue: issueAt('amount', 'required', format(text.amount_needed, locale)) }
  const digits = currencyDigits(currency)
  const [, decimals = ''] = amount.split('.')
  if (decimals.length > digits)
    return { issue: issueOf(locale, 'amount', 'too_many_decimals', { digits, found: amount }) }
  return amount
}
