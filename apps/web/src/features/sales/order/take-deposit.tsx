import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { permissionName } from '@countinghouse/contract/page'
import { customerPayment } from '@countinghouse/contract/payments/customer-payment'
import { takeOrderDeposit } from '@countinghouse/contract/sales/order-deposit'
import { text } from '@countinghouse/contract/sales/order-progress.text'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useCan } from '../../../app/session/session.tsx'
import { timedUuid } from '../../../kit/document/timed-uuid.ts'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

type TakeDepositProps = {
  readonly id: number
  /** Whether the order waits for it. */
  readonly isAsked: boolean
}

/** Opens a draft payment of what is missing of the deposit, else of the order. */
export function TakeDeposit({ id, isAsked }: TakeDepositProps) {
  const { t } = useLanguage()
  const can = useCan()
  const navigate = useNavigate()
  const write = useWrite(t(text.deposit))
  const [uid] = useState(() => timedUuid(Math.floor(performance.timeOrigin + performance.now())))
  const right = permissionName(customerPayment.page, 'create')

  async function take(): Promise<void> {
    const opened = await write(takeOrderDeposit, { id, uid })
    if (opened !== null) await navigate({ to: customerPayment.page.path, search: { open: opened.id } as never })
  }

  return (
    <ReasonButton
      variant={isAsked ? 'filled' : 'default'}
      reason={can(right) ? null : t(recordText.needsPermission, { right })}
      onClick={() => void take()}
    >
      {t(text.takeDeposit)}
    </ReasonButton>
  )
}
