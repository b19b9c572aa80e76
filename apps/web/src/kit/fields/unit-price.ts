import { currencyDigits } from '@countinghouse/kernel/money'
import type { Locale } from '@countinghouse/kernel/text'
import { inOneDirection, tags } from '../../ui/language/formats.ts'

/** Formats a decimal price of one unit in a currency, with decimals beyond those of the currency where it has them. */
export function formatUnitPrice(
  price: string,
  currency: string,
  locale: Locale,
  currencyDisplay: 'code' | 'narrowSymbol' = locale === 'ar' ? 'code' : 'narrowSymbol',
): string {
  const decimals = price.replace(/0+$/, '').split('.')[1]?.length ?? 0
  const written = new Intl.NumberFormat(tags.en, {
    style: 'currency',
    currency,
    currencyDisplay,
    maximumFractionDigits: Math.max(decimals, currencyDigits(currency)),
  }).format(price as Intl.StringNumericLiteral)
  return inOneDirection(written, locale)
}
