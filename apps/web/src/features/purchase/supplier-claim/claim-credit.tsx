import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { permissionName } from '@countinghouse/contract/page'
import { startClaim, supplierClaim } from '@countinghouse/contract/purchase/supplier-claim'
import { text } from '@countinghouse/contract/purchase/supplier-claim.text'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useCan } from '../../../app/session/session.tsx'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

const right = permissionName(supplierClaim.page, 'create')

type ClaimCreditProps = {
  readonly orderId: number
  /** Of the supplier invoices of the order at least one is posted. */
  readonly hasPosted: boolean
}

/** Opens the draft claim of an order; starts one if there is none. */
export function ClaimCredit({ orderId, hasPosted }: ClaimCreditProps) {
  const { t } = useLanguage()
  const navigate = useNavigate()
  const write = useWrite(t(text.start))
  const mayClaim = useCan()(right)
  const [isBusy, setIsBusy] = useState(false)
  const reason = !mayClaim ? t(recordText.needsPermission, { right }) : hasPosted ? null : t(text.needsBill)

  async function claim(): Promise<void> {
    setIsBusy(true)
    const begun = await write(startClaim, { id: orderId })
    setIsBusy(false)
    if (begun !== null) await navigate({ to: supplierClaim.page.path, search: { open: begun.id } as never })
  }

  return (
    <ReasonButton variant="default" reason={reason} loading={isBusy} onClick={() => void claim()}>
      {t(text.start)}
    </ReasonButton>
  )
}
