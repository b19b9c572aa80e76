import type { Listing } from '@countinghouse/contract/listing'

type Shown = Pick<Listing, 'fields' | 'text'>

/** What the wizard takes files over into: a master, or a list whose files have a form of their own. */
export type Imported = Shown &
  Pick<Listing, 'page'> & {
    /** As imports name it. */
    readonly entity: string
    /** Its list, in which some of what changes stands alone. */
    readonly listing: Shown
    readonly routes: { readonly list: { readonly id: string } }
  }

/** A list that is no master's as its imports know it. */
export function importedList(listing: Listing): Imported {
  return { ...listing, entity: listing.name, listing }
}
