import type { Import, RowError } from '@countinghouse/contract/desk/import'
import { text } from '@countinghouse/contract/kit/import.text'
import { Button } from '@mantine/core'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import styles from './import-wizard.module.css'

type Fix = { readonly field: string; readonly value: string; readonly isForAll: boolean }

type RowErrorLineProps = {
  readonly rowError: RowError
  readonly found: Pick<Import, 'headings' | 'mapping'>
  readonly fieldLabel: (field: string) => string
  readonly isBusy: boolean
  readonly onFix: (fix: Fix) => void
  readonly onLeaveOut: () => void
}

/** One row with errors: its cells with the invalid ones marked, and the corrections of each error. */
export function RowErrorLine({ rowError, found, fieldLabel, isBusy, onFix, onLeaveOut }: RowErrorLineProps) {
  const { t } = useLanguage()
  const failing = new Set(rowError.issues.map(({ field }) => field))
  return (
    <li className={styles.fault}>
      <div className={styles.row}>
        <strong>{t(text.row, { number: rowError.number })}</strong>
        <span className={styles.cells}>
          {found.mapping.flatMap((field, index) =>
            field === null || index > 7
              ? []
              : [
                  <bdi key={field} className={styles.cell} data-failing={failing.has(field) || undefined}>
                    {rowError.cells[index] || '—'}
                  </bdi>,
                ],
          )}
        </span>
        <Button variant="subtle" size="compact-sm" disabled={isBusy} onClick={onLeaveOut}>
          {t(text.leaveOut)}
        </Button>
      </div>
      {rowError.issues.map(({ field, code, message, found: value, suggestions }) => (
        <div key={`${field ?? ''} ${code}`} className={styles.finding}>
          <p className={styles.problem}>
            {field !== null && <strong>{fieldLabel(field)}: </strong>}
            {message}
          </p>
          {field !== null && found.mapping.includes(field) && (
            <div className={styles.row}>
              {suggestions.slice(0, 1).map((suggestion) => (
                <Button
                  key={suggestion}
                  variant="light"
                  size="compact-sm"
                  disabled={isBusy}
                  onClick={() => onFix({ field, value: suggestion, isForAll: true })}
                >
                  {t(text.useAll, { value: suggestion })}
                </Button>
              ))}
              {suggestions.map((suggestion) => (
                <Button
                  key={suggestion}
                  variant="default"
                  size="compact-sm"
                  disabled={isBusy}
                  onClick={() => onFix({ field, value: suggestion, isForAll: false })}
                >
                  {t(text.useOne, { value: suggestion })}
                </Button>
              ))}
              <CellForm
                label={t(text.enter, { field: fieldLabel(field), number: rowError.number })}
                start={value ?? rowError.cells[found.mapping.indexOf(field)] ?? ''}
                isBusy={isBusy}
                onEnter={(entered) => onFix({ field, value: entered, isForAll: false })}
              />
            </div>
          )}
        </div>
      ))}
    </li>
  )
}

type CellFormProps = {
  readonly label: string
  readonly start: string
  readonly isBusy: boolean
  readonly onEnter: (value: string) => void
}

function CellForm({ label, start, isBusy, onEnter }: CellFormProps) {
  const { t } = useLanguage()
  const [value, setValue] = useState(start)
  const [sent, setSent] = useState(start)
  // Input entered while another row is being corrected waits.
  const isDone = value === start || (isBusy && value === sent)
  function submit(event: FormEvent): void {
    event.preventDefault()
    if (isDone) return
    setSent(value)
    onEnter(value)
  }
  return (
    <form className={styles.row} onSubmit={submit} data-entered={value !== start || undefined}>
      <input
        className={styles.input}
        aria-label={label}
        dir="auto"
        value={value}
        onChange={(event) => setValue(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" size="compact-sm" disabled={isDone}>
        {t(text.apply)}
      </Button>
    </form>
  )
}
