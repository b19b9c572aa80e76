import type { Listing, ListRow } from '@countinghouse/contract/listing'
import type { ReactNode } from 'react'
import type { AsidesOf, ChosenRecords } from '../selection/chosen-records.ts'
import type { FieldTexts } from '../fields/use-field-text.ts'
import type { ListState } from './list-state.ts'
import type { RowAction } from './row-action.ts'
import type { ListColumns } from './use-list-columns.tsx'
import type { LoadedList } from './use-list.ts'
import type { SetSearchState } from '../../app/routing/use-search-state.ts'

/** State of a list shared with its parts. */
export type ListShared<R extends ListRow = ListRow> = {
  readonly listing: Listing<R>
  readonly texts: FieldTexts
  readonly list: LoadedList<R>
  readonly state: ListState
  readonly setState: SetSearchState<ListState>
}

export type RowMenusShared<R extends ListRow = ListRow> = ListShared<R> & {
  /** The last created and closed record. */
  readonly created: R | null
  /** No row is selected: shortcuts apply to the focused row. */
  readonly isFree: boolean
}

/** The extensions of a screen to its list. */
export type ListParts<R extends ListRow = ListRow> = {
  readonly columns?: ListColumns<R>
  /** Shown while the address names a record (`?open=<id>`, `?open=new`); omitted: rows cannot be opened. */
  readonly record?: (shared: ListShared<R> & { readonly onCreated: (row: R) => void }) => ReactNode
  /** Label of the create button; null without permission. */
  readonly create?: string | null
  /** Shown instead of rows, search and views while the address requests none of them. */
  readonly plain?: (shared: ListShared<R>) => ReactNode
  /** Content above the list, such as tabs of related pages. */
  readonly above?: ReactNode
  /** Buttons beside the title; `shown`: names of the visible columns. */
  readonly actions?: (shown: readonly string[]) => ReactNode
  /** Actions on selected rows in addition to copy and export: `SelectionButton`s. */
  readonly chosenActions?: (chosen: ChosenRecords<R>) => ReactNode
  /** Actions in the row menu. */
  readonly rowActions?: (row: R) => readonly RowAction[]
  /** Custom row menus. */
  readonly rowMenus?: (shared: RowMenusShared<R>) => ReactNode
  /** Additional actions of an empty list. */
  readonly emptyActions?: ReactNode
  /** Content below the view settings. */
  readonly viewActions?: ReactNode
  /** Values for copied rows. */
  readonly asidesOf?: AsidesOf
  /** Refresh interval of the rows; omitted: no automatic refresh. Units: ms. */
  readonly refreshMs?: (rows: readonly R[]) => number | false
}
