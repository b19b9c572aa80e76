import { text } from '@countinghouse/contract/shell/shell.text'
import { IconKey, IconLogout } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { Avatar } from './avatar.tsx'
import { useLanguage } from '../../ui/language/language.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { fullNameOf, storeNameOf } from './profile-details.ts'
import classes from './profile.module.css'
import { switchCompany, switchStore } from '../session/profile-switch.ts'
import { useSession } from '../session/session.tsx'
import { signOut } from '../session/sign-out.ts'

type Props = { readonly onChangePassword: () => void; readonly onLeave: () => void }

export function ProfilePanel({ onChangePassword, onLeave }: Props) {
  const { t } = useLanguage()
  const queryClient = useQueryClient()
  const { user, avatar } = useSession()
  const name = fullNameOf(user)
  return (
    <>
      <Link to="/account/" className={classes.who} onClick={onLeave}>
        <Avatar id={user.Usr_userid} name={name} avatar={avatar} size={40} />
        <div>
          <strong>{name}</strong>
          <span>{storeNameOf(user)}</span>
          <span className={classes.designation}>{user.Usr_designation}</span>
        </div>
      </Link>
      <div className={classes.choices}>
        <StoreChoice />
        <CompanyChoice />
        <LanguageChoice />
      </div>
      <div className={classes.entries}>
        <Entry icon={<IconKey size={18} stroke={1.75} aria-hidden="true" />} onClick={onChangePassword}>
          {t(text.changePassword)}
        </Entry>
        <Entry
          icon={<IconLogout size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => void signOut(queryClient)}
        >
          {t(text.signOut)}
        </Entry>
      </div>
    </>
  )
}

type EntryProps = { readonly icon: ReactNode; readonly onClick: () => void; readonly children: ReactNode }

function Entry({ icon, onClick, children }: EntryProps) {
  return (
    <button type="button" className={classes.entry} onClick={onClick}>
      {icon}
      {children}
    </button>
  )
}

function StoreChoice() {
  const { t } = useLanguage()
  const queryClient = useQueryClient()
  const { user } = useSession()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (storeId: number) => switchStore(queryClient, storeId),
  })
  if (user.allowedStores.length < 2) return null
  const options = user.allowedStores.map((store) => ({ id: store.sno, name: store.Str_name }))
  return (
    <Choice
      label={t(text.store)}
      options={options}
      value={user.Usr_storeidfk}
      isBusy={isPending}
      error={error}
      onChange={mutate}
    />
  )
}

function CompanyChoice() {
  const { t } = useLanguage()
  const { company, companies } = useSession()
  const { mutate, isPending, error } = useMutation({ mutationFn: switchCompany })
  if (companies.length < 2) return null
  return (
    <Choice
      label={t(text.company)}
      options={companies}
      value={company.id}
      isBusy={isPending}
      error={error}
      onChange={mutate}
    />
  )
}

type ChoiceProps = {
  readonly label: string
  readonly options: readonly { readonly id: number; readonly name: string }[]
  readonly value: number | null
  readonly isBusy: boolean
  readonly error: Error | null
  readonly onChange: (id: number) => void
}

function Choice({ label, options, value, isBusy, error, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <div className={classes.choice}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value ?? ''}
        disabled={isBusy}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      >
        {value === null && <option value="" />}
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </select>
      {error !== null && <p role="alert">{error.message}</p>}
    </div>
  )
}
