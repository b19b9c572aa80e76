import type { Document, DocumentRow } from '@countinghouse/contract/document'
import type { FieldModel } from '@countinghouse/contract/field-model'
import { fieldModels, isLines } from '@countinghouse/contract/field-model'
import { unitsOfDecimal } from '@countinghouse/kernel/exact'

type Values = Readonly<Record<string, unknown>>

/**
 * Whether a document says what was sent; a decimal is the same with and without zeros at its end, as it is kept without. `calculated`: what
 * was filled in where nothing was sent.
 */
export function isSameDocument(document: Document, row: DocumentRow, sent: Values, calculated: Values): boolean {
  const models = fieldModels(document)
  const cellsOf = (fields: readonly FieldModel[]) =>
    fields.flatMap(({ lineFields }) => lineFields.map(({ key }) => key))
  const calculatedCells = new Set(cellsOf(models)).difference(new Set(cellsOf(fieldModels(document.entry))))
  const decimals = new Map(
    [
      ...models.map(({ name, decimals: most }) => [name, most] as const),
      ...models.filter(isLines).flatMap(inLines),
    ].flatMap(([name, most]) => (most === null ? [] : [[name, most]])),
  )
  const plain = (field: string, value: unknown) =>
    JSON.stringify({ [field]: value }, (name, one: unknown) => {
      if (calculatedCells.has(name)) return undefined
      const most = decimals.get(name)
      return most === undefined || typeof one !== 'string' ? one : String(unitsOfDecimal(one, most))
    })
  return Object.entries(sent).every(
    ([field, value]) =>
      (value === null && calculated[field] != null) || plain(field, row[field]) === plain(field, value),
  )
}

function inLines({ lineFields }: { readonly lineFields: readonly { key: string; decimals: number | null }[] }) {
  return lineFields.map(({ key, decimals }) => [key, decimals] as const)
}
