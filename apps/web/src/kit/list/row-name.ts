import type { Listing, ListRow } from '@countinghouse/contract/listing'
import { fieldModels } from '../fields/field-model.ts'
import type { FieldTexts } from '../fields/use-field-text.ts'

/** The name of a row in the user's language. */
export function rowNameOf(listing: Listing, texts: Pick<FieldTexts, 'words' | 'nameOf'>, row: ListRow): string {
  const model = fieldModels(listing).find(({ name }) => name === listing.titleField)
  return (model === undefined ? null : texts.words(model, titleOf(listing, texts, row))) ?? `#${row.id}`
}

/** The value of the title column: of records with an Arabic name the name in the user's language. */
export function titleOf(listing: Listing, { nameOf }: Pick<FieldTexts, 'nameOf'>, row: ListRow): unknown {
  const value = row[listing.titleField]
  const hasArabicName = fieldModels(listing).some(({ name, lang }) => name === 'nameAr' && lang === 'ar')
  if (!hasArabicName || listing.titleField !== 'name' || typeof value !== 'string') return value
  return nameOf({ name: value, nameAr: row['nameAr'] as string | null })
}
