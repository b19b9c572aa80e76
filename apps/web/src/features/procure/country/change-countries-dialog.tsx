import { changeCountries } from '@countinghouse/contract/procure/country'
import { text } from '@countinghouse/contract/procure/country.text'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { Button } from '@mantine/core'
import type { FormEvent } from 'react'
import { useId, useState } from 'react'
import type { ChosenRecords } from '../../../kit/selection/chosen-records.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { PlainField } from '../../../ui/field/plain-field.tsx'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './country.module.css'

const fields = ['isEnabled', 'isSoldTo', 'isBoughtFrom'] as const

type Props = { readonly chosen: ChosenRecords; readonly onClose: () => void }

/** Bulk edit of one setting for the selected countries. */
export function ChangeDialog({ chosen, onClose }: Props) {
  const language = useLanguage()
  const { t } = language
  const id = useId()
  const [field, setField] = useState<(typeof fields)[number]>('isBoughtFrom')
  const [value, setValue] = useState(true)
  const write = useWrite(t(text.title))

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const selection = chosen.selection as InputOfRoute<typeof changeCountries>['selection']
    const done = await write(changeCountries, { selection, setting: field, value })
    if (done === null) return
    const told = [t(text.changed, { count: done.changed }), t(text.embargoedLeft, { count: done.embargoed })]
    showToast(language, { tone: 'done', message: told.filter(Boolean).join(' ') })
    chosen.clear()
    onClose()
  }

  return (
    <Dialog
      title={t(text.changeTitle, { count: chosen.count ?? chosen.rows.length })}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t(text.cancel)}
          </Button>
          <Button type="submit" form={id}>
            {t(text.change)}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.change} onSubmit={(event) => void submit(event)}>
        <PlainField label={t(text.what)}>
          {(control) => (
            <select
              {...control}
              data-autofocus
              value={field}
              onChange={({ currentTarget }) => setField(fields.find((name) => name === currentTarget.value) ?? field)}
            >
              {fields.map((name) => (
                <option key={name} value={name}>
                  {t(text[name])}
                </option>
              ))}
            </select>
          )}
        </PlainField>
        <PlainField label={t(text.to)}>
          {(control) => (
            <select
              {...control}
              value={String(value)}
              onChange={({ currentTarget }) => setValue(currentTarget.value === 'true')}
            >
              <option value="true">{t(text.yes)}</option>
              <option value="false">{t(text.no)}</option>
            </select>
          )}
        </PlainField>
      </form>
    </Dialog>
  )
}
