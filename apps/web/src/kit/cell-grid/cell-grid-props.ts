import type { MasterRow } from '@countinghouse/contract/master'
import type { FieldModel } from '../fields/field-model.ts'
import type { FieldTexts } from '../fields/use-field-text.ts'
import type { Block, Place, Entered } from './cell-edits.ts'
import type { GridCell } from './use-cell-edits.ts'

/** The cells of a grid and its callbacks. */
export type CellGridProps = {
  readonly label: string
  readonly rows: readonly MasterRow[]
  readonly columns: readonly FieldModel[]
  readonly texts: FieldTexts
  readonly cellAt: (place: Place) => GridCell
  readonly block: Block
  readonly onBlock: (block: Block) => void
  readonly onType: (entered: readonly Entered[]) => void
  readonly onFill: () => void
  readonly onUndo: () => void
  readonly onRedo: () => void
  /** Number of pasted cells outside the grid. */
  readonly onLeftOut: (count: number) => void
  /** Id of the element that describes the focused cell. */
  readonly problemId: string
}
