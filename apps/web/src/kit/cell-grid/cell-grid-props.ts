import type { MasterRow } from '@countinghouse/contract/master'
import type { FieldModel } from '../fields/field-model.ts'
import type { FieldTexts } from '../fields/use-field-text.ts'
import type { Block, Place, Typed } from './cell-edits.ts'
import type { GridCell } from './use-cell-edits.ts'

/** What a grid of cells shows, and what becomes of what is done in it. */
export type CellGridProps = {
  readonly label: string
  readonly rows: readonly MasterRow[]
  readonly columns: readonly FieldModel[]
  readonly texts: FieldTexts
  readonly cellAt: (place: Place) => GridCell
  readonly block: Block
  readonly onBlock: (block: Block) => void
  readonly onType: (typed: readonly Typed[]) => void
  readonly onFill: () => void
  readonly onUndo: () => void
  readonly onRedo: () => void
  /** Pasted cells that lay outside. */
  readonly onLeftOut: (count: number) => void
  /** Element with the words about the cell that has the focus. */
  readonly problemId: string
}
