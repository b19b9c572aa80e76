import type { Listing, ListRow } from '@countinghouse/contract/listing'
import { valueNames } from '@countinghouse/contract/listing'
import { fieldModels } from '../fields/field-model.ts'
import type { ListLook } from './list-state.ts'
import type { ListColumns } from './use-list-columns.tsx'

/**
 * The values that the rows of a wide list are asked for beside those that each has: of the shown columns, what their cells read
 * besides, and the field under whose headings they stand; in the order of the list. Undefined: complete rows.
 */
export function requestedFields<R extends ListRow>(
  listing: Listing<R>,
  { columns, group }: Pick<ListLook, 'columns' | 'group'>,
  own: ListColumns<R> = {},
): string[] | undefined {
  if (!listing.isWide) return undefined
  const shown = columns ?? listing.columns
  const colors = fieldModels(listing).flatMap(({ name, widget }) => (widget === 'color' ? name : []))
  // A colour is shown beside the others of its record.
  const besides = (name: string) => (colors.includes(name) ? colors : (own[name]?.needs ?? []))
  const wanted = [...shown, ...shown.flatMap(besides), group]
  return valueNames(listing).filter((name) => wanted.includes(name))
}
