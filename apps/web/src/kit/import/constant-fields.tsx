import { fieldModels, isRequired } from '@countinghouse/contract/field-model'
import { text } from '@countinghouse/contract/kit/import.text'
import type { Master } from '@countinghouse/contract/master'
import { useId, useState } from 'react'
import { useLanguage } from '../../shell/language.tsx'
import { useFieldTexts } from '../fields/use-field-text.ts'
import styles from './import-wizard.module.css'

type ConstantFieldsProps = {
  readonly master: Master
  readonly mapping: readonly (string | null)[]
  readonly values: Readonly<Record<string, string>>
  readonly isDisabled: boolean
  readonly onChange: (values: Record<string, string>) => void
}

/** What fields hold in all rows where no column fills them; written and read as a cell of the file would be. */
export function ConstantFields({ master, mapping, values, isDisabled, onChange }: ConstantFieldsProps) {
  const { t } = useLanguage()
  const texts = useFieldTexts(master)
  const idPrefix = useId()
  const [isOpen, setIsOpen] = useState(Object.keys(values).length > 0)
  const models = fieldModels(master).filter(({ name }) => !mapping.includes(name))
  if (models.length === 0) return null
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={styles.label}>{t(text.constants)}</summary>
      <p className={styles.constantsHint}>{t(text.constantsHint)}</p>
      <div className={styles.options}>
        {models.map((model) => {
          const { name } = model
          const label = texts.label(name)
          return (
            <div key={name} className={styles.field}>
              <label className={styles.label} htmlFor={`${idPrefix}-${name}`}>
                {isRequired(model) ? t(text.required, { field: label }) : label}
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
