import { text as conflictText } from '@countinghouse/contract/kit/conflict.text'
import { text } from '@countinghouse/contract/kit/record.text'
import type { RecordType } from '@countinghouse/contract/record-type'
import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import styles from './conflict-dialog.module.css'
import type { Side } from './conflict.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { fieldModels } from '../fields/field-model.ts'
import type { FieldTexts } from '../fields/use-field-text.ts'
import type { Clashing } from './use-record-writes.ts'

type ConflictDialogProps = {
  readonly master: RecordType
  readonly clash: Clashing
  readonly texts: FieldTexts
  readonly onCancel: () => void
  /** The own changes to keep, applied to the current row. */
  readonly onResolve: (kept: Record<string, unknown>) => void
}

/** Conflicting changes of two users: each field with both values. */
export function ConflictDialog({ master, clash, texts, onCancel, onResolve }: ConflictDialogProps) {
  const { t, formatInstant } = useLanguage()
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({})
  const group = useId()
  const { current } = clash

  function resolve(): void {
    onResolve(Object.fromEntries(Object.entries(clash.mine).filter(([name]) => sides[name] !== 'theirs')))
  }

  return (
    <Dialog
      title={t(text.conflictTitle)}
      isWide
      onClose={onCancel}
      actions={
        <>
          <Button variant="default" onClick={onCancel}>
            {t(text.keepEditing)}
          </Button>
          <Button onClick={resolve}>{t(conflictText.saveMerged)}</Button>
        </>
      }
    >
      <p className={styles.lead}>
        {t(conflictText.conflictBody, {
          who: current.updatedBy ?? t(text.someone),
          when: formatInstant(current.updatedAt),
        })}
      </p>
      {clash.clashes.map(({ name, mine, theirs }) => {
        const field = fieldModels(master).find((model) => model.name === name)
        const shown = { mine, theirs }
        const rows = { mine: { ...current, ...clash.mine }, theirs: current }
        return (
          <fieldset key={name} className={styles.field}>
            <legend className={styles.legend}>{texts.label(name)}</legend>
            {(['mine', 'theirs'] as const).map((side) => (
              <label key={side} className={styles.side}>
                <input
                  type="radio"
                  name={`${group}-${name}`}
                  checked={(sides[name] ?? 'mine') === side}
                  onChange={() => setSides({ ...sides, [name]: side })}
                  {...(side === 'mine' && { 'data-autofocus': true })}
                />
                <span className={styles.who}>{t(side === 'mine' ? conflictText.yours : conflictText.theirs)}</span>
                <bdi className={styles.value}>{(field && texts.words(field, shown[side], rows[side])) ?? '–'}</bdi>
              </label>
            ))}
          </fieldset>
        )
      })}
      {clash.theirs.length > 0 && (
        <p className={styles.rest}>
          {t(conflictText.alsoChanged, { fields: clash.theirs.map(texts.label).join(', ') })}
        </p>
      )}
    </Dialog>
  )
}
