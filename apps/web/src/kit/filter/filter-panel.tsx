import type { FilterShape } from '@countinghouse/contract/filter'
import { filterShapes } from '@countinghouse/contract/filter'
import { text } from '@countinghouse/contract/kit/filter.text'
import type { Listing } from '@countinghouse/contract/listing'
import { Button } from '@mantine/core'
import type { SubmitEvent } from 'react'
import { useId, useState } from 'react'
import { LazyDateInput } from '../fields/lazy-date-input.tsx'
import { dayIn } from '../report/search-values.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import { fieldModels } from '../fields/field-model.ts'
import { readEntered, enteredOf } from '../fields/field-value.ts'
import type { FieldTexts } from '../fields/use-field-text.ts'
import { FilterChoices } from './filter-choices.tsx'
import styles from './filter-panel.module.css'
import type { WrittenOperator } from './filter-labels.ts'
import { choicesOf } from './filter-labels.ts'

export type FilterPanelProps = {
  readonly listing: Listing
  readonly texts: FieldTexts
  /** The condition to change; null for a new one. */
  readonly start: { readonly key: string; readonly values: readonly string[] } | null
  readonly onApply: (key: string, values: readonly string[]) => void
}

/** Edits one condition: field, operator and value; usable by keyboard only. */
export function FilterPanel({ listing, texts, start, onApply }: FilterPanelProps) {
  const language = useLanguage()
  const { t } = language
  const words = { listing, texts, language }
  const shapes = filterShapes(listing).filter(({ kind }) => kind !== 'import')
  const [shape, setShape] = useState(() => shapes.find(({ key }) => key === start?.key) ?? shapes[0])
  const [isFilled, setIsFilled] = useState(start?.values[0] === 'false')
  const [values, setValues] = useState(() => startValues(listing, shape, start?.values ?? []))
  const [problem, setProblem] = useState<string | null>(null)
  const problemId = useId()
  if (shape === undefined) return null
  const fields = [...new Set(shapes.map(({ field }) => field))]
  const ofField = shapes.filter(({ field }) => field === shape.field)
  const choices = choicesOf(words, shape, values)
  const operator: WrittenOperator = shape.operator === 'empty' && isFilled ? 'filled' : shape.operator

  function chooseShape(next: FilterShape | undefined, filled = false): void {
    if (next === undefined) return
    if (next.kind !== shape?.kind || next.field !== shape.field || choicesOf(words, next) !== null) setValues([])
    setShape(next)
    setIsFilled(filled)
    setProblem(null)
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (shape === undefined) return
    const written = shape.operator === 'empty' ? [String(!isFilled)] : writtenOf(listing, shape, values)
    if (written === null) return setProblem(t(text.missing))
    event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
    onApply(shape.key, written)
  }

  const put = (place: number) => (value: string) => {
    setProblem(null)
    setValues((before) => Object.assign([...before], { [place]: value }))
  }
  const input = { shape, describedBy: problem === null ? undefined : problemId, isNumber: shape.kind === 'number' }
  return (
    <form className={styles.panel} onSubmit={submit} noValidate>
      <label className={styles.part}>
        {t(text.field)}
        <select
          className={styles.input}
          data-autofocus
          value={shape.field}
          onChange={(event) => chooseShape(shapes.find(({ field }) => field === event.currentTarget.value))}
        >
          {fields.map((field) => (
            <option key={field} value={field}>
              {texts.label(field)}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.part}>
        {t(text.operator)}
        <select
          className={styles.input}
          value={operator}
          onChange={({ currentTarget: { value } }) =>
            chooseShape(
              ofField.find((other) => other.operator === (value === 'filled' ? 'empty' : value)),
              value === 'filled',
            )
          }
        >
          {ofField
            .flatMap((other): WrittenOperator[] =>
              other.operator === 'empty' ? ['empty', 'filled'] : [other.operator],
            )
            .map((other) => (
              <option key={other} value={other}>
                {t(text[other])}
              </option>
            ))}
        </select>
      </label>
      {shape.operator === 'within' && (
        <label className={styles.part}>
          {t(text.value)}
          <select
            className={styles.input}
            value={values[0] ?? ''}
            aria-describedby={input.describedBy}
            onChange={(event) => put(0)(event.currentTarget.value)}
          >
            <option value="" />
            {choices?.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      {shape.operator === 'anyOf' && choices !== null && (
        <FilterChoices
          key={shape.key}
          label={texts.label(shape.field)}
          choices={choices}
          values={values}
          onChange={(next) => [setValues(next), setProblem(null)]}
          {...searchOf(listing, texts, shape)}
        />
      )}
      {shape.operator !== 'empty' && choices === null && shape.takes !== 'two' && (
        <ValueInput {...input} label={t(text.value)} value={values[0] ?? ''} onChange={put(0)} />
      )}
      {shape.takes === 'two' && (
        <div className={styles.two}>
          <ValueInput {...input} label={t(text.from)} value={values[0] ?? ''} onChange={put(0)} />
          <ValueInput {...input} label={t(text.to)} value={values[1] ?? ''} onChange={put(1)} />
        </div>
      )}
      {problem !== null && (
        <p id={problemId} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <Button type="submit" size="compact-md">
        {t(text.apply)}
      </Button>
    </form>
  )
}

type ValueInputProps = {
  readonly shape: FilterShape
  readonly label: string
  readonly value: string
  readonly describedBy: string | undefined
  readonly isNumber: boolean
  readonly onChange: (value: string) => void
}

function ValueInput({ shape, label, value, describedBy, isNumber, onChange }: ValueInputProps) {
  const id = useId()
  const shared = {
    className: styles.input,
    value,
    'aria-invalid': describedBy !== undefined,
    'aria-describedby': describedBy,
  }
  if (isOfDays(shape))
    return (
      <div className={styles.part}>
        <label htmlFor={id}>{label}</label>
        <LazyDateInput {...shared} id={id} onChange={onChange} />
      </div>
    )
  return (
    <label className={styles.part}>
      {label}
      <input
        {...shared}
        type={shape.kind === 'time' ? 'time' : 'text'}
        inputMode={isNumber ? 'decimal' : undefined}
        dir={isNumber || shape.kind === 'time' ? undefined : 'auto'}
        autoComplete="off"
        maxLength={200}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  )
}

function isOfDays({ kind }: FilterShape): boolean {
  return kind === 'date' || kind === 'instant'
}

function searchOf(listing: Listing, { pickers }: FieldTexts, { field }: FilterShape) {
  const list = fieldModels(listing).find(({ name }) => name === field)?.list ?? null
  return list === null ? {} : { search: { list, pickers } }
}

/** The values in input notation: a rate as per cent. */
function startValues(listing: Listing, shape: FilterShape | undefined, values: readonly string[]): string[] {
  const model = shape?.kind === 'number' ? fieldModels(listing).find(({ name }) => name === shape.field) : undefined
  return values.map((value) => (model === undefined ? value : String(enteredOf(model, Number(value)))))
}

/** The values in address notation; null if missing or invalid. */
function writtenOf(listing: Listing, shape: FilterShape, entered: readonly string[]): string[] | null {
  const model = shape.kind === 'number' ? fieldModels(listing).find(({ name }) => name === shape.field) : undefined
  const count = shape.takes === 'two' ? 2 : Math.max(1, entered.length)
  const values = Array.from({ length: count }, (_, place) => {
    const value = (entered[place] ?? '').trim()
    if (isOfDays(shape)) return dayIn(value) ?? ''
    if (value === '' || model === undefined) return value
    const reading = readEntered(model, value)
    return reading.issue === undefined ? String(reading.value ?? '') : ''
  })
  return values.includes('') ? null : values
}
