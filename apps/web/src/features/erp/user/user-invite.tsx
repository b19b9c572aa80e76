import type { getUserChoices, UserRow } from '@countinghouse/contract/erp/user'
import { createUser, inviteUser } from '@countinghouse/contract/erp/user'
import { text } from '@countinghouse/contract/erp/user.text'
import type { OutputOfRoute } from '@countinghouse/contract/route'
import { Button } from '@mantine/core'
import type { FormEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { ListShared } from '../../../kit/list/list-parts.ts'
import { useLeaveGuard } from '../../../kit/record-edit/use-leave-guard.ts'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { detailsOf, emptyDraft } from './user-draft.ts'
import { UserFields } from './user-fields.tsx'
import type { Created } from './user-created.tsx'
import { UserCreated } from './user-created.tsx'
import type { AssignedRole } from './user-role-lines.tsx'
import { assignedRoles, UserRoleLines } from './user-role-lines.tsx'
import { UserStores } from './user-stores.tsx'
import type { WayIn } from './user-way-in.tsx'
import { UserWayIn } from './user-way-in.tsx'
import styles from './user.module.css'

type UserInviteProps = {
  readonly choices: OutputOfRoute<typeof getUserChoices>
  readonly setState: ListShared<UserRow>['setState']
}

/** Invitation of a user with stores and roles; the link is shown once. */
export function UserInvite({ choices, setState }: UserInviteProps) {
  const { t } = useLanguage()
  const [draft, setDraft] = useState(emptyDraft)
  const [stores, setStores] = useState<{ hasAllStores: boolean; storeIds: readonly number[] }>({
    hasAllStores: false,
    storeIds: [],
  })
  const [roles, setRoles] = useState<readonly AssignedRole[]>([])
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [isSending, setIsSending] = useState(false)
  const [wayIn, setWayIn] = useState<WayIn>('link')
  const [login, setLogin] = useState('')
  const [invited, setInvited] = useState<Created | null>(null)
  const write = useWrite(t(text.title), setProblems)
  const isDirty =
    invited === null && (draft !== emptyDraft || login !== '' || roles.length > 0 || stores.storeIds.length > 0)
  const standing = useRef<'clean' | 'dirty'>('clean')
  useEffect(() => {
    standing.current = isDirty ? 'dirty' : 'clean'
  }, [isDirty])

  async function invite(): Promise<boolean> {
    if (isSending) return false
    setIsSending(true)
    setProblems({})
    const { hasAllStores, storeIds } = stores
    const person = {
      ...detailsOf(draft),
      hasAllStores,
      storeIds: hasAllStores ? [] : [...storeIds],
      roles: assignedRoles(roles),
    }
    const answer = wayIn === 'link' ? await write(inviteUser, person) : await write(createUser, { ...person, login })
    setIsSending(false)
    setInvited(answer)
    return answer !== null
  }

  useLeaveGuard({ standing, discard: () => (standing.current = 'clean') }, invite)
  if (invited !== null) {
    return (
      <div className={styles.body}>
        <UserCreated created={invited} />
        <div className={styles.ways}>
          <Button onClick={() => void setState({ open: invited.id })}>{t(text.openUser)}</Button>
          <Button variant="default" onClick={() => void setState({ open: null })}>
            {t(text.done)}
          </Button>
        </div>
      </div>
    )
  }
  const his = stores.hasAllStores ? choices.stores : choices.stores.filter(({ id }) => stores.storeIds.includes(id))
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void invite()
      }}
    >
      <div className={styles.body}>
        <UserWayIn
          value={wayIn}
          login={login}
          hasMail={choices.hasMail}
          problem={problems['login']}
          onChange={setWayIn}
          onLogin={setLogin}
        />
        <UserFields
          draft={draft}
          problems={problems}
          choices={choices}
          stores={his}
          onChange={(change) => setDraft({ ...draft, ...change })}
        />
        <UserStores choices={choices} {...stores} problem={problemAt(problems, 'storeIds')} onChange={setStores} />
        <UserRoleLines
          roles={roles}
          choices={choices}
          stores={his}
          problem={problemAt(problems, 'roles')}
          onChange={setRoles}
        />
      </div>
      <div className={styles.footer}>
        <Button type="submit" loading={isSending}>
          {t(wayIn === 'link' ? text.inviteSubmit : text.createSubmit)}
        </Button>
      </div>
    </form>
  )
}

/** First error of a list or of one of its entries. */
function problemAt(problems: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.entries(problems).find(([path]) => path === name || path.startsWith(`${name}.`))?.[1]
}
