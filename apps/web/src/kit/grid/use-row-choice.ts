import { useRef } from 'react'
import type { Chosen } from './selection-state.ts'
import { choose, isChosen } from './selection-state.ts'

export type RowChoice<Row> = {
  readonly chosen: Chosen
  readonly onChoose: (chosen: Chosen) => void
  /** Label of the checkbox of a row. */
  readonly boxLabel: (row: Row) => string
}

/** Start of a range and the selection before it. */
type Anchor = { readonly row: number; readonly before: Chosen }

/** Selects rows individually and by ranges, which grow and shrink from their start. */
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

  /** Selects the rows from the start of the range, otherwise from `from`. */
  function extend(from: number, to: number): void {
    anchor.current ??= { row: from, before: chosen }
    onChoose(choose(anchor.current.before, idsOf(anchor.current.row, to), true))
  }

  return {
    toggle,
    extend,
    /** Resets the start of the range. */
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
