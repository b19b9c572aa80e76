import type { ExportFormat } from '@countinghouse/contract/export'
import { exportSeparators } from '@countinghouse/contract/export'
import { text } from '@countinghouse/contract/kit/export.text'
import type { FormEvent, ReactNode } from 'react'
import { useId } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import styles from '../../ui/field/choice-form.module.css'

/** The options of an export. */
export type ExportChoice = {
  readonly hasAllColumns: boolean
  readonly format: ExportFormat
  readonly separator: 'comma' | 'semicolon' | 'tab'
  readonly bom: boolean
  readonly isReimportable: boolean
}

type ExportFormProps = {
  readonly id: string
  /** Describes the exported rows. */
  readonly lead: string
  readonly shownColumns: number
  /** The list has an import, so the file can be re-imported. */
  readonly isImported: boolean
  readonly choice: ExportChoice
  readonly onChange: (choice: ExportChoice) => void
  readonly problem: string | null
  readonly onSubmit: (event: FormEvent) => void
}

/** Columns, kind of file, and whether it is to come back. */
export function ExportForm(props: ExportFormProps) {
  const { id, lead, shownColumns, isImported, choice, onChange, problem, onSubmit } = props
  const { t } = useLanguage()
  const { hasAllColumns, format, separator, bom, isReimportable } = choice
  const set = (change: Partial<ExportChoice>) => onChange({ ...choice, ...change })
  return (
    <form id={id} className={styles.form} onSubmit={onSubmit}>
      <p className={styles.lead}>{lead}</p>
      <Group legend={t(text.columns)}>
        <Radio
          group="columns"
          label={t(text.shownColumns, { count: shownColumns })}
          isOn={!hasAllColumns}
          isFirst
          onChoose={() => set({ hasAllColumns: false })}
        />
        <Radio
          group="columns"
          label={t(text.allColumns)}
          isOn={hasAllColumns}
          onChoose={() => set({ hasAllColumns: true })}
        />
      </Group>
      <Group legend={t(text.format)}>
        <Radio group="format" label={t(text.xlsx)} isOn={format === 'xlsx'} onChoose={() => set({ format: 'xlsx' })} />
        <Radio group="format" label={t(text.csv)} isOn={format === 'csv'} onChoose={() => set({ format: 'csv' })} />
        {format === 'csv' && (
          <div className={styles.details}>
            <label className={styles.labelled}>
              <span>{t(text.separator)}</span>
              <select
                className={styles.select}
                value={separator}
                onChange={(event) =>
                  set({ separator: exportSeparators.find((one) => one === event.currentTarget.value) ?? 'comma' })
                }
              >
                {exportSeparators.map((one) => (
                  <option key={one} value={one}>
                    {t(text[one])}
                  </option>
                ))}
              </select>
            </label>
            <Check label={t(text.bom)} isOn={bom} onChange={(isOn) => set({ bom: isOn })} />
          </div>
        )}
      </Group>
      {isImported && (
        <Check
          label={t(text.reimportable)}
          hint={t(text.reimportableHint)}
          isOn={isReimportable}
          onChange={(isOn) => set({ isReimportable: isOn })}
        />
      )}
      <div role="alert" className={styles.problem}>
        {problem}
      </div>
    </form>
  )
}

function Group({ legend, children }: { readonly legend: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  )
}

type RadioProps = {
  readonly group: string
  readonly label: string
  readonly isOn: boolean
  /** Has the focus when the dialog opens. */
  readonly isFirst?: boolean
  readonly onChoose: () => void
}

function Radio({ group, label, isOn, isFirst = false, onChoose }: RadioProps) {
  return (
    <label className={styles.choice}>
      <input
        type="radio"
        name={group}
        checked={isOn}
        onChange={onChoose}
        {...(isFirst && { 'data-autofocus': true })}
      />
      <span>{label}</span>
    </label>
  )
}

type CheckProps = {
  readonly label: string
  readonly hint?: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

function Check({ label, hint, isOn, onChange }: CheckProps) {
  const hintId = useId()
  return (
    <div>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby={hint === undefined ? undefined : hintId}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
