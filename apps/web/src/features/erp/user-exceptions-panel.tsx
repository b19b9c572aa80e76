import type { User } from '@countinghouse/contract/erp/user'
import { getUserOverrides, updateUserOverrides } from '@countinghouse/contract/erp/user-access'
import { text } from '@countinghouse/contract/erp/user-access.text'
import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { IconButton } from '../../kit/icon-button.tsx'
import { useLanguage } from '../../shell/language.tsx'
import { routeQuery } from '../../shell/queries.ts'
import { LoadFailure } from './load-failure.tsx'
import { rightWords } from './right-words.ts'
import { useAccessWrite } from './use-access-write.ts'
import { UserExceptionForm } from './user-exception-form.tsx'
import styles from './user.module.css'

/** A right more for a while, or a right less. */
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

  return (
    <section aria-labelledby="user-exceptions" aria-busy={query.isPending}>
      <h2 id="user-exceptions" className={styles.heading}>
        {t(text.exceptions)}
      </h2>
      <p className={styles.note}>{t(text.exceptionsHint)}</p>
      {query.isError && <LoadFailure what={t(text.failed)} error={query.error} onRetry={() => void query.refetch()} />}
      <ul className={styles.facts}>
        {overrides.map(({ eventId, permission, effect, expiresAt, reason, grantedBy }) => {
          const right = rightWords(access.modules, permission, language)
          return (
            <li key={eventId}>
              <b>{t(text[`effect_${effect}`])}</b>
              <bdi>{right}</bdi>
              <span className={styles.quiet}>
                {expiresAt === null ? t(text.forGood) : t(text.expires, { date: formatInstant(expiresAt) })}
              </span>
              <span className={styles.quiet}>
                <bdi>{grantedBy}</bdi>: <bdi>{reason}</bdi>
              </span>
              {canEdit && (
                <IconButton label={t(text.lift, { right })} className={styles.end} onClick={() => void lift(eventId)}>
                  <IconX size={18} stroke={1.75} />
                </IconButton>
              )}
            </li>
          )
        })}
      </ul>
      {canEdit && !user.isAdministrator && access.modules.length > 0 && version !== undefined && (
        <Button variant="default" aria-haspopup="dialog" onClick={() => setIsAdding(true)}>
          {t(text.addException)}
        </Button>
      )}
      {isAdding && version !== undefined && (
        <UserExceptionForm access={access} userId={user.id} version={version} onClose={() => setIsAdding(false)} />
      )}
      <p role="status" className={styles.note}>
        {access.said}
      </p>
    </section>
  )
}
