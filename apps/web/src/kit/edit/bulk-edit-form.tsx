import type { Changes } from '@countinghouse/contract/bulk-edit'
import { text } from '@countinghouse/contract/kit/bulk-edit.text'
import type { Master } from '@countinghouse/contract/master'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import type { Draft } from './bulk-change.ts'
import { changesOf, freshDraft, waysOf } from './bulk-change.ts'
import { BulkEditButtons } from './bulk-edit-buttons.tsx'
import { BulkEditLine } from './bulk-edit-line.tsx'
import styles from './bulk-edit.module.css'
import type { FieldModel } from '../fields/field-model.ts'
import { fieldModels } from '../fields/field-model.ts'
import type { FieldTexts } from '../fields/use-field-text.ts'

type BulkEditFormProps = {
  readonly master: Master
  readonly texts: FieldTexts
  readonly problem: string | null
  readonly onClose: () => void
  readonly onHistory: () => void
  readonly onPreview: (changes: Changes) => Promise<void>
}

/** The fields to change, one line each. */
export function BulkEditForm({ master, texts, problem, onPreview, ...buttons }: BulkEditFormProps) {
  const { t } = useLanguage()
  const models = fieldModels(master).filter((model) => waysOf(model).length > 0)
  const [lines, setLines] = useState(() => firstLine(master, models))
  const [wrong, setWrong] = useState<{ readonly at: number; readonly message: string } | null>(null)
  const left = models.filter(({ name }) => !lines.some(({ field }) => field === name))

  function change(at: number, line: Draft): void {
    setLines(lines.with(at, line))
    if (wrong?.at === at) setWrong(null)
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const read = changesOf(models, lines)
    if ('changes' in read) return void onPreview(read.changes)
    setWrong({ at: read.at, message: t(read.issue.text, read.issue.params) })
    const line = event.currentTarget.querySelectorAll('fieldset')[read.at]
    line?.querySelector<HTMLElement>('input, textarea, select:nth-of-type(n+3)')?.focus()
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.lead}>{t(text.lead)}</p>
      {lines.map((line, at) => (
        <BulkEditLine
          key={line.field}
          line={line}
          models={models.filter(({ name }) => name === line.field || left.some((other) => other.name === name))}
          texts={texts}
          problem={wrong?.at === at ? wrong.message : null}
          onChange={(next) => change(at, next)}
          onRemove={lines.length < 2 ? null : () => setLines(lines.toSpliced(at, 1))}
        />
      ))}
      {left[0] !== undefined && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={styles.add ?? ''}
          leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
          onClick={() => left[0] !== undefined && setLines([...lines, freshDraft(left[0])])}
        >
          {t(text.add)}
        </Button>
      )}
      <div role="alert" className={styles.problem}>
        {problem}
      </div>
      <BulkEditButtons {...buttons} />
    </form>
  )
}

function firstLine(master: Master, models: readonly FieldModel[]): readonly Draft[] {
  const model = models.find(({ name }) => master.listing.columns.includes(name) && name !== 'code' && name !== 'name')
  return model === undefined ? [] : [freshDraft(model)]
}
