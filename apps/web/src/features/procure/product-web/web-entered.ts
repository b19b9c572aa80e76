import type { WebAttributeOfProduct, WebValueRow } from '@countinghouse/contract/procure/product-web'
import type { WebValue } from '@countinghouse/contract/procure/product-web-value'
import { isValueOf } from '@countinghouse/contract/procure/product-web-value'
import { decimalMarks, readNumberBy } from '@countinghouse/kernel/number'
import { currentLocale } from '../../../ui/theme/theme-store.ts'

/** Value of an input: text, or the keys of several choices. Empty: not specified. */
export type EnteredWeb = string | readonly string[]
export type WebPlace = Pick<WebValueRow, 'attributeId' | 'variantId' | 'locale'>
type Attribute = Pick<WebAttributeOfProduct, 'type' | 'options'>

/** Key of the place of a value. */
export function keyOfPlace({ attributeId, variantId, locale }: WebPlace): string {
  return [attributeId, variantId ?? '', locale ?? ''].join('-')
}

export function enteredWeb({ type }: Pick<Attribute, 'type'>, value: WebValue | null): EnteredWeb {
  if (type === 'multiselect') return Array.isArray(value) ? value : []
  return value === null ? '' : String(value)
}

/** Parses an input; null: not specified, undefined: invalid for the attribute. */
export function readWeb(
  attribute: Attribute,
  entered: EnteredWeb,
  imageIds: readonly number[],
): WebValue | null | undefined {
  if (typeof entered !== 'string') return entered.length === 0 ? null : [...entered]
  if (entered.trim() === '') return null
  const value = meant(attribute, entered.trim())
  return value !== undefined && isValueOf(attribute, value, imageIds) ? value : undefined
}

function meant({ type }: Attribute, words: string): WebValue | undefined {
  switch (type) {
    case 'number':
      return readNumberBy(words, decimalMarks[currentLocale()]) ?? undefined
    case 'bool':
      return words === 'true'
    case 'asset':
      return Number(words)
    default:
      return words
  }
}

export function isSameEntered(one: EnteredWeb, other: EnteredWeb): boolean {
  const inOrder = (entered: EnteredWeb) => (typeof entered === 'string' ? entered : JSON.stringify(entered.toSorted()))
  return inOrder(one) === inOrder(other)
}
