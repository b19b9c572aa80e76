import type { User } from '@countinghouse/contract/erp/user'
import { usersPage } from '@countinghouse/contract/erp/user'
import {
  revokeUserSessions,
  listUserSessions,
  requirePasswordChange,
  resetSecondFactor,
  resetUserPassword,
  setTemporaryPassword,
  setUserPin,
  unlockUser,
} from '@countinghouse/contract/erp/user-security'
import { text } from '@countinghouse/contract/erp/user-security.text'
import { text as userText } from '@countinghouse/contract/erp/user.text'
import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { permissionName } from '@countinghouse/contract/page'
import type { Route } from '@countinghouse/contract/route'
import type { Schema } from '@countinghouse/contract/schema'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { ask } from '../../../kit/dialog/confirm.ts'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import { tabId } from '../../../kit/record/record-tabs.tsx'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { later } from '../../../app/offline/later.ts'
import { routeQuery } from '../../../app/calls/queries.ts'
import { useCan } from '../../../app/session/session.tsx'
import { LoadFailure } from '../../../kit/report/load-failure.tsx'
import styles from './user.module.css'

const ShownOnce = later(async () => (await import('../../../kit/dialog/shown-once.tsx')).ShownOnce)

const commands = [
  { name: 'resetPassword', route: resetUserPassword },
  { name: 'setPassword', route: setTemporaryPassword },
  { name: 'requireChange', route: requirePasswordChange },
  { name: 'resetSecondFactor', route: resetSecondFactor },
  { name: 'unlock', route: unlockUser },
  { name: 'setPin', route: setUserPin },
  { name: 'revokeSessions', route: revokeUserSessions },
] as const

type Command = {
  readonly name: (typeof commands)[number]['name']
  readonly route: Route<typeof revokeUserSessions.input, Schema<unknown, unknown>>
}

/** Commands that return a secret. */
const shownNames = ['resetPassword', 'setPassword', 'setPin'] as const
type ShownName = (typeof shownNames)[number]

/** Sign-in methods and open sessions of a user, with actions for administrators. */
export function UserSecurity({ user, hasMail }: { readonly user: User; readonly hasMail: boolean }) {
  const language = useLanguage()
  const { t } = language
  const can = useCan()
  const write = useWrite(t(userText.title))
  const [shown, setShown] = useState<{ readonly name: ShownName; readonly words: string } | null>(null)
  const { id, name } = user

  function reasonFor({ name: command, route }: (typeof commands)[number]): string | null {
    const event = typeof route.access === 'string' ? '' : route.access.event
    const right = permissionName(usersPage, event)
    if (!can(right)) return t(recordText.needsPermission, { right })
    if (user.isMe) return t(text.notOneself)
    if (user.login === null) return t(text.noAccount)
    return command === 'resetSecondFactor' && !user.hasSecondFactor ? t(text.noSecondFactor) : null
  }

  async function run({ name: command, route }: Command): Promise<void> {
    const choice = await ask.confirm({
      title: t(text[`${command}Title`], { name }),
      body: t(command === 'setPassword' && !hasMail ? text.setPasswordBodyNoMail : text[`${command}Body`]),
      confirm: t(text[command]),
    })
    if (choice !== 'confirm') return
    const answer = (await write(route, { id })) as object | null
    if (answer === null) return
    const words = wordsOf(answer)
    if (isShown(command) && words !== null) return setShown({ name: command, words })
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
      <Suspense>
        {shown !== null && (
          <ShownOnce
            title={t(text[`${shown.name}Done`], { name })}
            purpose={t(text[`${shown.name}Words`])}
            words={shown.words}
            onClose={() => setShown(null)}
          />
        )}
      </Suspense>
    </div>
  )
}

function isShown(name: string): name is ShownName {
  return shownNames.some((known) => known === name)
}

/** The returned secret, to hand over. */
function wordsOf(answer: object): string | null {
  if ('link' in answer) return `${location.origin}${String(answer.link)}`
  if ('password' in answer) return String(answer.password)
  return 'pin' in answer ? String(answer.pin) : null
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
