import type { Listing } from '@countinghouse/contract/listing'

type Shown = Pick<Listing, 'fields' | 'text'>

/** The target of an import: a master, or a list with its own file format. */
export type Imported = Shown &
  Pick<Listing, 'page'> & {
    /** The entity name of the import. */
    readonly entity: string
    /** Its list, which contains some changed values that are not fields. */
    readonly listing: Shown
    readonly routes: { readonly list: { readonly id: string } }
  }

/** The import target of a list that is not a master. */
export function importedList(listing: Listing): Imported {
  return { ...listing, entity: listing.name, listing }
}
