import type { User } from '@countinghouse/contract/erp/user'
import { getUserOverrides, updateUserOverrides } from '@countinghouse/contract/erp/user-access'
import { text } from '@countinghouse/contract/erp/user-access.text'
import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { later } from '../../../app/offline/later.ts'
import { routeQuery } from '../../../app/calls/queries.ts'
import { LoadFailure } from '../../../kit/report/load-failure.tsx'
import { formatPermission } from '../permission-grid/permission-labels.ts'
import { useAccessWrite } from '../permission/use-access-write.ts'
import styles from './user.module.css'

const UserExceptionForm = later(async () => (await import('./user-exception-form.tsx')).UserExceptionForm)

/** Permission overrides of a user. */
export function UserExceptionsPanel({ user, canEdit }: { readonly user: User; readonly canEdit: boolean }) {
  const language = useLanguage()
  const { t, formatInstant } = language
  const query = useQuery(routeQuery(getUserOverrides, { id: user.id }))
  const [isAdding, setIsAdding] = useState(false)
  const access = useAccessWrite()
  const overrides = query.data?.overrides ?? []
  const version = query.data?.version

  async function lift(eventId: number): Promise<void> {
    if (version !== undefined) await access.save(updateUserOverrides, { id: user.id, version, lifted: [eventId] })
  }

  function show(): void {
    access.setProblems({})
    setIsAdding(true)
  }

  return (
    <RecordBody side="exceptions">
      <div className={styles.side} aria-busy={query.isPending}>
        <p className={styles.note}>{t(user.isAdministrator ? text.exceptionsOfAdministrator : text.exceptionsHint)}</p>
        {query.isError && (
          <LoadFailure what={t(text.failed)} error={query.error} onRetry={() => void query.refetch()} />
        )}
        {query.isSuccess && overrides.length === 0 && !user.isAdministrator && (
          <p className={styles.note}>{t(text.noExceptions)}</p>
        )}
        <ul className={styles.facts}>
          {overrides.map(({ eventId, permission, effect, expiresAt, reason, grantedBy }) => {
            const right = formatPermission(access.modules, permission, language)
            return (
              <li key={eventId}>
                <div className={styles.fact}>
                  <span>
                    <b className={styles.effect} data-effect={effect}>
                      {t(text[`effect_${effect}`])}
                    </b>{' '}
                    <bdi>{right}</bdi>
                  </span>
                  <span>
                    {expiresAt === null ? t(text.forGood) : t(text.expires, { date: formatInstant(expiresAt) })}
                  </span>
                  <span className={styles.quiet}>
                    <bdi>{grantedBy}</bdi>: <bdi>{reason}</bdi>
                  </span>
                </div>
                {canEdit && (
                  <IconButton label={t(text.lift, { right })} onClick={() => void lift(eventId)}>
                    <IconX size={18} stroke={1.75} />
                  </IconButton>
                )}
              </li>
            )
          })}
        </ul>
        {canEdit && !user.isAdministrator && access.modules.length > 0 && version !== undefined && (
          <div>
            <Button aria-haspopup="dialog" onClick={show}>
              {t(text.addException)}
            </Button>
          </div>
        )}
        <p role="status" className={styles.note}>
          {access.said}
        </p>
      </div>
      {isAdding && version !== undefined && (
        <Suspense>
          <UserExceptionForm access={access} userId={user.id} version={version} onClose={() => setIsAdding(false)} />
        </Suspense>
      )}
    </RecordBody>
  )
}
