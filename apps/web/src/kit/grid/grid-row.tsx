import type { ReactElement } from 'react'
import { memo } from 'react'
import styles from './data-grid.module.css'
import type { CellEditorProps, GridColumn } from './grid-column.ts'
import menu from '../list/row-menu-button.module.css'

type GridRowProps<Row> = {
  readonly row: Row
  readonly index: number
  /** Distance from the top of the rows. Units: px. */
  readonly start: number
  readonly columns: readonly GridColumn<Row>[]
  /** Start positions of the frozen columns. Units: px. */
  readonly starts: readonly number[]
  readonly id: number
  readonly boxLabel: (row: Row) => string
  readonly menuLabel: ((row: Row) => string) | undefined
  readonly isChosen: boolean
  readonly isOpen: boolean
  /** The focused column; null in all other rows. */
  readonly activeColumn: number | null
  readonly cellRef: ((cell: HTMLElement | null) => void) | null
  /** Set while the active cell is edited. */
  readonly onDone: CellEditorProps<Row>['onDone'] | null
}

function PlainGridRow<Row>(props: GridRowProps<Row>) {
  const { row, index, start, columns, starts, isChosen, isOpen, activeColumn, cellRef, onDone } = props
  return (
    <tr
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isChosen}
      aria-current={isOpen || undefined}
      className={styles.row}
      data-open={isOpen || undefined}
      data-editing={onDone !== null || undefined}
      style={{ transform: `translateY(${start}px)` }}
    >
      <td role="gridcell" aria-colindex={1} className={`${styles.cell} ${styles.box}`} data-choose={index}>
        <input type="checkbox" tabIndex={-1} checked={isChosen} onChange={ignore} aria-label={props.boxLabel(row)} />
      </td>
      {columns.map((column, place) => {
        const isActive = place === activeColumn
        const editor = isActive && onDone !== null ? column.editor : undefined
        const shared = {
          ref: isActive ? cellRef : null,
          tabIndex: isActive ? 0 : -1,
          className: styles.cell,
          'aria-colindex': place + 2,
          style: startStyle(starts[place]),
          'data-frozen': frozenAt(starts, place),
          'data-row': index,
          'data-column': place,
          'data-active': isActive || undefined,
          'data-numeric': column.isNumeric || undefined,
          'data-date': column.date,
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
      {props.menuLabel !== undefined && (
        <td role="gridcell" aria-colindex={columns.length + 2} className={menu.more}>
          <button
            type="button"
            tabIndex={-1}
            data-menu={props.id}
            aria-haspopup="menu"
            aria-label={props.menuLabel(row)}
          >
            …
          </button>
        </td>
      )}
    </tr>
  )
}

/** Memoised by row, position and focus, because scrolling moves hundreds of rows. */
export const GridRow = memo(PlainGridRow) as <Row>(props: GridRowProps<Row>) => ReactElement

function ignore(): void {}

/** Marks the frozen columns and the last of them. */
export function frozenAt(starts: readonly number[], place: number): 'yes' | 'last' | undefined {
  if (place >= starts.length) return undefined
  return starts.length > 1 && place === starts.length - 1 ? 'last' : 'yes'
}

export function startStyle(start: number | undefined): { insetInlineStart: number } | undefined {
  return start === undefined ? undefined : { insetInlineStart: start }
}

/** Placeholder rows while loading; shown after 150 ms. */
export function SkeletonRows<Row>({
  count,
  columns,
}: {
  readonly count: number
  readonly columns: readonly GridColumn<Row>[]
}) {
  return Array.from({ length: count }, (_, index) => (
    <tr key={index} className={styles.skeletonRow} aria-hidden="true">
      <td className={`${styles.cell} ${styles.box}`} />
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
