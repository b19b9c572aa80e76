import { useId, useState } from 'react'
import { LazyDateInput } from '../fields/lazy-date-input.tsx'
import { dayIn } from './search-values.ts'
import styles from './report.module.css'

type ChoiceProps = {
  readonly label: string
  readonly any: string
  readonly value: string | number | null
  readonly options: readonly { readonly value: string | number; readonly label: string }[]
  readonly onChange: (value: string | null) => void
}

/** One of many, or any of them. */
export function FilterChoice({ label, any, value, options, onChange }: ChoiceProps) {
  return (
    <label className={styles.label}>
      <span>{label}</span>
      <select
        className={styles.input}
        value={value ?? ''}
        onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
      >
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}

type EnteredProps = {
  readonly label: string
  readonly value: string | null
  readonly hint?: string
  readonly onChange: (value: string | null) => void
}

/** Applied on blur or Enter, so that incomplete input triggers no request. */
export function FilterText({ label, value, hint, onChange }: EnteredProps) {
  const [entered, setEntered] = useState<string | null>(null)

  function take(): void {
    if (entered === null) return
    setEntered(null)
    onChange(entered.trim() || null)
  }

  return (
    <label className={styles.label}>
      <span>{label}</span>
      <input
        type="text"
        className={styles.input}
        value={entered ?? value ?? ''}
        placeholder={hint}
        maxLength={80}
        onChange={({ currentTarget }) => setEntered(currentTarget.value)}
        onBlur={take}
        onKeyDown={({ key }) => {
          if (key === 'Enter') take()
        }}
      />
    </label>
  )
}

/** A date, applied once it is whole, on blur and by Enter. */
export function FilterDate({ label, value, onChange }: Omit<EnteredProps, 'hint'>) {
  const id = useId()
  const [entered, setEntered] = useState<string | null>(null)

  function type(next: string): void {
    const isWhole = dayIn(next) !== null
    setEntered(isWhole ? null : next)
    if (isWhole) onChange(next)
  }

  function clear(): void {
    if (entered?.trim() !== '') return
    setEntered(null)
    onChange(null)
  }

  return (
    <div className={styles.label}>
      <label htmlFor={id}>{label}</label>
      <LazyDateInput
        id={id}
        className={styles.input}
        value={entered ?? value ?? ''}
        onChange={type}
        onBlur={clear}
        onKeyDown={({ key }) => {
          if (key === 'Enter') clear()
        }}
      />
    </div>
  )
}
