import type { Listing, ListRow } from '@countinghouse/contract/listing'
import { fieldModels } from '../fields/field-model.ts'
import type { FieldTexts } from '../fields/use-field-text.ts'
import { inLanguage } from './use-list-columns.tsx'

/** The name of a row in the user's language. */
export function rowNameOf(listing: Listing, texts: Pick<FieldTexts, 'words' | 'nameOf'>, row: ListRow): string {
  const model = fieldModels(listing).find(({ name }) => name === listing.titleField)
  return (model === undefined ? null : texts.words(model, inLanguage(listing, texts, row)[model.name])) ?? `#${row.id}`
}
