import type { Listing, ListRow } from '@countinghouse/contract/listing'
import type { ReactNode } from 'react'
import type { AsidesOf, ChosenRecords } from './chosen-records.ts'
import type { FieldTexts } from './fields/use-field-text.ts'
import type { ListState } from './list-state.ts'
import type { RowDeed } from './row-deed.ts'
import type { ListColumns } from './use-list-columns.tsx'
import type { LoadedList } from './use-list.ts'
import type { SetSearchState } from './use-search-state.ts'

/** What stands beside a list gets to know of it. */
export type ListShared<R extends ListRow = ListRow> = {
  readonly listing: Listing<R>
  readonly texts: FieldTexts
  readonly list: LoadedList<R>
  readonly state: ListState
  readonly setState: SetSearchState<ListState>
}

export type RowMenusShared<R extends ListRow = ListRow> = ListShared<R> & {
  /** Record that was made and closed last. */
  readonly made: R | null
  /** No row is selected: the key is for the row in focus. */
  readonly isFree: boolean
}

/** What a screen adds to its list. */
export type ListParts<R extends ListRow = ListRow> = {
  readonly columns?: ListColumns<R>
  /** Shown while the address names a record (`?open=<id>`, `?open=new`); left out: a row opens nothing. */
  readonly record?: (shared: ListShared<R> & { readonly onMade: (row: R) => void }) => ReactNode
  /** What makes a new record is called so; null without the right. */
  readonly create?: string | null
  /** What stands in place of the rows, their search and their views, while the address asks for none of these. */
  readonly plain?: (shared: ListShared<R>) => ReactNode
  /** What stands above the list, such as tabs of pages that belong together. */
  readonly above?: ReactNode
  /** Buttons beside the title; `shown`: names of the shown columns. */
  readonly actions?: (shown: readonly string[]) => ReactNode
  /** What can be done with chosen rows beside copying and exporting them: `SelectionButton`s. */
  readonly chosenActions?: (chosen: ChosenRecords<R>) => ReactNode
  /** What can be done with one row, in its menu. */
  readonly deeds?: (row: R) => readonly RowDeed[]
  /** The menus of rows, where they need more than deeds. */
  readonly rowMenus?: (shared: RowMenusShared<R>) => ReactNode
  /** What else leads out of a list without rows. */
  readonly emptyActions?: ReactNode
  /** What stands below the settings of the view. */
  readonly viewActions?: ReactNode
  /** For copies of rows. */
  readonly asidesOf?: AsidesOf
  /** How soon these rows are looked at again; left out: never by themselves. Units: ms. */
  readonly refreshMs?: (rows: readonly R[]) => number | false
}
