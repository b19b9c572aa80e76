import { checkImport, updateImport } from '@countinghouse/contract/desk/import'
import type { ImportOptions } from '@countinghouse/contract/desk/import'
import { text } from '@countinghouse/contract/kit/import.text'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../app/calls/call.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import { ChoiceField } from './choice-field.tsx'
import { ConstantFields } from './constant-fields.tsx'
import styles from './import-wizard.module.css'
import type { StepProps } from './step-props.ts'
import { TextChoices } from './text-choices.tsx'
import { useAttempt } from './use-attempt.ts'

const mostSamples = 3
/** They read the file anew, so that its columns may be others. */
const reading: readonly (keyof ImportOptions)[] = ['sheet', 'headingRow', 'encoding', 'separator']

/** Which column fills which field, and how the file is read. Every choice is kept at once. */
export function MapStep({ found, go, onChanged }: StepProps) {
  const { t } = useLanguage()
  const { attempt, problem, isBusy } = useAttempt()
  const [mapping, setMapping] = useState(found.mapping)
  const [constants, setConstants] = useState(found.options.constants)
  const { options, headings, columns } = found
  const isFixed = found.status !== 'uploaded' && found.status !== 'checked'
  const rows = found.sheets.find(({ name }) => name === options.sheet)?.rows ?? []
  const below = rows.filter(({ number }) => number > options.headingRow)
  const missing = columns.filter(({ field, isRequired }) => isRequired && !mapping.includes(field) && !constants[field])
  const fields = [
    { value: '', label: t(text.unmapped) },
    ...columns.map(({ field, label, isRequired }) => ({
      value: field,
      label: isRequired ? t(text.required, { field: t(label) }) : t(label),
    })),
  ]

  const set = (change: Partial<ImportOptions>) =>
    void attempt(async () => {
      const isSameColumns = reading.every((name) => !(name in change))
      const changed = await call(updateImport, {
        id: found.id,
        ...change,
        ...(isSameColumns && { mapping: [...mapping] }),
      })
      setMapping(changed.mapping)
      onChanged()
    })

  /** A field is filled by one column: the one chosen last. */
  function fill(index: number, field: string): void {
    setMapping(mapping.map((known, at) => (at === index ? field || null : known === field ? null : known)))
  }

  const check = () =>
    void attempt(async () => {
      await call(updateImport, { id: found.id, mapping: [...mapping], constants })
      await call(checkImport, { id: found.id })
      onChanged()
      go('check')
    })

  return (
    <>
      <div className={styles.body}>
        <div className={styles.options}>
          {found.sheets.length > 1 && (
            <ChoiceField
              label={t(text.sheet)}
              value={options.sheet ?? ''}
              options={found.sheets.map(({ name }) => ({ value: name ?? '', label: name ?? '' }))}
              onChange={(sheet) => set({ sheet })}
            />
          )}
          <ChoiceField
            label={t(text.headingRow)}
            value={String(options.headingRow)}
            options={[
              { value: '0', label: t(text.noHeading) },
              ...rows.map(({ number, cells }) => ({
                value: String(number),
                label: `${number} · ${cells
                  .filter((cell) => cell !== '')
                  .slice(0, 3)
                  .join(' | ')}`,
              })),
            ]}
            onChange={(number) => set({ headingRow: Number(number) })}
          />
          <ChoiceField
            label={t(text.mode)}
            value={options.mode}
            options={(['upsert', 'create', 'update'] as const).map((value) => ({
              value,
              label: t(text[`mode_${value}`]),
            }))}
            onChange={(mode) => set({ mode })}
          />
          <ChoiceField
            label={t(text.policy)}
            value={options.policy}
            options={(['skip_faulty', 'all_or_nothing'] as const).map((value) => ({
              value,
              label: t(text[`policy_${value}`]),
            }))}
            onChange={(policy) => set({ policy })}
          />
          <ChoiceField
            label={t(text.dateOrder)}
            value={options.dateOrder ?? ''}
            options={[
              { value: '', label: t(text.ask) },
              { value: 'day_first', label: t(text.day_first) },
              { value: 'month_first', label: t(text.month_first) },
            ]}
            onChange={(value) => set({ dateOrder: value === '' ? null : value })}
          />
          <ChoiceField
            label={t(text.decimalMark)}
            value={options.decimalMark ?? ''}
            options={[
              { value: '', label: t(text.ask) },
              { value: '.', label: t(text.point) },
              { value: ',', label: t(text.comma) },
            ]}
            onChange={(value) => set({ decimalMark: value === '' ? null : value })}
          />
          <ChoiceField
            label={t(text.rateUnit)}
            value={options.rateUnit ?? ''}
            options={[
              { value: '', label: t(text.ask) },
              { value: 'percent', label: t(text.percent) },
              { value: 'fraction', label: t(text.fraction) },
            ]}
            onChange={(value) => set({ rateUnit: value === '' ? null : value })}
          />
          <TextChoices options={options} onChange={set} />
        </div>
        {missing.length > 0 && (
          <p className={styles.warning} role="status">
            {t(text.missing, { fields: missing.map(({ label }) => t(label)).join(', ') })}
          </p>
        )}
        <ul className={styles.columns}>
          {mapping.map((field, index) => {
            const heading = headings[index] || t(text.unnamed, { number: index + 1 })
            const samples = below.flatMap(({ cells }) => cells[index] || []).slice(0, mostSamples)
            return (
              <li key={`${index} ${heading}`} className={styles.column} data-unmapped={field === null || undefined}>
                <ChoiceField
                  label={heading}
                  value={field ?? ''}
                  options={fields}
                  isDisabled={isFixed}
                  onChange={(name) => fill(index, name)}
                />
                <bdi className={styles.hint}>{samples.join(' · ')}</bdi>
              </li>
            )
          })}
        </ul>
        <ConstantFields
          columns={columns}
          mapping={mapping}
          values={constants}
          isDisabled={isFixed}
          onChange={setConstants}
        />
        <details>
          <summary className={styles.label}>{t(text.preview)}</summary>
          <div className={styles.scroll}>
            <table className={styles.preview}>
              <tbody>
                {rows.map(({ number, cells }) => (
                  <tr key={number}>
                    <th scope="row">{number}</th>
                    {headings.map((heading, index) => (
                      <td key={`${heading} ${String(index)}`} dir="auto">
                        {cells[index]}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </details>
        {problem !== null && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
      </div>
      <footer className={styles.footer}>
        <Button disabled={isFixed} loading={isBusy} onClick={check}>
          {t(text.check)}
        </Button>
      </footer>
    </>
  )
}
