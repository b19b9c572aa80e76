import { text } from '@countinghouse/contract/procure/product-variants.text'
import { textField } from '@countinghouse/contract/fields'
import { IconBarcode, IconCheck } from '@tabler/icons-react'
import { memo } from 'react'
import grid from '../../../kit/cell-grid/cell-grid.module.css'
import { CellInput } from '../../../kit/cell-grid/cell-input.tsx'
import type { useCellGridEvents } from '../../../kit/cell-grid/use-cell-grid-events.ts'
import { fieldModel } from '../../../kit/fields/field-model.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import type { MatrixCell, MatrixOption } from './use-variant-draft.ts'
import type { Layer } from './variant-edits.ts'
import { VariantToggle } from './variant-toggle.tsx'
import styles from './variant-matrix.module.css'

/** Actions of the row with the focus. */
export type RowActions = {
  readonly onKey: ReturnType<typeof useCellGridEvents>['onKey']
  readonly onEnter: ReturnType<typeof useCellGridEvents>['onEnter']
  readonly onToggle: () => void
  readonly onEntered: () => void
}

type RowProps = {
  readonly color: MatrixOption
  readonly columns: readonly MatrixOption[]
  readonly row: number
  readonly layer: Layer
  readonly cells: readonly MatrixCell[]
  /** First and last selected column; null: the selection is in other rows. */
  readonly marked: readonly [number, number] | null
  /** Column with the focus; null in every other row. */
  readonly active: number | null
  readonly isEntered: boolean
  readonly canEdit: boolean
  /** Many columns leave room for a mark only. */
  readonly isDense: boolean
  readonly problemId: string
  readonly statusesId: string
  readonly transitions: RowActions | null
}

const model = fieldModel('cell', textField({ max: 60 }))

function PlainVariantRow({ color, columns, row, layer, cells, marked, active, isEntered, canEdit, ...rest }: RowProps) {
  const { t } = useLanguage()
  const { isDense, problemId, statusesId, transitions } = rest
  return (
    <tr>
      <th scope="row">
        <bdi>{color.name}</bdi>
        {color.code !== null && <bdi className={styles.code}>{color.code}</bdi>}
      </th>
      {columns.map((size, column) => {
        const cell = cells[column]
        if (cell === undefined) return null
        const isActive = column === active
        const label = t(text.cell, { colour: color.name, size: size.name })
        return (
          <td
            key={size.id}
            className={grid.cell}
            aria-selected={isEntered && marked !== null && column >= marked[0] && column <= marked[1]}
            data-row={row}
            data-column={column}
            data-active={isActive || undefined}
            data-changed={cell.isChanged || undefined}
            data-wrong={cell.problem !== null || undefined}
            data-missing={!cell.exists || undefined}
            {...(isActive && !isEntered && { tabIndex: 0, 'aria-label': label, onFocus: transitions?.onEntered })}
          >
            {isActive && isEntered && layer !== 'exists' && canEdit && transitions !== null ? (
              <CellInput
                cell={cell}
                model={model}
                label={label}
                listId={layer === 'status' ? statusesId : null}
                problemId={problemId}
                onKey={transitions.onKey}
                onEnter={transitions.onEnter}
              />
            ) : layer === 'exists' || !canEdit ? (
              <VariantToggle
                label={label}
                isOn={cell.exists}
                isActive={isActive && isEntered}
                describedBy={cell.problem === null ? undefined : problemId}
                onKey={transitions?.onKey ?? isNotMeant}
                onToggle={transitions?.onToggle ?? ignore}
              >
                {layer === 'exists' && cell.exists && (
                  <>
                    <IconCheck size={16} stroke={2} aria-hidden />
                    {!isDense && cell.variant !== undefined && <bdi className={styles.tail}>{cell.variant.sku}</bdi>}
                    {(cell.variant?.barcodes.length ?? 0) > 0 && (
                      <IconBarcode size={16} stroke={1.75} role="img" aria-label={t(text.hasBarcode)} />
                    )}
                  </>
                )}
                {layer !== 'exists' && <bdi>{cell.text}</bdi>}
              </VariantToggle>
            ) : (
              <bdi className={styles.text}>{cell.text}</bdi>
            )}
          </td>
        )
      })}
    </tr>
  )
}

/** Renders again only when its own cells, marks or focus change: a key in a matrix of hundreds of cells touches one or two rows. */
export const VariantRow = memo(PlainVariantRow, isSame)

function isSame(before: RowProps, after: RowProps): boolean {
  const {
    cells: [...cells],
    marked,
    transitions,
    ...others
  } = after
  if (transitions !== null || before.transitions !== null) return false
  const known: Readonly<Record<string, unknown>> = before
  return (
    Object.entries(others).every(([name, value]) => known[name] === value) &&
    marked?.join() === before.marked?.join() &&
    cells.length === before.cells.length &&
    cells.every((cell, place) => isSameCell(cell, before.cells[place]))
  )
}

function isSameCell(cell: MatrixCell, other: MatrixCell | undefined): boolean {
  return (
    cell.text === other?.text &&
    cell.exists === other.exists &&
    cell.isChanged === other.isChanged &&
    cell.variant === other.variant &&
    cell.problem?.message === other.problem?.message
  )
}

function isNotMeant(): boolean {
  return false
}

function ignore(): void {}
