import type { Listing, ListRow } from '@countinghouse/contract/listing'
import { fieldModels } from '../fields/field-model.ts'
import type { FieldTexts } from '../fields/use-field-text.ts'

/** The name of a row in the user's language. */
export function rowNameOf(listing: Listing, { words }: Pick<FieldTexts, 'words'>, row: ListRow): string {
  const model = fieldModels(listing).find(({ name }) => name === listing.titleField)
  return (model === undefined ? null : words(model, row[model.name])) ?? `#${row.id}`
}
