import type { PriceRow } from '@countinghouse/contract/procure/price'
import { prices, updatePrice } from '@countinghouse/contract/procure/price'
import { text } from '@countinghouse/contract/kit/cell-editor.text'
import type { KeyboardEvent } from 'react'
import { useId, useRef, useState } from 'react'
import styles from '../../../kit/edit/cell-editor.module.css'
import { fieldModels } from '../../../kit/fields/field-model.ts'
import { readEntered, enteredOf } from '../../../kit/fields/field-value.ts'
import type { CellEditorProps } from '../../../kit/grid/grid-column.ts'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { LazyDateInput } from '../../../kit/fields/lazy-date-input.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

type Props = CellEditorProps<PriceRow> & { readonly name: 'amountMinor' | 'validUntil' }
type Move = 'stay' | 'next' | 'previous'

const models = fieldModels(prices)

/** Inline price editor: Enter saves, Tab saves and moves on, Esc cancels; losing focus saves too. */
export function PriceCell({ name, row, onDone }: Props) {
  const { t } = useLanguage()
  const field = models.find((model) => model.name === name)
  const before = field === undefined ? '' : String(enteredOf(field, row[name], row))
  const [entered, setEntered] = useState(before)
  const [problem, setProblem] = useState<string | null>(null)
  const isBusy = useRef(false)
  const problemId = useId()
  const write = useWrite(t(prices.text.title), (fields) => setProblem(Object.values(fields)[0] ?? null))

  async function commit(move: Move | 'left'): Promise<void> {
    if (isBusy.current || field === undefined) return
    const finish = () => {
      // When the focus leaves, the cell stays in edit mode.
      if (move === 'left') return
      isBusy.current = true
      onDone(move)
    }
    // A purchase price has no selling price to edit.
    if (entered === before || (name === 'amountMinor' && row.amountMinor === null)) return finish()
    const reading = readEntered(field, entered, row)
    if (reading.issue !== undefined) return setProblem(t(reading.issue.text, reading.issue.params))
    isBusy.current = true
    const saved = await write(updatePrice, { id: row.id, version: row.version, [name]: reading.value })
    isBusy.current = false
    if (saved !== null) finish()
  }

  function onKeyDown(event: KeyboardEvent): void {
    event.stopPropagation()
    if (event.key === 'Enter') void commit('stay')
    else if (event.key === 'Tab') void commit(event.shiftKey ? 'previous' : 'next')
    else if (event.key === 'Escape') {
      isBusy.current = true
      onDone('stay')
    } else return
    event.preventDefault()
  }

  function type(next: string): void {
    setEntered(next)
    setProblem(null)
  }

  const control = {
    ref: takeFocus,
    'aria-label': t(text.editCell, {
      column: t(prices.text[name] ?? prices.text.one),
      record: row.sku ?? row.product,
    }),
    'aria-invalid': problem !== null,
    'aria-describedby': problem === null ? undefined : problemId,
    value: entered,
    className: styles.input,
  }
  return (
    <div className={styles.editor} data-editor onKeyDown={onKeyDown} onBlur={() => void commit('left')}>
      {name === 'validUntil' ? (
        <LazyDateInput {...control} onChange={type} />
      ) : (
        <input
          {...control}
          inputMode="decimal"
          autoComplete="off"
          data-numeric
          dir="ltr"
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
      )}
      {problem !== null && (
        <p id={problemId} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}

function takeFocus(input: HTMLInputElement | null): void {
  input?.focus()
  input?.select()
}
