import { text } from '@countinghouse/contract/auth/account.text'
import type { OwnSession } from '@countinghouse/contract/auth/own-session'
import { revokeOtherSessions, revokeOwnSession, listOwnSessions } from '@countinghouse/contract/auth/own-session'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import { AccountCard } from './account-card.tsx'
import styles from './account.module.css'

/** Every running session of the person in this company; each can be ended but this one. */
export function AccountSessions() {
  const language = useLanguage()
  const { t } = language
  const query = useQuery(routeQuery(listOwnSessions, {}))
  const write = useWrite(t(text.title))
  const sessions = query.data?.items ?? []

  async function revokeOthers(): Promise<void> {
    const answer = await write(revokeOtherSessions, {})
    if (answer !== null) showToast(language, { tone: 'done', message: t(text.endedOthers, { count: answer.ended }) })
  }

  return (
    <AccountCard
      title={t(text.sessions)}
      rowActions={
        sessions.length > 1 && (
          <Button variant="default" onClick={() => void revokeOthers()}>
            {t(text.revokeOthers)}
          </Button>
        )
      }
    >
      {query.isError && <p role="alert">{query.error.message}</p>}
      <ul className={styles.lines} aria-busy={query.isPending}>
        {sessions.map((session) => (
          <Line key={session.id} session={session} onEnd={() => void write(revokeOwnSession, { id: session.id })} />
        ))}
      </ul>
    </AccountCard>
  )
}

function Line({ session, onEnd }: { readonly session: OwnSession; readonly onEnd: () => void }) {
  const { t, formatInstant } = useLanguage()
  const device = session.device || t(text.unknownDevice)
  const facts = [
    t(text.sessionDetails, { ip: session.ip ?? '–', time: formatInstant(session.lastSeenAt) }),
    t(text.sessionSince, { time: formatInstant(session.issuedAt) }),
    session.store,
    t(text[`level_${session.level}`]),
  ]
  return (
    <li className={styles.line}>
      <div>
        <strong>
          <bdi>{device}</bdi>
        </strong>{' '}
        {session.isThis && <span className={styles.state}>{t(text.thisSession)}</span>}
        <p className={styles.facts}>{facts.filter((fact) => fact !== null).join(' · ')}</p>
        {session.impersonator !== null && (
          <p className={styles.seen}>{t(text.seenBy, { name: session.impersonator })}</p>
        )}
      </div>
      {!session.isThis && (
        <Button variant="default" size="compact-sm" aria-label={t(text.revokeSessionOf, { device })} onClick={onEnd}>
          {t(text.revokeSession)}
        </Button>
      )}
    </li>
  )
}
