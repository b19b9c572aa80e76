import { text } from '@countinghouse/contract/kit/cell-editor.text'
import { text as recordText } from '@countinghouse/contract/kit/record.text'
import type { Master, MasterListRow, MasterRow } from '@countinghouse/contract/master'
import type { KeyboardEvent } from 'react'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { CallError } from '../../app/calls/call.ts'
import type { Language } from '../../ui/language/language.tsx'
import { useLanguage } from '../../ui/language/language.tsx'
import styles from './cell-editor.module.css'
import { ConflictQuestion } from '../record-edit/conflict-question.tsx'
import type { FieldModel } from '../fields/field-model.ts'
import { fieldModels, isNumeric } from '../fields/field-model.ts'
import type { Entered } from '../fields/field-value.ts'
import { readEntered, enteredOf } from '../fields/field-value.ts'
import type { FieldTexts } from '../fields/use-field-text.ts'
import { useFieldTexts } from '../fields/use-field-text.ts'
import type { CellEditorProps } from '../grid/grid-column.ts'
import { showToast } from '../../ui/dialog/toast.tsx'
import type { Clashing, SaveResult } from '../record-edit/use-record-writes.ts'
import { useMasterWrites } from '../master/use-master-writes.ts'

type Move = 'stay' | 'next' | 'previous'
type Props = CellEditorProps<MasterListRow> & {
  readonly master: Master
  readonly field: FieldModel
}

/** Edits one value in its cell: Enter and leaving the cell save, Tab saves and moves on, Esc cancels. */
export function CellEditor({ master, field: column, row, onDone }: Props) {
  const language = useLanguage()
  const field = shownField(master, column, row, language)
  const texts = useFieldTexts(master)
  const { t, nameOf } = language
  const writes = useMasterWrites(master)
  const [entered, setEntered] = useState<Entered>(() => enteredOf(field, row[field.name], row))
  const [problem, setProblem] = useState<string | null>(null)
  const [clash, setClash] = useState<Clashing<MasterRow> | null>(null)
  const isBusy = useRef(false)
  const problemId = useId()

  async function save(move: Move | 'left', result: () => Promise<SaveResult<MasterRow>>): Promise<void> {
    isBusy.current = true
    try {
      const saved = await result()
      if (saved.clash === undefined) {
        const change = {
          master,
          writes,
          before: row,
          after: saved.row,
          name: field.name,
          label: texts.label(field.name),
        }
        void import('./cell-undo.ts').then(({ offerCellUndo }) => offerCellUndo(language, change))
        return finish(move)
      }
      if (move === 'left') fail(t(recordText.conflictTitle), move)
      else setClash(saved.clash)
    } catch (error) {
      fail(messageOf(error, field.name), move)
    } finally {
      isBusy.current = false
    }
  }

  function finish(move: Move | 'left'): void {
    // After returning to the window, editing continues in the same cell.
    if (move === 'left') return
    isBusy.current = true
    onDone(move)
  }

  function fail(reason: string, move: Move | 'left'): void {
    if (move !== 'left') return setProblem(reason)
    showToast(
      { t },
      { tone: 'error', message: t(text.cellNotSaved, { value: String(entered), name: nameOf(row), reason }) },
    )
  }

  function commit(move: Move | 'left'): void {
    if (isBusy.current || clash !== null) return
    if (entered === enteredOf(field, row[field.name], row)) return finish(move)
    const reading = readEntered(field, entered, row)
    if (reading.issue !== undefined) return fail(t(reading.issue.text, reading.issue.params), move)
    void save(move, () => writes.update(row, { [field.name]: reading.value }))
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const moves: Partial<Record<string, Move>> = { Enter: 'stay', Tab: event.shiftKey ? 'previous' : 'next' }
    const move = moves[event.key]
    if (event.target instanceof Element && event.target.closest('dialog') !== null) return
    event.stopPropagation()
    if (move !== undefined) commit(move)
    else if (event.key === 'Escape') finish('stay')
    else return
    event.preventDefault()
  }

  const label = t(text.editCell, { column: texts.label(field.name), record: nameOf(row) })
  return (
    <div className={styles.editor} data-editor onKeyDown={onKeyDown} onBlur={() => commit('left')}>
      <CellInput
        field={field}
        entered={entered}
        onType={(next) => [setEntered(next), setProblem(null)]}
        texts={texts}
        label={label}
        problemId={problem === null ? undefined : problemId}
      />
      {problem !== null && (
        <p id={problemId} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {clash !== null && (
        <ConflictQuestion
          master={master}
          clash={clash}
          texts={texts}
          onCancel={() => setClash(null)}
          onResolve={(kept) => {
            // The dialog must be closed before the cell can take the focus.
            flushSync(() => setClash(null))
            if (Object.keys(kept).length === 0) finish('stay')
            else void save('stay', () => writes.update(clash.current, kept))
          }}
        />
      )}
    </div>
  )
}

/** Of a name in two languages the one that is shown. */
function shownField(master: Master, column: FieldModel, row: MasterListRow, { locale }: Language): FieldModel {
  if (column.name !== 'name' || row.nameAr == null) return column
  return fieldModels(master).find(({ lang }) => lang === locale) ?? column
}

type InputProps = {
  readonly field: FieldModel
  readonly entered: Entered
  readonly onType: (entered: Entered) => void
  readonly texts: FieldTexts
  readonly label: string
  readonly problemId: string | undefined
}

function CellInput({ field, entered, onType, texts, label, problemId }: InputProps) {
  const shared = { 'aria-label': label, 'aria-invalid': problemId !== undefined, 'aria-describedby': problemId }
  if (typeof entered === 'boolean') {
    return (
      <input
        {...shared}
        ref={takeFocus}
        type="checkbox"
        checked={entered}
        onChange={(event) => onType(event.currentTarget.checked)}
        className={styles.check}
      />
    )
  }
  if (field.widget === 'choice') {
    return (
      <select
        {...shared}
        ref={takeFocus}
        value={entered}
        onChange={(event) => onType(event.currentTarget.value)}
        className={styles.input}
      >
        {field.isNullable && <option value="" />}
        {field.choices.map((value) => (
          <option key={value} value={value}>
            {texts.choice(field, value)}
          </option>
        ))}
      </select>
    )
  }
  const isOfDigits = isNumeric(field)
  return (
    <input
      {...shared}
      ref={takeFocus}
      type="text"
      inputMode={field.widget === 'integer' ? 'numeric' : isOfDigits ? 'decimal' : 'text'}
      autoComplete="off"
      spellCheck={false}
      value={entered}
      maxLength={field.maxLength ?? undefined}
      onChange={(event) => onType(event.currentTarget.value)}
      className={styles.input}
      data-numeric={isOfDigits || undefined}
      dir={field.lang === 'ar' ? 'rtl' : field.isCode || isOfDigits ? 'ltr' : 'auto'}
      lang={field.lang ?? undefined}
    />
  )
}

function takeFocus(input: HTMLInputElement | HTMLSelectElement | null): void {
  input?.focus()
  if (input instanceof HTMLInputElement && input.type === 'text') input.select()
}

function messageOf(error: unknown, name: string): string {
  if (!(error instanceof CallError)) throw error
  return error.fields?.[name]?.[0]?.message ?? error.message
}
