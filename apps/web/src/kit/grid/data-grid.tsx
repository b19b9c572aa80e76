import type { KeyboardEvent, MouseEvent } from 'react'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import styles from './data-grid.module.css'
import type { GridColumn, GridGroups, GridHeading } from './grid-column.ts'
import { GridHeader } from './grid-header.tsx'
import type { GridPlace } from './grid-keys.ts'
import { placeAfter } from './grid-keys.ts'
import { GridRow, SkeletonRows } from './grid-row.tsx'
import type { RowRange } from '../../ui/behaviour/row-range.ts'
import { isChosen } from './selection-state.ts'
import { directionOf, rankOf, toggleSort } from './sort-keys.ts'
import { headingWidth, useColumnLayout } from './use-column-layout.ts'
import type { RowChoice } from './use-row-choice.ts'
import { useRowChoice } from './use-row-choice.ts'
import { useRowWindow } from '../../ui/behaviour/use-row-window.ts'

export type DataGridProps<Row> = {
  readonly label: string
  readonly columns: readonly GridColumn<Row>[]
  /** Names of the visible columns in order. */
  readonly shown: readonly string[]
  /** Null at the position of a heading of `groups`. */
  readonly rows: readonly (Row | null)[]
  readonly rowId: (row: Row) => number
  /** Null if unknown. */
  readonly rowCount: number | null
  /** Sort keys, prefixed with `-` for descending. */
  readonly sort: readonly string[]
  readonly onSort: (sort: string[]) => void
  /** Widths chosen by the user, by column. Units: px. */
  readonly widths: Readonly<Record<string, number>>
  readonly onWidths: (widths: Readonly<Record<string, number>>) => void
  readonly onOrder: (names: readonly string[]) => void
  /** Number of frozen columns. */
  readonly frozen: number
  readonly choice: RowChoice<Row>
  /** Omitted: rows cannot be opened. */
  readonly onOpen?: ((row: Row) => void) | undefined
  /** Label of the button for the row menu; omitted: no menu. */
  readonly menuLabel?: ((row: Row) => string) | undefined
  /** The highlighted row. */
  readonly openId: number | null
  readonly isCompact: boolean
  readonly isStacked: boolean
  readonly isLoading: boolean
  /** Omitted: rows are not grouped. */
  readonly groups?: GridGroups
  /** Called when the last rows become visible; null if all rows are loaded. */
  readonly onEnd: (() => void) | null
}

const headerHeight = 36
const skeletonRows = 12
const rowsFromEnd = 15

/**
 * Grid of rows: sorts by header, freezes its first columns, supports moving and resizing columns, renders only
 * visible rows and is one tab stop in which arrows or J and K move, X and Shift select, Enter opens and F2 or E edits.
 */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const { rows, isStacked, groups } = props
  const scrollRef = useRef<HTMLDivElement>(null)
  const wantsFocus = useRef(false)
  /** The heading being moved, which keeps the focus. */
  const followed = useRef<string | null>(null)
  const [active, setActive] = useState<GridPlace>({ row: 0, column: 0 })
  const [isEditing, setIsEditing] = useState(false)
  const { columns, headers, toggle } = useGridColumns(props)
  const { widths, onWidths, onOrder, frozen } = props
  const layout = useColumnLayout({ columns, widths, onWidths, onOrder, frozen })
  const choice = useRowChoice(rows, props.rowId, props.choice)
  const place = { row: Math.min(active.row, rows.length - 1), column: Math.min(active.column, columns.length - 1) }
  const rowHeight = isStacked ? 64 : props.isCompact ? 36 : 44
  const { range, scrollTo } = useRowWindow({
    scrollRef,
    count: rows.length,
    rowHeight,
    headerHeight: isStacked ? 0 : headerHeight,
    cover: groups === undefined ? 0 : rowHeight,
  })
  const isNearEnd = range.end >= rows.length - rowsFromEnd
  const { onEnd } = props
  useEffect(() => {
    if (isNearEnd) onEnd?.()
  }, [isNearEnd, onEnd])
  useShownRow(rows, props, scrollTo)
  useLayoutEffect(() => {
    const column = columns.findIndex(({ name }) => name === followed.current)
    followed.current = null
    if (column < 0) return
    wantsFocus.current = true
    setActive({ row: -1, column })
  }, [columns])
  const focusCell = useCallback((cell: HTMLElement | null) => {
    if (cell === null || !wantsFocus.current) return
    wantsFocus.current = false
    cell.focus()
  }, [])

  function moveTo(next: GridPlace): void {
    if (next.row === place.row && next.column === place.column) return
    wantsFocus.current = true
    setActive(next)
    if (next.row >= 0) scrollTo(next.row)
  }

  function edit(at: GridPlace): void {
    const canEdit = columns[at.column]?.editor !== undefined
    const first = columns.findIndex((column) => column.editor !== undefined)
    if (isStacked || first < 0 || !rows[at.row]) return
    setActive(canEdit ? at : { ...at, column: first })
    setIsEditing(true)
  }

  const onDone = useCallback(
    (move: 'stay' | 'next' | 'previous') => {
      const step = move === 'previous' ? -1 : 1
      let column = place.column + step
      while (move !== 'stay' && columns[column] !== undefined && columns[column]?.editor === undefined) column += step
      if (move !== 'stay' && columns[column] !== undefined) return setActive({ row: place.row, column })
      scrollRef.current?.querySelector<HTMLElement>('[data-active]')?.focus()
      setIsEditing(false)
    },
    [columns, place.row, place.column],
  )

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (isForeign(event) || event.altKey) return
    const size = { rows: rows.length, columns: columns.length, page: 10 }
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const hasControl = event.ctrlKey || event.metaKey
    if (place.row < 0) {
      const stroke = { key: event.key, shift: event.shiftKey, control: hasControl, isRtl }
      const done = layout.press(stroke, place.column, headingWidth(event.target as Element))
      if (done === 'moved') followed.current = columns[place.column]?.name ?? null
      if (done !== null) return event.preventDefault()
    }
    const next = placeAfter({ key: event.key, code: event.code, hasControl, isRtl }, place, size)
    const row = rows[place.row]
    if (row === null && !hasControl && groups?.onKey(place.row, event, isRtl)) return event.preventDefault()
    if (next !== null) {
      const isRange = event.shiftKey && place.row >= 0 && next.row >= 0 && next.row !== place.row
      if (isRange) choice.extend(place.row, next.row)
      else choice.endRange()
      moveTo(next)
    } else if (event.code === 'KeyX' && !hasControl && !event.shiftKey) choice.toggle(place.row)
    else if (event.code === 'KeyA' && hasControl && !event.shiftKey) choice.chooseLoaded(true)
    else if (place.row < 0 && (event.key === 'Enter' || event.key === ' ')) toggle(place.column, event.shiftKey)
    // A focused link opens its own target.
    else if (event.key === 'Enter' && event.target instanceof HTMLAnchorElement) return
    else if (row && event.key === 'Enter' && !hasControl) props.onOpen?.(row)
    else if (event.key === 'F2' || (event.code === 'KeyE' && !hasControl && !event.shiftKey)) edit(place)
    else return
    event.preventDefault()
  }

  /** Returns whether the click was on a checkbox. */
  function chooseBy(event: MouseEvent<HTMLElement>): boolean {
    const box = (event.target as Element).closest<HTMLElement>('[data-choose]')?.dataset.choose
    if (box === undefined) return false
    const row = Number(box)
    if (row < 0) choice.chooseLoaded(choice.loaded !== 'all')
    else if (rows[row] === null) groups?.onChoose(row)
    else if (event.shiftKey) choice.extend(Math.max(0, place.row), row)
    else choice.toggle(row)
    if (row >= 0) setActive({ ...place, row })
    return true
  }

  function onClick(event: MouseEvent<HTMLElement>): void {
    if (chooseBy(event)) return
    const at = placeOf(event.target)
    const row = at === null ? undefined : rows[at.row]
    if (at === null || row === undefined || isForeign(event)) return
    if (isEditing && at.row === place.row && at.column === place.column) return
    wantsFocus.current = at.row !== place.row || at.column !== place.column
    setIsEditing(false)
    setActive(at)
    if (row === null) return groups?.onFold(at.row)
    const isLink = (event.target as Element).closest('a') !== null
    const isEditable = columns[at.column]?.editor !== undefined && !isStacked
    // A click with a modifier on a link is handled by the browser: a new tab or window.
    if (isLink && (event.ctrlKey || event.metaKey || event.shiftKey)) return
    event.preventDefault()
    if (isLink || !isEditable) props.onOpen?.(row)
  }

  function onDoubleClick(event: MouseEvent<HTMLElement>): void {
    const at = placeOf(event.target)
    if (at !== null && !isForeign(event) && columns[at.column]?.editor !== undefined) edit(at)
  }

  return (
    <div
      ref={scrollRef}
      className={styles.scroll}
      role="region"
      aria-label={props.label}
      tabIndex={0}
      style={{ scrollPaddingInlineStart: layout.frozenWidth }}
    >
      <table
        role="grid"
        className={styles.grid}
        aria-label={props.label}
        aria-rowcount={props.rowCount === null ? -1 : props.rowCount + 1}
        aria-colcount={columns.length + (props.menuLabel === undefined ? 1 : 2)}
        aria-multiselectable
        aria-busy={props.isLoading}
        data-layout={isStacked ? 'stacked' : 'columns'}
        data-grouped={groups !== undefined || undefined}
        style={
          {
            '--columns': layout.template,
            '--least-width': `${layout.leastWidth}px`,
            '--row': `${rowHeight}px`,
          } as React.CSSProperties
        }
        onKeyDown={onKeyDown}
        onClick={onClick}
        onDoubleClick={onDoubleClick}
      >
        <GridHeader
          headers={headers}
          active={place.row === -1 ? place.column : null}
          cellRef={focusCell}
          onToggle={toggle}
          layout={layout}
          loaded={choice.loaded}
        />
        {(groups?.sections ?? [{ key: '', first: 0, end: rows.length, label: undefined }]).map(
          ({ key, first, end, label }) => (
            <tbody
              key={key}
              role="rowgroup"
              aria-label={label}
              className={styles.body}
              style={{ blockSize: props.isLoading ? 'auto' : (end - first) * rowHeight }}
            >
              {props.isLoading && <SkeletonRows count={skeletonRows} columns={columns} />}
              {drawnRows(range, place.row, first, end, groups !== undefined).map((index) => {
                const row = rows[index]
                const isActive = index === place.row
                if (row === null) return groups?.heading(index, isActive ? focusCell : null)
                if (row === undefined) return null
                const id = props.rowId(row)
                return (
                  <GridRow
                    key={id}
                    row={row}
                    index={index}
                    start={(index - first) * rowHeight}
                    columns={columns}
                    starts={layout.starts}
                    id={id}
                    boxLabel={props.choice.boxLabel}
                    menuLabel={props.menuLabel}
                    isChosen={isChosen(props.choice.chosen, id)}
                    isOpen={id === props.openId}
                    activeColumn={isActive ? place.column : null}
                    cellRef={isActive ? focusCell : null}
                    onDone={isActive && isEditing ? onDone : null}
                  />
                )
              })}
            </tbody>
          ),
        )}
      </table>
      <p className={styles.told} role="status">
        {layout.told}
      </p>
    </div>
  )
}

/** The visible columns in order with their headings; order and sort are stored in the URL. */
function useGridColumns<Row>({ columns, shown, sort, onSort }: DataGridProps<Row>) {
  const visible = useMemo(
    () => shown.flatMap((name) => columns.find((column) => column.name === name) ?? []),
    [columns, shown],
  )
  const headers = visible.map((column): GridHeading => ({
    name: column.name,
    title: column.title,
    isNumeric: column.isNumeric ?? false,
    sort: column.canSort ? { direction: directionOf(sort, column.name), rank: rankOf(sort, column.name) } : null,
  }))
  function toggle(index: number, isMulti: boolean): void {
    const column = visible[index]
    if (column?.canSort) onSort(toggleSort(sort, column.name, isMulti))
  }
  return { columns: visible, headers, toggle }
}

/** Scrolls to a record opened from elsewhere, such as a new one, once its row is loaded. */
function useShownRow<Row>(
  rows: readonly (Row | null)[],
  { openId, rowId }: DataGridProps<Row>,
  scrollTo: (index: number) => void,
): void {
  const shown = useRef<number | null>(null)
  useEffect(() => {
    if (openId === shown.current) return
    const index = openId === null ? -1 : rows.findIndex((row) => row !== null && rowId(row) === openId)
    if (openId !== null && index < 0) return
    shown.current = openId
    if (index >= 0) scrollTo(index)
  })
}

/** Visible rows from `first`. The focused row stays rendered, so that scrolling does not lose the focus; so does the heading of visible rows. */
function drawnRows(range: RowRange, active: number, first: number, end: number, hasHeading: boolean): number[] {
  const [from, to] = [Math.max(first, range.first), Math.min(end, range.end)]
  const indexes = Array.from({ length: Math.max(0, to - from) }, (_, place) => from + place)
  const others = [hasHeading && indexes.length > 0 ? first : -1, active]
  const extra = others.filter((index) => index >= first && index < end && !indexes.includes(index))
  return extra.length > 0 ? [...new Set([...indexes, ...extra])].toSorted((a, b) => a - b) : indexes
}

function placeOf(target: EventTarget): GridPlace | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null
  return cell === null ? null : { row: Number(cell.dataset.row), column: Number(cell.dataset.column) }
}

/** Events of a cell editor and its dialogs, which React bubbles through the grid. */
function isForeign({ target, currentTarget }: { target: EventTarget; currentTarget: Element }): boolean {
  return !(target instanceof Element) || !currentTarget.contains(target) || target.closest('[data-editor]') !== null
}
