import type { Invited, User } from '@countinghouse/contract/erp/user'
import { activateUser, deactivateUser, resendInvitation, usersPage } from '@countinghouse/contract/erp/user'
import { text as offboardingText } from '@countinghouse/contract/erp/offboarding.text'
import { text } from '@countinghouse/contract/erp/user.text'
import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { permissionName } from '@countinghouse/contract/page'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { ask } from '../../../kit/dialog/confirm.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { useCan } from '../../../app/session/session.tsx'
import { UserLink } from './user-link.tsx'

type Props = {
  readonly user: User
  readonly isDirty: boolean
  /** Opens the offboarding dialog. */
  readonly onLeave: () => void
}

/** Activates, deactivates or offboards a user. */
export function UserActions({ user, isDirty, onLeave }: Props) {
  const language = useLanguage()
  const { t, formatInstant } = language
  const can = useCan()
  const write = useWrite(t(text.title))
  const [invited, setInvited] = useState<Invited | null>(null)
  const { id, version, name } = user

  function reasonFor(event: string, isMine = false): string | null {
    const right = permissionName(usersPage, event)
    if (!can(right)) return t(recordText.needsPermission, { right })
    if (isMine) return t(text.ownDeactivation)
    return isDirty ? t(recordText.saveFirst) : null
  }

  async function deactivate(): Promise<void> {
    const reason = await ask.text({
      title: t(text.deactivateTitle, { name }),
      body: t(text.deactivateBody),
      label: t(text.reason),
      confirm: t(text.deactivate),
    })
    if (reason === null) return
    const done = await write(deactivateUser, { id, version, reason })
    if (done !== null) showToast(language, { tone: 'done', message: t(text.deactivated, { name }) })
  }

  async function activate(): Promise<void> {
    const done = await write(activateUser, { id, version })
    if (done !== null) showToast(language, { tone: 'done', message: t(text.activated, { name }) })
  }

  function standing(): string | null {
    const { status, invitedUntil, deactivatedAt, deactivatedBy, deactivatedReason } = user
    if (status === 'invited')
      return invitedUntil === null ? t(text.linkOver) : t(text.invitedUntil, { when: formatInstant(invitedUntil) })
    if (deactivatedAt === null) return null
    const who = deactivatedBy ?? '–'
    return t(text.deactivatedBy, { who, when: formatInstant(deactivatedAt), reason: deactivatedReason ?? '' })
  }

  return (
    <>
      {user.status === 'inactive' ? (
        <ReasonButton variant="default" reason={reasonFor('deactivate')} onClick={() => void activate()}>
          {t(text.activate)}
        </ReasonButton>
      ) : (
        <ReasonButton variant="default" reason={reasonFor('deactivate', user.isMe)} onClick={() => void deactivate()}>
          {t(text.deactivate)}
        </ReasonButton>
      )}
      <ReasonButton
        variant="default"
        reason={reasonFor('deactivate', user.isMe)}
        aria-haspopup="dialog"
        onClick={onLeave}
      >
        {t(offboardingText.offboard)}
      </ReasonButton>
      {user.status === 'invited' && (
        <ReasonButton
          variant="default"
          reason={reasonFor('create')}
          onClick={() => void write(resendInvitation, { id }).then(setInvited)}
        >
          {t(text.newLink)}
        </ReasonButton>
      )}
      <span>{standing()}</span>
      {invited !== null && invited.link !== null && (
        <Dialog
          title={t(text.linkTitle, { name })}
          onClose={() => setInvited(null)}
          actions={<Button onClick={() => setInvited(null)}>{t(text.done)}</Button>}
        >
          <UserLink path={invited.link} />
        </Dialog>
      )}
    </>
  )
}
