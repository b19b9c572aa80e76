import type { KeyboardEvent, MouseEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { FieldModel } from '../fields/field-model.ts'
import { isNumeric } from '../fields/field-model.ts'
import styles from './cell-grid.module.css'
import type { GridCell } from './use-cell-edits.ts'

/** Focus movement when a cell is left by a key. */
export type Leaving = 'stay' | 'down' | 'next' | 'previous'

type CellInputProps = {
  readonly cell: GridCell
  readonly model: FieldModel
  readonly label: string
  /** Id of the list of suggestions; null for free text. */
  readonly listId: string | null
  readonly problemId: string
  /** Returns whether the grid handled the key. */
  readonly onKey: (event: KeyboardEvent<HTMLInputElement>) => boolean
  readonly onEnter: (text: string, leaving: Leaving) => void
}

/**
 * The focused cell. Before editing, its text is selected, arrow keys move through the grid and typing replaces the text;
 * F2, Enter or a double click starts editing. Enter and Tab accept, Escape cancels.
 */
export function CellInput({ cell, model, label, listId, problemId, onKey, onEnter }: CellInputProps) {
  const ref = useRef<HTMLInputElement>(null)
  const [entered, setEntered] = useState<string | null>(null)
  const isEditing = entered !== null
  useEffect(() => {
    // While columns are being selected, the focus stays there.
    if (document.activeElement?.closest('[popover]') != null) return
    ref.current?.focus({ preventScroll: true })
    ref.current?.closest('td')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [])
  useEffect(() => {
    if (!isEditing && document.activeElement === ref.current) ref.current?.select()
  }, [isEditing, cell.text])

  function enter(leaving: Leaving): void {
    setEntered(null)
    onEnter(entered ?? cell.text, leaving)
  }

  function edit(): void {
    setEntered(cell.text)
    const { current } = ref
    requestAnimationFrame(() => current?.setSelectionRange(current.value.length, current.value.length))
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return
    const { key, shiftKey } = event
    if (!isEditing) {
      if (onKey(event)) event.preventDefault()
      else if (key === 'Enter' || key === 'F2') edit()
      else return
    } else if (key === 'Enter') enter('down')
    else if (key === 'Tab') enter(shiftKey ? 'previous' : 'next')
    else if (key === 'Escape') setEntered(null)
    else return
    event.preventDefault()
  }

  function onMouseDown(event: MouseEvent<HTMLInputElement>): void {
    if (isEditing) return event.stopPropagation()
    // The first click selects the cell; the second one places the caret.
    event.preventDefault()
    event.currentTarget.focus({ preventScroll: true })
    event.currentTarget.select()
    if (event.detail > 1) edit()
  }

  const isOfDigits = isNumeric(model)
  return (
    <input
      ref={ref}
      type="text"
      className={styles.input}
      aria-label={label}
      aria-invalid={cell.problem !== null}
      aria-describedby={cell.problem === null ? undefined : problemId}
      autoComplete="off"
      spellCheck={false}
      dir={isOfDigits ? 'ltr' : 'auto'}
      data-editing={isEditing || undefined}
      data-numeric={isOfDigits || undefined}
      // Otherwise the suggestions would open on arrow keys that move through the grid.
      list={isEditing && listId !== null ? listId : undefined}
      value={entered ?? cell.text}
      onFocus={(event) => !isEditing && event.currentTarget.select()}
      onChange={(event) => setEntered(event.currentTarget.value)}
      onBlur={() => isEditing && enter('stay')}
      onKeyDown={onKeyDown}
      onMouseDown={onMouseDown}
    />
  )
}
