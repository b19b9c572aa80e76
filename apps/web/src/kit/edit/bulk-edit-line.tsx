import { text } from '@countinghouse/contract/kit/bulk-edit.text'
import { IconX } from '@tabler/icons-react'
import { useId } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import type { Draft, Way } from './bulk-change.ts'
import { freshDraft, waysOf } from './bulk-change.ts'
import styles from './bulk-edit.module.css'
import { FieldInput } from '../fields/field-input.tsx'
import type { FieldModel } from '../fields/field-model.ts'
import type { FieldTexts } from '../fields/use-field-text.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'

type BulkEditLineProps = {
  readonly line: Draft
  /** The field of the line and the fields not used by other lines. */
  readonly models: readonly FieldModel[]
  readonly texts: FieldTexts
  readonly problem: string | null
  readonly onChange: (line: Draft) => void
  readonly onRemove: (() => void) | null
}

/** One field to change, with type of change and value. */
export function BulkEditLine({ line, models, texts, problem, onChange, onRemove }: BulkEditLineProps) {
  const { t } = useLanguage()
  const id = useId()
  const model = models.find(({ name }) => name === line.field)
  if (model === undefined) return null
  const label = texts.label(model.name)
  return (
    <fieldset className={styles.line} aria-label={label}>
      <label className={styles.labelled}>
        <span>{t(text.field)}</span>
        <select
          className={styles.select}
          value={line.field}
          onChange={(event) => {
            const next = models.find(({ name }) => name === event.currentTarget.value)
            if (next !== undefined) onChange(freshDraft(next))
          }}
        >
          {models.map(({ name }) => (
            <option key={name} value={name}>
              {texts.label(name)}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.labelled}>
        <span>{t(text.how)}</span>
        <select
          className={styles.select}
          value={line.way}
          onChange={(event) => onChange({ ...freshDraft(model), way: wayOf(model, event.currentTarget.value) })}
        >
          {waysOf(model).map((way) => (
            <option key={way} value={way}>
              {t(text[`how_${way}`])}
            </option>
          ))}
        </select>
      </label>
      <div className={styles.value}>
        {line.way === 'set' && (
          <FieldInput
            id={id}
            field={model}
            texts={texts}
            entered={line.entered}
            problem={problem}
            isChanged={false}
            onType={(entered) => onChange({ ...line, entered })}
            onLeave={() => undefined}
          />
        )}
        {line.way === 'replace' && (
          <>
            <Text
              label={t(text.find)}
              value={line.find}
              problem={problem}
              onType={(find) => onChange({ ...line, find })}
            />
            <Text
              label={t(text.by)}
              value={String(line.entered)}
              problem={null}
              onType={(entered) => onChange({ ...line, entered })}
            />
          </>
        )}
        {(line.way === 'raise' || line.way === 'lower') && (
          <Text
            label={t(model.widget === 'rate' ? text.amountPercent : text.amount)}
            value={String(line.entered)}
            problem={problem}
            onType={(entered) => onChange({ ...line, entered })}
          />
        )}
      </div>
      {onRemove !== null && (
        <IconButton label={t(text.remove, { field: label })} onClick={onRemove}>
          <IconX size={16} stroke={1.75} />
        </IconButton>
      )}
    </fieldset>
  )
}

function wayOf(model: FieldModel, value: string): Way {
  return waysOf(model).find((way) => way === value) ?? 'set'
}

type TextProps = {
  readonly label: string
  readonly value: string
  readonly problem: string | null
  readonly onType: (value: string) => void
}

function Text({ label, value, problem, onType }: TextProps) {
  const problemId = useId()
  return (
    <label className={styles.labelled}>
      <span>{label}</span>
      <input
        className={styles.select}
        value={value}
        maxLength={200}
        autoComplete="off"
        dir="auto"
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : problemId}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      {problem !== null && (
        <span id={problemId} className={styles.problem}>
          {problem}
        </span>
      )}
    </label>
  )
}
