import { text } from '@countinghouse/contract/purchase/errors.text'
import { format } from '@countinghouse/contract/text'
import type { FieldErrors } from '@countinghouse/kernel/errors'
import { roundedQuantity, unitsOfQuantity } from '@countinghouse/kernel/quantity'
import type { Locale } from '@countinghouse/kernel/text'
import type { CalculatedOrder } from './calculate-order.ts'

/** Quantities below a minimum or not in whole packs, at the first line of each variant; minimums of the whole order at the lines. */
export function findQuantityIssues(
  {
    terms,
    offers,
    lines,
    amounts,
    currency,
  }: Pick<CalculatedOrder, 'terms' | 'offers' | 'lines' | 'amounts' | 'currency'>,
  locale: Locale,
): FieldErrors {
  const rule = (message: string) => [{ code: 'rule', message }]
  const issues: Record<string, FieldErrors[string]> = {}
  for (const { variantId, total, moqQuantity, multiple } of offers.values()) {
    const at = lines.findIndex((line) => line.variantId === variantId)
    if (moqQuantity !== null && total < moqQuantity)
      issues[`lines.${at}.quantity`] = rule(format(text.below_minimum, locale, { least: moqQuantity }))
    else if (multiple !== null && unitsOfQuantity(total) % unitsOfQuantity(multiple) !== 0n)
      issues[`lines.${at}.quantity`] = rule(format(text.not_in_packs, locale, { multiple }))
  }
  const pieces = roundedQuantity([...offers.values()].reduce((sum, { total }) => sum + total, 0))
  if (terms.moqQuantity !== null && pieces < terms.moqQuantity)
    issues['lines'] = rule(format(text.order_below_minimum, locale, { least: terms.moqQuantity }))
  else if (terms.moqValueMinor !== null && currency === terms.currency && amounts.totalMinor < terms.moqValueMinor)
    issues['lines'] = rule(format(text.value_below_minimum, locale))
  return issues
}
