import type { ClipboardEvent, KeyboardEvent, MouseEvent } from 'react'
import { placeAfter } from '../grid/grid-keys.ts'
import type { Place } from './cell-edits.ts'
import { filled, pasted, rowsOf } from './cell-edits.ts'
import type { CellGridProps } from './cell-grid-props.ts'
import type { Leaving } from './cell-input.tsx'
import { cellsOfText, textOfCells } from './tab-separated.ts'

const rowsPerPage = 10

/** The props used by the event handlers; only the numbers of rows and columns. */
type Events = Omit<CellGridProps, 'label' | 'rows' | 'columns' | 'texts' | 'problemId'> & {
  readonly rows: { readonly length: number }
  readonly columns: { readonly length: number }
  readonly scrollTo: (row: number) => void
}

/** Keyboard, pointer and clipboard handlers of the grid. */
export function useCellGridEvents(props: Events) {
  const { rows, columns, cellAt, block, onBlock, onType } = props
  const { from: active, to } = block
  const size = { rows: rows.length, columns: columns.length }

  function moveTo(place: Place): void {
    onBlock({ from: place, to: place })
  }

  function extendTo(place: Place): void {
    onBlock({ from: active, to: place })
    props.scrollTo(place.row)
  }

  /** Tab moves through a row and leaves the grid at its end. */
  function sideways(step: 1 | -1): boolean {
    const column = active.column + step
    if (column < 0 || column >= size.columns) return false
    moveTo({ row: active.row, column })
    return true
  }

  function onKey(event: KeyboardEvent<HTMLElement>): boolean {
    const { key, shiftKey, altKey } = event
    const hasControl = event.ctrlKey || event.metaKey
    if (altKey) return false
    if (key === 'Tab') return sideways(shiftKey ? -1 : 1)
    if (key === 'Delete') onType(filled(block, ''))
    else if (hasControl) return onControlKey(event)
    else return onArrow(event)
    return true
  }

  function onControlKey(event: KeyboardEvent<HTMLElement>): boolean {
    if (event.code === 'KeyD') props.onFill()
    else if (event.code === 'KeyZ' && event.shiftKey) props.onRedo()
    else if (event.code === 'KeyY') props.onRedo()
    else if (event.code === 'KeyZ') props.onUndo()
    else if (event.code === 'KeyA')
      onBlock({ from: { row: 0, column: 0 }, to: { row: size.rows - 1, column: size.columns - 1 } })
    else return onArrow(event)
    return true
  }

  function onArrow(event: KeyboardEvent<HTMLElement>): boolean {
    const isRtl = getComputedStyle(event.currentTarget.closest('table') ?? event.currentTarget).direction === 'rtl'
    const hasControl = event.ctrlKey || event.metaKey
    // J and K are text input here, not shortcuts.
    const stroke = { key: event.key, code: '', hasControl, isRtl }
    const next = placeAfter(stroke, event.shiftKey ? to : active, { ...size, page: rowsPerPage })
    if (next === null) return false
    const place = { ...next, row: Math.max(0, next.row) }
    if (event.shiftKey) extendTo(place)
    else moveTo(place)
    return true
  }

  function onEnter(text: string, leaving: Leaving): void {
    onType([{ ...active, text }])
    if (leaving === 'down') moveTo({ row: Math.min(active.row + 1, size.rows - 1), column: active.column })
    if (leaving === 'next') sideways(1)
    if (leaving === 'previous') sideways(-1)
  }

  function copy(event: ClipboardEvent<HTMLElement>): boolean {
    if (isEditing(event)) return false
    event.clipboardData.setData('text/plain', textOfCells(rowsOf(block, (place) => cellAt(place).text)))
    event.preventDefault()
    return true
  }

  function paste(event: ClipboardEvent<HTMLElement>): void {
    if (isEditing(event)) return
    event.preventDefault()
    const taken = pasted(block, cellsOfText(event.clipboardData.getData('text/plain')), size)
    onType(taken.entered)
    onBlock(taken.block)
    if (taken.leftOut > 0) props.onLeftOut(taken.leftOut)
  }

  function press(event: MouseEvent<HTMLElement>): void {
    const place = placeOf(event)
    if (place === null || event.button !== 0) return
    event.preventDefault()
    if (event.shiftKey) extendTo(place)
    else moveTo(place)
  }

  function drag(event: MouseEvent<HTMLElement>): void {
    const place = event.buttons === 1 ? placeOf(event) : null
    if (place !== null && (place.row !== to.row || place.column !== to.column)) onBlock({ from: active, to: place })
  }

  return {
    onKey,
    onEnter,
    clipboard: {
      onCopy: copy,
      onCut: (event: ClipboardEvent<HTMLElement>) => copy(event) && onType(filled(block, '')),
      onPaste: paste,
    },
    mouse: { onMouseDown: press, onMouseOver: drag },
  }
}

/** While editing, the browser handles copy and paste. */
function isEditing({ target }: { readonly target: EventTarget }): boolean {
  return target instanceof HTMLElement && target.dataset['editing'] !== undefined
}

function placeOf({ target }: { readonly target: EventTarget }): Place | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null
  return cell === null ? null : { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) }
}
