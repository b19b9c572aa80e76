import { text } from '@countinghouse/contract/kit/cell-grid.text'
import { useLanguage } from '../../ui/language/language.tsx'
import type { FieldModel } from '../fields/field-model.ts'
import type { FieldTexts } from '../fields/use-field-text.ts'
import styles from './cell-grid.module.css'

type ColumnChoicesProps = {
  readonly models: readonly FieldModel[]
  readonly texts: FieldTexts
  readonly chosen: readonly string[]
  /** Columns with edited cells, which cannot be removed. */
  readonly kept: readonly string[]
  /** Maximum number of columns. */
  readonly most: number
  readonly onChange: (chosen: readonly string[]) => void
}

/** Selects the columns of the grid. */
export function ColumnChoices({ models, texts, chosen, kept, most, onChange }: ColumnChoicesProps) {
  const { t } = useLanguage()
  return (
    <fieldset className={styles.choices} aria-label={t(text.columns)}>
      {models.map(({ name }) => {
        const isOn = chosen.includes(name)
        const isKept = kept.includes(name)
        const label = texts.label(name)
        return (
          <label key={name} className={styles.choice}>
            <input
              type="checkbox"
              checked={isOn}
              disabled={isOn ? isKept || chosen.length === 1 : chosen.length >= most}
              onChange={() => {
                const names = isOn ? chosen.filter((one) => one !== name) : [...chosen, name]
                onChange(models.map((model) => model.name).filter((one) => names.includes(one)))
              }}
            />
            <span>{isKept ? t(text.columnKept, { column: label }) : label}</span>
          </label>
        )
      })}
    </fieldset>
  )
}
