import { text } from '@countinghouse/contract/procure/virtual-bom.text'
import type { Text } from '@countinghouse/kernel/text'
import type { StoredBom } from './read-bom.ts'

type Heads = Omit<StoredBom, 'components' | 'groups'>

/** Violated checks of the table for a bill of materials, at the field to change, so that a file can be validated first. */
export function brokenHeads(bom: Heads): { readonly field: keyof Heads; readonly words: Text }[] {
  const { kind, priceMode, discountPpm, discountMinor, discountCurrency, sellWhen } = bom
  const { validFrom, validUntil, expectedFrom, expectedUntil, capQuantity, customerCapQuantity } = bom
  const isLess = (one: string | number | null, other: string | number | null) =>
    one !== null && other !== null && one < other
  const promises = [expectedFrom, expectedUntil, capQuantity, customerCapQuantity]
  const rules: readonly (readonly [keyof Heads, Text, boolean])[] = [
    ['discountPpm', text.rule_per_cent, (priceMode === 'sum_minus_ppm') === (discountPpm !== null)],
    [
      'discountMinor',
      text.rule_amount,
      (priceMode === 'sum_minus_amount') === (discountMinor !== null) &&
        (discountMinor === null) === (discountCurrency === null),
    ],
    ['sellWhen', text.rule_partial, sellWhen === 'all_available' || kind === 'bundle'],
    ['validUntil', text.rule_period, !isLess(validUntil, validFrom)],
    ['kind', text.rule_promise, kind === 'preorder' || promises.every((promise) => promise === null)],
    [
      'expectedUntil',
      text.rule_expected,
      !isLess(expectedUntil, expectedFrom) && (expectedUntil === null || expectedFrom !== null),
    ],
    ['customerCapQuantity', text.rule_caps, !isLess(capQuantity, customerCapQuantity)],
  ]
  return rules.flatMap(([field, words, holds]) => (holds ? [] : [{ field, words }]))
}
