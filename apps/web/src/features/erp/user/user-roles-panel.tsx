import type { User } from '@countinghouse/contract/erp/user'
import type { UserGrant } from '@countinghouse/contract/erp/user-access'
import { getUserRoles, updateUserRoles } from '@countinghouse/contract/erp/user-access'
import { text } from '@countinghouse/contract/erp/user-access.text'
import { text as userText } from '@countinghouse/contract/erp/user.text'
import { Button } from '@mantine/core'
import { IconCalendar, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { ask } from '../../../kit/dialog/confirm.ts'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { later } from '../../../app/offline/later.ts'
import { routeQuery } from '../../../app/calls/queries.ts'
import { LoadFailure } from '../../../kit/report/load-failure.tsx'
import { periodState, formatPeriod } from '../role/period-labels.ts'
import type { Choices, RoleAssignmentInput } from '../role/role-assignment-dialog.tsx'
import { useAccessWrite } from '../permission/use-access-write.ts'
import styles from './user.module.css'

const RoleAssignmentDialog = later(
  async () => (await import('../role/role-assignment-dialog.tsx')).RoleAssignmentDialog,
)
const RoleDaysDialog = later(async () => (await import('../role/role-days-dialog.tsx')).RoleDaysDialog)

type Props = { readonly user: User; readonly choices: Choices; readonly canEdit: boolean }

/** Roles of a user with store, dates, assigning user and reason. */
export function UserRolesPanel({ user, choices, canEdit }: Props) {
  const language = useLanguage()
  const { t, formatInstant } = language
  const query = useQuery(routeQuery(getUserRoles, { id: user.id }))
  const [open, setOpen] = useState<'gift' | UserGrant | null>(null)
  const access = useAccessWrite()
  const grants = query.data?.grants ?? []

  type Change = {
    added?: RoleAssignmentInput[]
    changed?: { grantId: number; from: string | null; until: string | null }[]
    removed?: number[]
  }
  async function change(part: Change): Promise<void> {
    const version = query.data?.version
    if (version !== undefined && (await access.save(updateUserRoles, { id: user.id, version, ...part }))) setOpen(null)
  }

  async function take({ id, role }: UserGrant): Promise<void> {
    const choice = await ask.confirm({
      title: t(text.takeTitle, { role: role.name, name: user.name }),
      body: t(text.takeBody),
      confirm: t(text.take),
      isDanger: true,
    })
    if (choice === 'confirm') await change({ removed: [id] })
  }

  function show(what: 'gift' | UserGrant): void {
    access.setProblems({})
    setOpen(what)
  }

  return (
    <RecordBody side="roles">
      <div className={styles.side} aria-busy={query.isPending}>
        {query.isError && (
          <LoadFailure what={t(text.failed)} error={query.error} onRetry={() => void query.refetch()} />
        )}
        {query.isSuccess && grants.length === 0 && <p className={styles.note}>{t(userText.noRoles)}</p>}
        <ul className={styles.facts}>
          {grants.map((grant) => (
            <li key={grant.id}>
              <div className={styles.fact}>
                <b>
                  <bdi>{grant.role.name}</bdi>
                </b>
                <span>
                  {grant.store === null ? t(userText.everyStore) : <bdi>{grant.store.name}</bdi>}
                  {' · '}
                  {formatPeriod(language, grant)}
                  {periodState(grant) !== 'now' && ` (${t(text[periodState(grant) === 'over' ? 'over' : 'later'])})`}
                </span>
                <span className={styles.quiet}>
                  {grant.grantedBy === null
                    ? t(text.grantedOn, { date: formatInstant(grant.grantedAt) })
                    : t(text.grantedBy, { name: grant.grantedBy, date: formatInstant(grant.grantedAt) })}
                  {grant.reason !== null && (
                    <>
                      : <bdi>{grant.reason}</bdi>
                    </>
                  )}
                </span>
              </div>
              {canEdit && (
                <>
                  <IconButton label={t(text.changeDays, { name: grant.role.name })} onClick={() => show(grant)}>
                    <IconCalendar size={18} stroke={1.75} />
                  </IconButton>
                  <IconButton label={t(text.removeRole, { name: grant.role.name })} onClick={() => void take(grant)}>
                    <IconX size={18} stroke={1.75} />
                  </IconButton>
                </>
              )}
            </li>
          ))}
        </ul>
        {canEdit && query.isSuccess && (
          <div>
            <Button aria-haspopup="dialog" onClick={() => show('gift')}>
              {t(text.assignRole)}
            </Button>
          </div>
        )}
        <p role="status" className={styles.note}>
          {access.said}
        </p>
      </div>
      <Suspense>
        {open === 'gift' && (
          <RoleAssignmentDialog
            title={t(text.assignRole)}
            roles={choices.roles}
            stores={user.hasAllStores ? choices.stores : user.workplaces}
            everywhere={t(userText.everyStore)}
            problems={access.problems}
            onAssign={(assignment) => void change({ added: [assignment] })}
            onClose={() => setOpen(null)}
          />
        )}
        {open !== null && open !== 'gift' && (
          <RoleDaysDialog
            grant={open}
            problem={Object.values(access.problems)[0]}
            onSave={(days) => void change({ changed: [{ grantId: open.id, ...days }] })}
            onClose={() => setOpen(null)}
          />
        )}
      </Suspense>
    </RecordBody>
  )
}
