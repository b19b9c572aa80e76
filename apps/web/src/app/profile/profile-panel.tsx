import { text } from '@countinghouse/contract/shell/shell.text'
import { IconKey, IconLogout } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Avatar } from './avatar.tsx'
import { useLanguage } from '../../ui/language/language.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { fullNameOf, storeNameOf } from './profile-details.ts'
import { ProfileChoice } from './profile-choice.tsx'
import classes from './profile.module.css'
import { StoreChoice } from './store-choice.tsx'
import { switchCompany } from '../session/profile-switch.ts'
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

function CompanyChoice() {
  const { t } = useLanguage()
  const { company, companies } = useSession()
  const { mutate, isPending, error } = useMutation({ mutationFn: switchCompany })
  if (companies.length < 2) return null
  return (
    <ProfileChoice
      label={t(text.company)}
      options={companies}
      value={company.id}
      isBusy={isPending}
      error={error}
      onChange={mutate}
    />
  )
}
