import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { permissionName } from '@countinghouse/contract/page'
import { paidMembership, renewMembership } from '@countinghouse/contract/sales/paid-membership'
import { text } from '@countinghouse/contract/sales/paid-membership.text'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useCan } from '../../../app/session/session.tsx'
import { ask } from '../../../kit/dialog/confirm.ts'
import { timedUuid } from '../../../kit/document/timed-uuid.ts'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from '../order/order.module.css'

/** Sells the next period of a membership and opens it. Sent again, it is sold once. */
export function RenewMembership({ id }: { readonly id: number }) {
  const language = useLanguage()
  const { t } = language
  const can = useCan()
  const navigate = useNavigate()
  const write = useWrite(t(text.title))
  const [uid] = useState(() => timedUuid(Math.floor(performance.timeOrigin + performance.now())))
  const right = permissionName(paidMembership.page, 'sell')

  async function renew(): Promise<void> {
    const choice = await ask.confirm({
      title: t(text.renew),
      body: t(text.confirm_renew),
      confirm: t(text.renew),
      isDanger: false,
    })
    if (choice !== 'confirm') return
    const renewed = await write(renewMembership, { id, uid })
    if (renewed === null) return
    showToast(language, { tone: 'done', message: t(text.renewed) })
    await navigate({ to: paidMembership.page.path, search: { open: renewed.id } as never })
  }

  return (
    <div className={styles.action}>
      <ReasonButton reason={can(right) ? null : t(recordText.needsPermission, { right })} onClick={() => void renew()}>
        {t(text.renew)}
      </ReasonButton>
    </div>
  )
}
