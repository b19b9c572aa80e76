import type { ReactElement } from 'react'
import { memo } from 'react'
import styles from './data-grid.module.css'
import type { CellEditorProps, GridColumn } from './grid-column.ts'

type GridRowProps<Row> = {
  readonly row: Row
  readonly index: number
  /** Distance from the top of the rows in px. */
  readonly start: number
  readonly columns: readonly GridColumn<Row>[]
  readonly isOpen: boolean
  /** Column that has the focus; null in every other row. */
  readonly activeColumn: number | null
  readonly cellRef: ((cell: HTMLElement | null) => void) | null
  /** Given while the active cell is edited. */
  readonly onDone: CellEditorProps<Row>['onDone'] | null
}

function PlainGridRow<Row>({ row, index, start, columns, isOpen, activeColumn, cellRef, onDone }: GridRowProps<Row>) {
  return (
    <tr
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isOpen}
      className={styles.row}
      data-open={isOpen || undefined}
      data-editing={onDone !== null || undefined}
      style={{ transform: `translateY(${start}px)` }}
    >
      {columns.map((column, place) => {
        const isActive = place === activeColumn
        const editor = isActive && onDone !== null ? column.editor : undefined
        const shared = {
          ref: isActive ? cellRef : null,
          tabIndex: isActive ? 0 : -1,
          className: styles.cell,
          'aria-colindex': place + 1,
          'data-row': index,
          'data-column': place,
          'data-active': isActive || undefined,
          'data-numeric': column.isNumeric || undefined,
          'data-editable': column.editor !== undefined || undefined,
          'data-stacked': column.stacked ?? 'no',
        }
        const content = editor === undefined ? column.cell(row) : editor({ row, onDone: onDone ?? ignore })
        return place === 0 ? (
          <th key={column.name} role="rowheader" scope="row" {...shared}>
            {content}
          </th>
        ) : (
          <td key={column.name} role="gridcell" {...shared}>
            {content}
          </td>
        )
      })}
    </tr>
  )
}

/** Renders again only when its own row, place or focus changes; scrolling moves hundreds of them. */
export const GridRow = memo(PlainGridRow) as <Row>(props: GridRowProps<Row>) => ReactElement

function ignore(): void {}

/** The layout before its rows have come; shows after 150 ms. */
export function SkeletonRows<Row>({
  count,
  columns,
}: {
  readonly count: number
  readonly columns: readonly GridColumn<Row>[]
}) {
  return Array.from({ length: count }, (_, index) => (
    <tr key={index} className={styles.skeletonRow} aria-hidden="true">
      {columns.map((column, place) => (
        <td
          key={column.name}
          className={styles.cell}
          data-numeric={column.isNumeric || undefined}
          data-stacked={column.stacked ?? 'no'}
        >
          <span
            className={styles.bone}
            style={{ inlineSize: `${boneWidths[(index + place * 2) % boneWidths.length] ?? 60}%` }}
          />
        </td>
      ))}
    </tr>
  ))
}

const boneWidths = [72, 48, 64, 40, 56]
