import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { permissionName } from '@countinghouse/contract/page'
import { delivery, deliverOrder } from '@countinghouse/contract/sales/delivery'
import { text } from '@countinghouse/contract/sales/delivery.text'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useCan } from '../../../app/session/session.tsx'
import { timedUuid } from '../../../kit/document/timed-uuid.ts'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

/** Starts a delivery of what is reserved for an order, or of everything open. */
export function DeliverOrder({ id }: { readonly id: number }) {
  const { t } = useLanguage()
  const can = useCan()
  const navigate = useNavigate()
  const write = useWrite(t(text.title))
  const [uid] = useState(() => timedUuid(Math.floor(performance.timeOrigin + performance.now())))
  const right = permissionName(delivery.page, 'create')

  async function deliver(): Promise<void> {
    const opened = await write(deliverOrder, { id, uid })
    if (opened !== null) await navigate({ to: delivery.page.path, search: { open: opened.id } as never })
  }

  return (
    <ReasonButton reason={can(right) ? null : t(recordText.needsPermission, { right })} onClick={() => void deliver()}>
      {t(text.deliver)}
    </ReasonButton>
  )
}
