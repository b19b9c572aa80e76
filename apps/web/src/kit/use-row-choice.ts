import { useRef } from 'react'
import type { Chosen } from './selection-state.ts'
import { choose, isChosen } from './selection-state.ts'

export type RowChoice<Row> = {
  readonly chosen: Chosen
  readonly onChoose: (chosen: Chosen) => void
  /** Name of the box that chooses a row. */
  readonly boxLabel: (row: Row) => string
}

/** Where a range began, and what was chosen before it. */
type Anchor = { readonly row: number; readonly before: Chosen }

/** Chooses rows of a grid one by one and by ranges, which grow and shrink from where they began. */
export function useRowChoice<Row>(
  rows: readonly (Row | null)[],
  rowId: (row: Row) => number,
  { chosen, onChoose }: RowChoice<Row>,
) {
  const anchor = useRef<Anchor | null>(null)
  const idsOf = (from: number, to: number) =>
    rows.slice(Math.min(from, to), Math.max(from, to) + 1).flatMap((row) => (row === null ? [] : rowId(row)))
  const all = idsOf(0, rows.length - 1)
  const count = all.filter((id) => isChosen(chosen, id)).length

  function toggle(index: number): void {
    const [id] = idsOf(index, index)
    if (id === undefined) return
    const next = choose(chosen, [id], !isChosen(chosen, id))
    anchor.current = { row: index, before: next }
    onChoose(next)
  }

  /** Chooses the rows from where the range began, else from `from`. */
  function extend(from: number, to: number): void {
    anchor.current ??= { row: from, before: chosen }
    onChoose(choose(anchor.current.before, idsOf(anchor.current.row, to), true))
  }

  return {
    toggle,
    extend,
    /** The next range begins anew. */
    endRange: () => {
      anchor.current = null
    },
    loaded: count === 0 ? ('none' as const) : count === all.length ? ('all' as const) : ('some' as const),
    chooseLoaded: (isOn: boolean) => {
      anchor.current = null
      onChoose(choose(chosen, all, isOn))
    },
  }
}
