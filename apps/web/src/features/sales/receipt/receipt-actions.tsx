import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { permissionName } from '@countinghouse/contract/page'
import type { Receipt } from '@countinghouse/contract/sales/receipt'
import { receiptsPage } from '@countinghouse/contract/sales/receipt'
import { text as reviewText } from '@countinghouse/contract/sales/offline-review.text'
import { text } from '@countinghouse/contract/sales/receipt.text'
import { registerPage } from '@countinghouse/contract/sales/register'
import type { ApprovalNeed } from '@countinghouse/contract/sales/till-approval'
import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { later } from '../../../app/offline/later.ts'
import { useCan } from '../../../app/session/session.tsx'
import drawer from '../../../kit/record/record-drawer.module.css'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { useApproval } from '../approval/use-approval.tsx'
import { useNeedWords } from '../approval/use-need-words.ts'
import { PrintReceipt } from './print-receipt.tsx'

const MailReceipt = later(async () => (await import('./mail-receipt.tsx')).MailReceipt)
const SettleReview = later(async () => (await import('./settle-review.tsx')).SettleReview)
const VoidReceipt = later(async () => (await import('./void-receipt.tsx')).VoidReceipt)

/** Printing, returning and voiding, each with the reason if it is not possible. */
export function ReceiptActions({ receipt }: { readonly receipt: Receipt }) {
  const { t } = useLanguage()
  const can = useCan()
  const navigate = useNavigate()
  const [open, setOpen] = useState<'print' | 'gift' | 'mail' | 'review' | 'void' | null>(null)
  const { id, kind, status, lines, isSessionOpen } = receipt
  const lacks = (right: string) => (can(right) ? null : t(recordText.needsPermission, { right }))
  const refusal = (event: string) => lacks(permissionName(registerPage, event))
  const needs: ApprovalNeed[] = can(permissionName(registerPage, 'void')) ? [] : [{ kind: 'void' }]
  const words = needs.map(useNeedWords({ currency: receipt.currency, number: receipt.number }))
  const approval = useApproval({ tillSessionId: receipt.tillSessionId, receiptUid: receipt.uid, needs, words })
  const hasReturns = lines.some(({ returnedQuantity }) => returnedQuantity > 0)
  const hasLeft = lines.some(({ quantity, returnedQuantity }) => returnedQuantity < quantity)
  const isSale = kind === 'sale' && status === 'completed'
  return (
    <>
      <div className={drawer.actions}>
        {status === 'completed' && (
          <ReasonButton
            variant="subtle"
            color="gray"
            px={8}
            reason={refusal('sell') ?? (isSessionOpen && !hasReturns ? null : t(text.notVoidable))}
            onClick={() => approval.run(() => setOpen('void'))}
          >
            {t(text.void)}
          </ReasonButton>
        )}
        {receipt.offline?.review === 'open' && (
          <ReasonButton
            variant="subtle"
            color="gray"
            px={8}
            reason={lacks(permissionName(receiptsPage, 'review'))}
            onClick={() => setOpen('review')}
          >
            {t(reviewText.settle)}
          </ReasonButton>
        )}
      </div>
      <div className={drawer.saves}>
        {can(permissionName(receiptsPage, 'send')) && (
          <Button variant="default" onClick={() => setOpen('mail')}>
            {t(text.mail)}
          </Button>
        )}
        <Button variant="default" onClick={() => setOpen('print')}>
          {t(text.print)}
        </Button>
        {isSale && (
          <Button variant="default" onClick={() => setOpen('gift')}>
            {t(text.printGift)}
          </Button>
        )}
        {isSale && (
          <ReasonButton
            reason={refusal('return') ?? (hasLeft ? null : t(text.allReturned))}
            onClick={() => void navigate({ to: registerPage.path, search: { return: id } as never })}
          >
            {t(text.startReturn)}
          </ReasonButton>
        )}
      </div>
      {approval.dialog}
      {(open === 'print' || open === 'gift') && (
        <PrintReceipt id={id} isGift={open === 'gift'} onDone={() => setOpen(null)} />
      )}
      <Suspense>{open === 'mail' && <MailReceipt id={id} onClose={() => setOpen(null)} />}</Suspense>
      <Suspense>{open === 'review' && <SettleReview receipt={receipt} onClose={() => setOpen(null)} />}</Suspense>
      <Suspense>{open === 'void' && <VoidReceipt receipt={receipt} onClose={() => setOpen(null)} />}</Suspense>
    </>
  )
}
