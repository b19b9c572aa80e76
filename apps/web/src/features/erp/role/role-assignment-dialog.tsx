import type { getUserChoices } from '@countinghouse/contract/erp/user'
import { text } from '@countinghouse/contract/erp/user-access.text'
import { text as userText } from '@countinghouse/contract/erp/user.text'
import type { OutputOfRoute } from '@countinghouse/contract/route'
import { Button } from '@mantine/core'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { DateInput } from '../../../ui/field/date-input.tsx'
import { PlainField } from '../../../ui/field/plain-field.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from '../permission/permission.module.css'

export type Choices = OutputOfRoute<typeof getUserChoices>
type Named = { readonly id: number; readonly name: string }
/** A role assignment; `storeId` null: all stores of the user. */
export type RoleAssignmentInput = {
  readonly roleId: number
  readonly storeId: number | null
  readonly from: string | null
  readonly until: string | null
  readonly reason: string | null
}

type Props = {
  readonly title: string
  readonly roles: readonly Named[]
  readonly stores: readonly Named[]
  /** Label of the option for all stores. */
  readonly everywhere: string
  /** Errors by field. */
  readonly problems: Readonly<Record<string, string>>
  readonly onAssign: (assignment: RoleAssignmentInput) => void
  readonly onClose: () => void
}

const empty = { roleId: '', storeId: '', from: '', until: '', reason: '' }

/** Dialog of a role assignment: role, store, dates and reason. */
export function RoleAssignmentDialog({ title, roles, stores, everywhere, problems, onAssign, onClose }: Props) {
  const { t } = useLanguage()
  const [entered, setEntered] = useState(empty)
  const [isWithoutRole, setIsWithoutRole] = useState(false)
  const put = (name: keyof typeof empty) => (event: { currentTarget: { value: string } }) =>
    setEntered({ ...entered, [name]: event.currentTarget.value })

  function submit(event: FormEvent): void {
    event.preventDefault()
    setIsWithoutRole(entered.roleId === '')
    if (entered.roleId === '') return
    onAssign({
      roleId: Number(entered.roleId),
      storeId: Number(entered.storeId) || null,
      from: entered.from || null,
      until: entered.until || null,
      reason: entered.reason.trim() || null,
    })
  }

  const chosen = (
    name: 'roleId' | 'storeId',
    label: string,
    none: string,
    options: readonly Named[],
    problem?: string,
  ) => (
    <PlainField label={label} problem={problem}>
      {(control) => (
        <select {...control} data-autofocus={name === 'roleId' || undefined} value={entered[name]} onChange={put(name)}>
          <option value="">{none}</option>
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.name}
            </option>
          ))}
        </select>
      )}
    </PlainField>
  )
  const day = (name: 'from' | 'until', label: string, problem?: string) => (
    <PlainField label={label} problem={problem}>
      {(control) => (
        <DateInput {...control} value={entered[name]} onChange={(value) => setEntered({ ...entered, [name]: value })} />
      )}
    </PlainField>
  )
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t(text.cancel)}
          </Button>
          <Button type="submit" form="role-assignment">
            {t(text.give)}
          </Button>
        </>
      }
    >
      <form id="role-assignment" className={styles.form} noValidate onSubmit={submit}>
        {chosen('roleId', t(userText.role), '', roles, isWithoutRole ? t(text.needsRole) : problems['roleId'])}
        {chosen('storeId', t(userText.store), everywhere, stores, problems['storeId'])}
        <div className={styles.pair}>
          {day('from', t(userText.roleFrom), problems['from'])}
          {/* That the days stand in the wrong order is said of the roles as a whole. */}
          {day('until', t(userText.roleUntil), problems['until'] ?? problems['roles'])}
        </div>
        <PlainField label={t(text.reason)} problem={problems['reason']}>
          {(control) => (
            <input {...control} dir="auto" maxLength={300} value={entered.reason} onChange={put('reason')} />
          )}
        </PlainField>
      </form>
    </Dialog>
  )
}
