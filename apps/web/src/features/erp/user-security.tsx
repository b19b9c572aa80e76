import type { User } from '@countinghouse/contract/erp/user'
import { usersPage } from '@countinghouse/contract/erp/user'
import {
  endUserSessions,
  listUserSessions,
  requirePasswordChange,
  resetSecondFactor,
  resetUserPassword,
  unlockUser,
} from '@countinghouse/contract/erp/user-security'
import { text } from '@countinghouse/contract/erp/user-security.text'
import { text as userText } from '@countinghouse/contract/erp/user.text'
import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { permissionName } from '@countinghouse/contract/page'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../../kit/ask.ts'
import { Dialog } from '../../kit/dialog.tsx'
import { ReasonButton } from '../../kit/reason-button.tsx'
import { tabId } from '../../kit/record-tabs.tsx'
import { showToast } from '../../kit/toast.tsx'
import { useWrite } from '../../kit/use-write.ts'
import { useLanguage } from '../../shell/language.tsx'
import { routeQuery } from '../../shell/queries.ts'
import { useCan } from '../../shell/session.tsx'
import { LoadFailure } from './load-failure.tsx'
import { UserLink } from './user-link.tsx'
import styles from './user.module.css'

const commands = [
  { name: 'resetPassword', route: resetUserPassword },
  { name: 'requireChange', route: requirePasswordChange },
  { name: 'resetSecondFactor', route: resetSecondFactor },
  { name: 'unlock', route: unlockUser },
  { name: 'endSessions', route: endUserSessions },
] as const

/** How somebody signs in, where he is signed in, and what an administrator can do about it. */
export function UserSecurity({ user }: { readonly user: User }) {
  const language = useLanguage()
  const { t } = language
  const can = useCan()
  const write = useWrite(t(userText.title))
  const [link, setLink] = useState<string | null>(null)
  const { id, name } = user

  function reasonFor({ name: command, route }: (typeof commands)[number]): string | null {
    const event = typeof route.access === 'string' ? '' : route.access.event
    const right = permissionName(usersPage, event)
    if (!can(right)) return t(recordText.needsRight, { right })
    if (user.isMe) return t(text.notOneself)
    if (user.login === null) return t(text.noAccount)
    return command === 'resetSecondFactor' && !user.hasSecondFactor ? t(text.noSecondFactor) : null
  }

  async function run({ name: command, route }: (typeof commands)[number]): Promise<void> {
    const choice = await ask.confirm({
      title: t(text[`${command}Title`], { name }),
      body: t(text[`${command}Body`]),
      confirm: t(text[command]),
    })
    if (choice !== 'confirm') return
    if (command === 'resetPassword') {
      const made = await write(resetUserPassword, { id })
      return setLink(made?.link ?? null)
    }
    if ((await write(route, { id })) === null) return
    showToast(language, { tone: 'done', message: t(text[`${command}Done`], { name }) })
  }

  return (
    <div id="record-panel" role="tabpanel" aria-labelledby={tabId('security')} className={styles.body} tabIndex={0}>
      <section aria-labelledby="user-account">
        <h2 id="user-account" className={styles.heading}>
          {t(text.account)}
        </h2>
        <ul className={styles.facts}>
          <li>
            <span className={styles.quiet}>{t(userText.login)}</span>
            <bdi>{user.login ?? t(text.noAccount)}</bdi>
          </li>
          <li>
            <span className={styles.quiet}>{t(userText.hasSecondFactor)}</span>
            <span>{t(user.hasSecondFactor ? text.isOn : text.isOff)}</span>
          </li>
        </ul>
      </section>
      <div className={styles.ways}>
        {commands.map((command) => (
          <ReasonButton
            key={command.name}
            variant="default"
            reason={reasonFor(command)}
            onClick={() => void run(command)}
          >
            {t(text[command.name])}
          </ReasonButton>
        ))}
      </div>
      <Sessions id={id} />
      {link !== null && (
        <Dialog
          title={t(text.resetPasswordDone, { name })}
          onClose={() => setLink(null)}
          actions={<Button onClick={() => setLink(null)}>{t(userText.done)}</Button>}
        >
          <UserLink path={link} words={t(text.resetPasswordWords)} />
        </Dialog>
      )}
    </div>
  )
}

function Sessions({ id }: { readonly id: number }) {
  const { t, formatInstant } = useLanguage()
  const query = useQuery(routeQuery(listUserSessions, { id }))
  return (
    <section aria-labelledby="user-sessions">
      <h2 id="user-sessions" className={styles.heading}>
        {t(userText.openSessions)}
      </h2>
      {query.isError && query.data === undefined && (
        <LoadFailure what={t(text.failed)} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.data?.items.length === 0 && <p className={styles.note}>{t(text.noSessions)}</p>}
      <ul className={styles.facts}>
        {query.data?.items.map((session) => (
          <li key={session.id}>
            <bdi>{session.device === '' ? t(text.unknownDevice) : session.device}</bdi>
            <bdi className={styles.quiet}>{session.store}</bdi>
            <bdi className={styles.quiet}>{session.ip}</bdi>
            <span className={styles.quiet}>{t(text.seen, { when: formatInstant(session.lastSeenAt) })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
