import type { KeyboardEvent, ReactNode, Ref } from 'react'

export type CellEditorProps<Row> = {
  readonly row: Row
  /** Ends the edit; `next` and `previous` go on to the neighbour that can be edited. */
  readonly onDone: (move: 'stay' | 'next' | 'previous') => void
}

/** One column of a grid; the first one shown identifies the row. */
export type GridColumn<Row> = {
  readonly name: string
  readonly title: string
  /** Least width in px. */
  readonly width: number
  /** Share of the spare width. */
  readonly grow: number
  readonly isNumeric?: boolean
  readonly canSort?: boolean
  /** Place in a row that is stacked on a narrow screen; left out: not shown there. */
  readonly stacked?: 'title' | 'status' | 'detail'
  readonly cell: (row: Row) => ReactNode
  /** Values of the row that its cell reads beside its own. */
  readonly needs?: readonly string[]
  /** Left out: the cell cannot be edited in place. */
  readonly editor?: (props: CellEditorProps<Row>) => ReactNode
}

export type GridHeading = {
  readonly name: string
  readonly title: string
  readonly isNumeric: boolean
  /** Null where the rows cannot be sorted by it; `rank` counts from 1 among several keys. */
  readonly sort: { readonly direction: 'asc' | 'desc' | null; readonly rank: number | null } | null
}

/** Headings between rows. Each stands first in its section, where the rows have a null. */
export type GridGroups = {
  readonly sections: readonly {
    readonly key: string
    readonly first: number
    readonly end: number
    readonly label: string
  }[]
  /** The heading at an index, with what focuses it while it has the focus. */
  readonly heading: (index: number, cellRef: Ref<HTMLElement> | null) => ReactNode
  readonly onFold: (index: number) => void
  readonly onChoose: (index: number) => void
  /** Answers whether the key was for the heading. */
  readonly onKey: (index: number, event: KeyboardEvent, isRtl: boolean) => boolean
}
