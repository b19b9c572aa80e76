import { z } from 'zod'
import { decimalField } from '../decimal-field.ts'
import type { AttributeType } from './web-attribute.ts'

/** Maximum characters of a web text. */
export const mostLetters = 10_000
/** Units: the unit of the attribute. */
export const webNumber = decimalField({ whole: 12, decimals: 6, isSigned: true })

/** A text, a decimal, a date or the key of a choice; a boolean; the keys of several choices; the id of an image of the product. */
export const WebValue = z.union([
  z
    .string()
    .min(1)
    .max(mostLetters)
    .regex(/^[^\p{Cs}\0]*$/u),
  z.boolean(),
  z.array(z.string().min(1).max(40)).min(1).max(500),
  z.int().positive(),
])
export type WebValue = z.output<typeof WebValue>

type Kind = { readonly type: AttributeType; readonly options: readonly { readonly key: string }[] }
const day = z.iso.date()

/** Whether an attribute accepts the value, by its type and choices. `imageIds`: images of the product. */
export function isValueOf({ type, options }: Kind, value: WebValue, imageIds: readonly number[]): boolean {
  const isChoice = (key: unknown) => options.some((option) => option.key === key)
  switch (type) {
    case 'text':
    case 'richtext':
      return typeof value === 'string' && value.trim() !== ''
    case 'number':
      return typeof value === 'string' && webNumber.safeParse(value).success
    case 'bool':
      return typeof value === 'boolean'
    case 'date':
      return day.safeParse(value).success
    case 'select':
      return isChoice(value)
    case 'multiselect':
      return Array.isArray(value) && new Set(value).size === value.length && value.every(isChoice)
    case 'asset':
      return typeof value === 'number' && imageIds.includes(value)
  }
}
