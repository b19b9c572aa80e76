import type { Exception } from '@countinghouse/contract/desk/exception'
import { closeException, listExceptions, retryException, assignException } from '@countinghouse/contract/desk/exception'
import { text } from '@countinghouse/contract/desk/inbox.text'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ask } from '../../../kit/dialog/confirm.ts'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import { DeskStates } from './desk-states.tsx'
import styles from './inbox.module.css'
import { useWrite } from '../../../kit/record-edit/use-write.ts'

/** Open exceptions with their cause and actions. */
export function ExceptionsTab() {
  const { t } = useLanguage()
  const query = useQuery(routeQuery(listExceptions, {}))
  const items = query.data?.items ?? []
  return (
    <DeskStates query={query} isEmpty={items.length === 0} empty={t(text.nothingWrong)}>
      <ul className={styles.cards}>
        {items.map((exception) => (
          <li key={exception.id} className={styles.card}>
            <Facts exception={exception} />
            {exception.canAct && <Actions exception={exception} />}
          </li>
        ))}
      </ul>
    </DeskStates>
  )
}

function Facts({ exception }: { readonly exception: Exception }) {
  const { t, locale, formatInstant } = useLanguage()
  const { title, label, cause, severity, owner, occurrences, lastSeenAt, isRetrying } = exception
  return (
    <>
      <p className={styles.kind}>
        <span className={styles.severity} data-severity={severity}>
          {t(severity === 'error' ? text.severity_error : text.severity_warning)}
        </span>
        {' · '}
        {title[locale]}
      </p>
      <h2 className={styles.label}>
        <bdi>{label}</bdi>
      </h2>
      <p>{cause}</p>
      <p className={styles.facts}>
        <span>{t(text.occurrences, { count: occurrences })}</span>
        <span>{t(text.lastSeen, { when: formatInstant(lastSeenAt) })}</span>
        {isRetrying && <span>{t(text.retrying)}</span>}
        <span>{owner === null ? t(text.noOwner) : t(text.owner, { name: owner })}</span>
      </p>
    </>
  )
}

function Actions({ exception }: { readonly exception: Exception }) {
  const language = useLanguage()
  const { t } = language
  const write = useWrite(t(text.title))
  const { id, label, address, isMine, canRetry } = exception

  async function retry(): Promise<void> {
    const answer = await write(retryException, { id })
    if (answer === null) return
    const outcome = answer.isRetrying ? 'retryStarted' : answer.status === 'resolved' ? 'retryDone' : 'retryFailed'
    showToast(language, {
      tone: outcome === 'retryFailed' ? 'error' : 'done',
      message: t(text[outcome], { label }),
    })
  }

  async function close(as: 'resolved' | 'dismissed'): Promise<void> {
    const confirm = t(as === 'resolved' ? text.fixed : text.dismiss)
    const reason = await ask.text({ title: t(text.closeTitle, { label }), label: t(text.reason), confirm })
    if (reason !== null) await write(closeException, { id, as, reason })
  }

  return (
    <div className={styles.actions}>
      {address.startsWith('#') ? (
        <a href={address} className={styles.fix}>
          {t(text.fix)}
        </a>
      ) : (
        <Link to={address} className={styles.fix}>
          {t(text.fix)}
        </Link>
      )}
      {!isMine && (
        <Button variant="default" onClick={() => void write(assignException, { id })}>
          {t(text.take)}
        </Button>
      )}
      <Button variant="default" onClick={() => void close('dismissed')}>
        {t(text.dismiss)}
      </Button>
      <Button variant="default" onClick={() => void close('resolved')}>
        {t(text.fixed)}
      </Button>
      {canRetry && <Button onClick={() => void retry()}>{t(text.retry)}</Button>}
    </div>
  )
}
