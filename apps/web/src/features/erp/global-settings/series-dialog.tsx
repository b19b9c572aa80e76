import type { SeriesRow } from '@countinghouse/contract/erp/series'
import { updateSeries } from '@countinghouse/contract/erp/series'
import { text as settingsText } from '@countinghouse/contract/erp/global-settings.text'
import { text } from '@countinghouse/contract/erp/series.text'
import { leastPadding, seriesResets } from '@countinghouse/contract/series'
import { Button } from '@mantine/core'
import type { FormEvent } from 'react'
import { useId, useState } from 'react'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { PlainField } from '../../../ui/field/plain-field.tsx'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from '../registers.module.css'

type Props = { readonly row: SeriesRow; readonly onClose: () => void }

/** Dialog for the format and next number of a series. */
export function SeriesDialog({ row, onClose }: Props) {
  const language = useLanguage()
  const { t, locale } = language
  const id = useId()
  const [draft, setDraft] = useState(row)
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const write = useWrite(t(settingsText.title), setProblems)

  function change(changed: Partial<SeriesRow>): void {
    setDraft({ ...draft, ...changed })
    setProblems({})
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const { prefix, padding, reset, next } = draft
    const saved = await write(updateSeries, {
      series: row.key,
      storeId: row.store?.id ?? null,
      seriesVersion: row.version,
      prefix,
      padding,
      reset,
      ...(next !== row.next && { next }),
    })
    if (saved === null) return
    showToast(language, { tone: 'done', message: t(text.saved, { preview: saved.preview }) })
    onClose()
  }

  const counted = (name: 'padding' | 'next', min: number, max: number, hint?: string) => (
    <PlainField label={t(text[name])} problem={problems[name]} {...(hint !== undefined && { hint })}>
      {(control) => (
        <input
          {...control}
          type="number"
          min={min}
          max={max}
          value={Number.isNaN(draft[name]) ? '' : draft[name]}
          onChange={({ currentTarget }) => change({ [name]: currentTarget.valueAsNumber })}
        />
      )}
    </PlainField>
  )

  return (
    <Dialog
      title={t(text.edit, { name: row.store === null ? row.title[locale] : `${row.title[locale]}, ${row.store.name}` })}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t(text.cancel)}
          </Button>
          <Button type="submit" form={id}>
            {t(text.save)}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} onSubmit={(event) => void submit(event)}>
        <div className={styles.pair}>
          <PlainField label={t(text.prefix)} hint={t(text.prefix_help)} problem={problems.prefix}>
            {(control) => (
              <input
                {...control}
                data-autofocus
                dir="ltr"
                maxLength={12}
                autoComplete="off"
                value={draft.prefix}
                onChange={(event) => change({ prefix: event.currentTarget.value.toUpperCase() })}
              />
            )}
          </PlainField>
          {counted('padding', leastPadding, 12)}
        </div>
        <div className={styles.pair}>
          <PlainField label={t(text.reset)} problem={problems.reset}>
            {(control) => (
              <select
                {...control}
                value={draft.reset}
                onChange={({ currentTarget }) =>
                  change({ reset: seriesResets.find((known) => known === currentTarget.value) ?? row.reset })
                }
              >
                {seriesResets.map((reset) => (
                  <option key={reset} value={reset}>
                    {t(text[`reset_${reset}`])}
                  </option>
                ))}
              </select>
            )}
          </PlainField>
          {counted('next', 1, 999_999_999_999, t(text.next_help))}
        </div>
      </form>
    </Dialog>
  )
}
