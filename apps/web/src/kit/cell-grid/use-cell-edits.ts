import type { Master, MasterRow } from '@countinghouse/contract/master'
import { useState } from 'react'
import type { FieldModel } from '../fields/field-model.ts'
import type { FieldTexts } from '../fields/use-field-text.ts'
import type { Place, Entered, EnteredCells } from './cell-edits.ts'
import { cellKey, editsOf, partsOf, redo, undo, withCells } from './cell-edits.ts'
import { cellText } from './cell-text.ts'
import { useCellReadings } from './use-cell-readings.ts'

/** The displayed state of a cell. */
export type GridCell = {
  readonly text: string
  readonly isChanged: boolean
  readonly problem: { readonly message: string; readonly suggestions: readonly string[] } | null
}

type CellEditsInput = {
  readonly master: Master
  readonly texts: FieldTexts
  readonly rows: readonly MasterRow[]
  readonly models: readonly FieldModel[]
  readonly start: EnteredCells
}

/** The edits of the grid, with undo steps and the values parsed by the server. */
export function useCellEdits({ master, texts, rows, models, start }: CellEditsInput) {
  const [edits, setEdits] = useState(() => editsOf(start))
  const readingOf = useCellReadings(master, edits.cells)
  const places = new Map(rows.map((row, index) => [row.id, index]))

  function cellOf(row: MasterRow, model: FieldModel): GridCell {
    const original = cellText(texts, model, row[model.name])
    const entered = edits.cells[cellKey(row.id, model.name)]
    if (entered === undefined) return { text: original, isChanged: false, problem: null }
    const reading = readingOf(model.name, entered)
    const isRead = reading !== null && reading.problem === null
    const text = isRead ? cellText(texts, model, reading.value) : entered
    return { text, isChanged: text !== original, problem: reading?.problem ?? null }
  }

  function cellAt(columns: readonly FieldModel[], { row, column }: Place): GridCell {
    const [record, model] = [rows[row], columns[column]]
    return record === undefined || model === undefined
      ? { text: '', isChanged: false, problem: null }
      : cellOf(record, model)
  }

  function type(columns: readonly FieldModel[], entered: readonly Entered[]): void {
    const changes = entered.flatMap(({ row, column, text }) => {
      const [record, model] = [rows[row], columns[column]]
      if (record === undefined || model === undefined) return []
      const original = cellText(texts, model, record[model.name])
      return [{ key: cellKey(record.id, model.name), original, text }]
    })
    setEdits((before) => withCells(before, changes))
  }

  const states = Object.keys(edits.cells).flatMap((key) => {
    const { id, field } = partsOf(key)
    const row = places.get(id)
    const model = models.find(({ name }) => name === field)
    const record = row === undefined ? undefined : rows[row]
    return row === undefined || record === undefined || model === undefined
      ? []
      : [{ row, field, ...cellOf(record, model) }]
  })
  return {
    cells: edits.cells,
    cellAt,
    type,
    undo: () => setEdits(undo),
    redo: () => setEdits(redo),
    canUndo: edits.done.length > 0,
    canRedo: edits.undone.length > 0,
    changedCount: states.filter(({ isChanged }) => isChanged).length,
    /** Invalid cells in row order. */
    wrong: states.filter(({ problem }) => problem !== null).toSorted((one, other) => one.row - other.row),
  }
}
