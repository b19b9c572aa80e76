import type { Import } from '@countinghouse/contract/desk/import'
import { text } from '@countinghouse/contract/kit/import.text'
import { useId, useState } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import styles from './import-wizard.module.css'

type ConstantFieldsProps = {
  readonly columns: Import['columns']
  readonly mapping: readonly (string | null)[]
  readonly values: Readonly<Record<string, string>>
  readonly isDisabled: boolean
  readonly onChange: (values: Record<string, string>) => void
}

/** Constant values of fields without a mapped column; parsed like cells of the file. */
export function ConstantFields({ columns, mapping, values, isDisabled, onChange }: ConstantFieldsProps) {
  const { t } = useLanguage()
  const idPrefix = useId()
  const [isOpen, setIsOpen] = useState(Object.keys(values).length > 0)
  // The record number differs in each row.
  const open = columns.filter(({ field }) => field !== 'id' && !mapping.includes(field))
  if (open.length === 0) return null
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={styles.label}>{t(text.constants)}</summary>
      <p className={styles.constantsHint}>{t(text.constantsHint)}</p>
      <div className={styles.options}>
        {open.map(({ field: name, label: words, isRequired }) => {
          const label = t(words)
          return (
            <div key={name} className={styles.field}>
              <label className={styles.label} htmlFor={`${idPrefix}-${name}`}>
                {isRequired ? t(text.required, { field: label }) : label}
              </label>
              <input
                id={`${idPrefix}-${name}`}
                className={styles.constant}
                dir="auto"
                maxLength={5000}
                value={values[name] ?? ''}
                disabled={isDisabled}
                onChange={({ currentTarget }) => onChange({ ...values, [name]: currentTarget.value })}
              />
            </div>
          )
        })}
      </div>
    </details>
  )
}
