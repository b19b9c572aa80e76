import { eventName } from '@countinghouse/contract/erp/event-name'
import type { PermissionModule } from '@countinghouse/contract/erp/permission'
import { text } from '@countinghouse/contract/erp/permission.text'
import { setSodRule } from '@countinghouse/contract/erp/sod'
import { Button } from '@mantine/core'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { PlainField } from '../../../ui/field/plain-field.tsx'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './permission.module.css'

/** Form to add a segregation of duties rule. */
export function ApartForm({ modules }: { readonly modules: readonly PermissionModule[] }) {
  const { t } = useLanguage()
  const [oneId, setOneId] = useState<number | null>(null)
  const [otherId, setOtherId] = useState<number | null>(null)
  const [problem, setProblem] = useState<string>()
  const write = useWrite(t(text.title))

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (oneId === null || otherId === null || oneId === otherId) return setProblem(t(text.apartSame))
    setProblem(undefined)
    if ((await write(setSodRule, { oneId, otherId, severity: 'warn' })) === null) return
    setOneId(null)
    setOtherId(null)
  }

  return (
    <form className={styles.apart} noValidate aria-label={t(text.apartAdd)} onSubmit={(event) => void submit(event)}>
      <PermissionField label={t(text.apartOne)} modules={modules} value={oneId} onChange={setOneId} />
      <PermissionField
        label={t(text.apartOther)}
        modules={modules}
        value={otherId}
        onChange={setOtherId}
        problem={problem}
      />
      <Button type="submit" variant="default">
        {t(text.apartSave)}
      </Button>
    </form>
  )
}

type FieldProps = {
  readonly label: string
  readonly modules: readonly PermissionModule[]
  readonly value: number | null
  readonly onChange: (id: number | null) => void
  readonly problem?: string | undefined
}

/** Picker of a permission, grouped by page. */
function PermissionField({ label, modules, value, onChange, problem }: FieldProps) {
  const { t, locale } = useLanguage()
  return (
    <PlainField label={label} problem={problem}>
      {(control) => (
        <select
          {...control}
          value={value ?? ''}
          onChange={({ currentTarget }) => onChange(Number(currentTarget.value) || null)}
        >
          <option value="" />
          {modules
            .flatMap(({ pages }) => pages)
            .map((page) => (
              <optgroup key={page.id} label={page.title[locale]}>
                {page.events.map((event) => (
                  <option key={event.id} value={event.id}>
                    {t(text.permissionOn, { event: eventName(event, locale), page: page.title[locale] })}
                  </option>
                ))}
              </optgroup>
            ))}
        </select>
      )}
    </PlainField>
  )
}
