import type { UserGrant } from '@countinghouse/contract/erp/user-access'
import { text } from '@countinghouse/contract/erp/user-access.text'
import { text as userText } from '@countinghouse/contract/erp/user.text'
import { Button } from '@mantine/core'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { DateInput } from '../../../ui/field/date-input.tsx'
import { PlainField } from '../../../ui/field/plain-field.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from '../permission/permission.module.css'

type Days = { readonly from: string | null; readonly until: string | null }

type Props = {
  readonly grant: UserGrant
  readonly problem: string | undefined
  readonly onSave: (days: Days) => void
  readonly onClose: () => void
}

/** Dialog for the dates of a role assignment; a blank date sets no limit. */
export function RoleDaysDialog({ grant, problem, onSave, onClose }: Props) {
  const { t } = useLanguage()
  const [from, setFrom] = useState(grant.from ?? '')
  const [until, setUntil] = useState(grant.until ?? '')

  function submit(event: FormEvent): void {
    event.preventDefault()
    onSave({ from: from || null, until: until || null })
  }

  return (
    <Dialog
      title={t(text.changeDays, { name: grant.role.name })}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t(text.cancel)}
          </Button>
          <Button type="submit" form="role-days">
            {t(text.save)}
          </Button>
        </>
      }
    >
      <form id="role-days" className={styles.pair} noValidate onSubmit={submit}>
        <PlainField label={t(userText.roleFrom)}>
          {(control) => <DateInput {...control} value={from} onChange={setFrom} />}
        </PlainField>
        <PlainField label={t(userText.roleUntil)} problem={problem}>
          {(control) => <DateInput {...control} value={until} onChange={setUntil} />}
        </PlainField>
      </form>
    </Dialog>
  )
}
