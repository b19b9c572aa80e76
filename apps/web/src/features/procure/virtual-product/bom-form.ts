import type { FieldModel } from '../../../kit/fields/field-model.ts'

type Values = Readonly<Record<string, unknown>>

/** Fields that apply only to some types or pricing methods. */
const conditions: Readonly<Record<string, (row: Values) => boolean>> = {
  discountPpm: ({ priceMode }) => priceMode === 'sum_minus_ppm',
  discountMinor: ({ priceMode }) => priceMode === 'sum_minus_amount',
  discountCurrency: ({ priceMode }) => priceMode === 'sum_minus_amount',
  sellWhen: ({ kind }) => kind === 'bundle',
  groups: ({ kind }) => kind === 'bundle',
  expectedFrom: ({ kind }) => kind === 'preorder',
  expectedUntil: ({ kind }) => kind === 'preorder',
  capQuantity: ({ kind }) => kind === 'preorder',
  customerCapQuantity: ({ kind }) => kind === 'preorder',
}

/** Visible fields of a bill of materials, saved or edited. */
export function shownFields(fields: readonly FieldModel[], row: Values): readonly FieldModel[] {
  return fields.filter(({ name }) => conditions[name]?.(row) ?? true)
}

/** Names of the groups, saved or as the text of edited lines. */
export function groupsEntered(groups: unknown): readonly string[] {
  const lines = (typeof groups === 'string' ? JSON.parse(groups || '[]') : (groups ?? [])) as readonly Values[]
  return lines.map(({ name }, place) => (String(name ?? '') === '' ? String(place + 1) : String(name)))
}
