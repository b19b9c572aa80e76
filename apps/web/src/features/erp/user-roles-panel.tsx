import type { getUserChoices, User } from '@countinghouse/contract/erp/user'
import { getUserRoles, updateUserRoles } from '@countinghouse/contract/erp/user-access'
import { text } from '@countinghouse/contract/erp/user-access.text'
import { text as userText } from '@countinghouse/contract/erp/user.text'
import type { OutputOfRoute } from '@countinghouse/contract/route'
import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { IconButton } from '../../kit/icon-button.tsx'
import { useLanguage } from '../../shell/language.tsx'
import { routeQuery } from '../../shell/queries.ts'
import { LoadFailure } from './load-failure.tsx'
import { periodWords } from './period-words.ts'
import { useAccessWrite } from './use-access-write.ts'
import type { GivenRole } from './user-role-lines.tsx'
import { givenRoles, UserRoleLines } from './user-role-lines.tsx'
import styles from './user.module.css'

type Props = {
  readonly user: User
  readonly choices: OutputOfRoute<typeof getUserChoices>
  readonly canEdit: boolean
}

/** The roles somebody holds: each says where, when and who gave it; others are added below. */
export function UserRolesPanel({ user, choices, canEdit }: Props) {
  const language = useLanguage()
  const { t, formatInstant } = language
  const query = useQuery(routeQuery(getUserRoles, { id: user.id }))
  const [given, setGiven] = useState<readonly GivenRole[]>([])
  const { save, problem, said } = useAccessWrite()
  const grants = query.data?.grants ?? []

  async function change(part: { added?: ReturnType<typeof givenRoles>; removed?: number[] }): Promise<boolean> {
    if (query.data === undefined) return false
    return await save(updateUserRoles, { id: user.id, version: query.data.version, ...part })
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const added = givenRoles(given)
    if (added.length > 0 && (await change({ added }))) setGiven([])
  }

  return (
    <section aria-labelledby="user-roles" aria-busy={query.isPending}>
      <h2 id="user-roles" className={styles.heading}>
        {t(userText.roles)}
      </h2>
      {query.isError && <LoadFailure what={t(text.failed)} error={query.error} onRetry={() => void query.refetch()} />}
      {query.isSuccess && grants.length === 0 && <p className={styles.note}>{t(userText.noRoles)}</p>}
      <ul className={styles.facts}>
        {grants.map(({ id, role, store, from, until, reason, grantedBy, grantedAt }) => (
          <li key={id}>
            <bdi>{role.name}</bdi>
            <span className={styles.quiet}>{store === null ? t(userText.everyStore) : <bdi>{store.name}</bdi>}</span>
            <span className={styles.quiet}>{periodWords(language, { from, until })}</span>
            <span className={styles.quiet}>
              {grantedBy === null
                ? t(text.grantedOn, { date: formatInstant(grantedAt) })
                : t(text.grantedBy, { name: grantedBy, date: formatInstant(grantedAt) })}
              {reason !== null && `: ${reason}`}
            </span>
            {canEdit && (
              <IconButton
                label={t(text.removeRole, { name: role.name })}
                className={styles.end}
                onClick={() => void change({ removed: [id] })}
              >
                <IconX size={18} stroke={1.75} />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {canEdit && (
        <form className={styles.more} noValidate onSubmit={(event) => void submit(event)}>
          <UserRoleLines
            roles={given}
            choices={choices}
            stores={choices.stores}
            problem={problem}
            onChange={setGiven}
          />
          {given.length > 0 && <Button type="submit">{t(text.save)}</Button>}
        </form>
      )}
      <p role="status" className={styles.note}>
        {said}
      </p>
    </section>
  )
}
