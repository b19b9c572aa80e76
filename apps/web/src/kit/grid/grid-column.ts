import type { KeyboardEvent, ReactNode, Ref } from 'react'

export type CellEditorProps<Row> = {
  readonly row: Row
  /** Finishes editing; `next` and `previous` move to the adjacent editable cell. */
  readonly onDone: (move: 'stay' | 'next' | 'previous') => void
}

/** One column of a grid; the first one shown identifies the row. */
export type GridColumn<Row> = {
  readonly name: string
  readonly title: string
  /** Minimum width. Units: px. */
  readonly width: number
  /** Share of the spare width. */
  readonly grow: number
  readonly isNumeric?: boolean
  /** Read whole or not at all. */
  readonly date?: 'day' | 'instant' | undefined
  readonly canSort?: boolean
  /** Role in the stacked row of a narrow screen; omitted: not shown there. */
  readonly stacked?: 'title' | 'status' | 'detail'
  readonly cell: (row: Row) => ReactNode
  /** Other values of the row used by the cell. */
  readonly needs?: readonly string[]
  /** Omitted: the cell cannot be edited in place. */
  readonly editor?: (props: CellEditorProps<Row>) => ReactNode
}

export type GridHeading = {
  readonly name: string
  readonly title: string
  readonly isNumeric: boolean
  /** Null if not sortable; `rank` starts at 1 among several keys. */
  readonly sort: { readonly direction: 'asc' | 'desc' | null; readonly rank: number | null } | null
}

/** Group headings between rows. Each is the first line of its section, where the rows contain null. */
export type GridGroups = {
  readonly sections: readonly {
    readonly key: string
    readonly first: number
    readonly end: number
    readonly label: string
  }[]
  /** Renders the heading at an index; `cellRef` is set while it is focused. */
  readonly heading: (index: number, cellRef: Ref<HTMLElement> | null) => ReactNode
  readonly onFold: (index: number) => void
  readonly onChoose: (index: number) => void
  /** Returns whether the heading handled the key. */
  readonly onKey: (index: number, event: KeyboardEvent, isRtl: boolean) => boolean
}
