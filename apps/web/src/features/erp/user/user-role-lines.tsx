import type { getUserChoices } from '@countinghouse/contract/erp/user'
import { text } from '@countinghouse/contract/erp/user.text'
import type { OutputOfRoute } from '@countinghouse/contract/route'
import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { DateInput } from '../../../ui/field/date-input.tsx'
import { PlainField } from '../../../ui/field/plain-field.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './user.module.css'

/** Form values of a role assignment; empty strings mean no value. */
export type AssignedRole = {
  readonly key: string
  readonly roleId: string
  readonly storeId: string
  readonly from: string
  readonly until: string
}

type Named = { readonly id: number; readonly name: string }

type UserRoleLinesProps = {
  readonly roles: readonly AssignedRole[]
  readonly choices: OutputOfRoute<typeof getUserChoices>
  readonly stores: readonly Named[]
  readonly problem: string | undefined
  readonly onChange: (roles: readonly AssignedRole[]) => void
}

/** Lines without a role are ignored. */
export function assignedRoles(roles: readonly AssignedRole[]) {
  return roles
    .filter(({ roleId }) => roleId !== '')
    .map(({ roleId, storeId, from, until }) => ({
      roleId: Number(roleId),
      storeId: storeId === '' ? null : Number(storeId),
      from: from === '' ? null : from,
      until: until === '' ? null : until,
    }))
}

/** Role assignments, each for all stores or one, optionally for a period. */
export function UserRoleLines({ roles, choices, stores, problem, onChange }: UserRoleLinesProps) {
  const { t } = useLanguage()
  const add = () => onChange([...roles, { key: crypto.randomUUID(), roleId: '', storeId: '', from: '', until: '' }])
  return (
    <fieldset className={styles.choices}>
      <legend>{t(text.roles)}</legend>
      <div className={styles.roles}>
        {roles.map((role, index) => (
          <RoleLine
            key={role.key}
            role={role}
            number={index + 1}
            choices={choices}
            stores={stores}
            onChange={(change) => onChange(roles.map((other) => (other === role ? { ...role, ...change } : other)))}
            onRemove={() => onChange(roles.filter((other) => other !== role))}
          />
        ))}
        <Button variant="default" onClick={add}>
          {t(text.addRole)}
        </Button>
      </div>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </fieldset>
  )
}

type RoleLineProps = {
  readonly role: AssignedRole
  readonly number: number
  readonly choices: OutputOfRoute<typeof getUserChoices>
  readonly stores: readonly Named[]
  readonly onChange: (change: Partial<AssignedRole>) => void
  readonly onRemove: () => void
}

function RoleLine({ role, number, choices, stores, onChange, onRemove }: RoleLineProps) {
  const { t } = useLanguage()
  const chosen = (name: 'roleId' | 'storeId', label: string, empty: string, options: readonly Named[]) => (
    <PlainField label={label}>
      {(control) => (
        <select {...control} value={role[name]} onChange={(event) => onChange({ [name]: event.currentTarget.value })}>
          <option value="">{empty}</option>
          {options.map(({ id, name: title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      )}
    </PlainField>
  )
  const day = (name: 'from' | 'until', label: string) => (
    <PlainField label={label}>
      {(control) => <DateInput {...control} value={role[name]} onChange={(value) => onChange({ [name]: value })} />}
    </PlainField>
  )
  return (
    <div className={styles.role}>
      {chosen('roleId', t(text.role), t(text.none), choices.roles)}
      {chosen('storeId', t(text.store), t(text.everyStore), stores)}
      {day('from', t(text.roleFrom))}
      {day('until', t(text.roleUntil))}
      <IconButton label={t(text.removeRole, { number })} onClick={onRemove}>
        <IconX size={18} stroke={1.75} />
      </IconButton>
    </div>
  )
}
