import type { WebAttributeOfProduct, WebValueRow } from '@countinghouse/contract/procure/product-web'
import type { WebValue } from '@countinghouse/contract/procure/product-web-value'
import { isValueOf } from '@countinghouse/contract/procure/product-web-value'
import { decimalMarks, readNumberBy } from '@countinghouse/kernel/number'
import { currentLocale } from '../../theme/theme-store.ts'

/** Value of an input: text, or the keys of several choices. Empty: not specified. */
export type TypedWeb = string | readonly string[]
export type WebPlace = Pick<WebValueRow, 'attributeId' | 'variantId' | 'locale'>
type Attribute = Pick<WebAttributeOfProduct, 'type' | 'options'>

/** Key of the place of a value. */
export function keyOfPlace({ attributeId, variantId, locale }: WebPlace): string {
  return [attributeId, variantId ?? '', locale ?? ''].join('-')
}

export function typedWeb({ type }: Pick<Attribute, 'type'>, value: WebValue | null): TypedWeb {
  if (type === 'multiselect') return Array.isArray(value) ? value : []
  return value === null ? '' : String(value)
}

/** Parses an input; null: not specified, undefined: invalid for the attribute. */
export function readWeb(
  attribute: Attribute,
  typed: TypedWeb,
  imageIds: readonly number[],
): WebValue | null | undefined {
  if (typeof typed !== 'string') return typed.length === 0 ? null : [...typed]
  if (typed.trim() === '') return null
  const value = meant(attribute, typed.trim())
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

export function isSameTyped(one: TypedWeb, other: TypedWeb): boolean {
  const inOrder = (typed: TypedWeb) => (typeof typed === 'string' ? typed : JSON.stringify(typed.toSorted()))
  return inOrder(one) === inOrder(other)
}
