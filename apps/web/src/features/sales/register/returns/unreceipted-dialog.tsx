import { text as dialogText } from '@countinghouse/contract/kit/dialog.text'
import type { CompleteSale, Register, TillChoice } from '@countinghouse/contract/sales/register'
import { registerPage } from '@countinghouse/contract/sales/register'
import { text } from '@countinghouse/contract/sales/register.text'
import { text as unreceiptedText } from '@countinghouse/contract/sales/register-unreceipted.text'
import { permissionName } from '@countinghouse/contract/page'
import type { ApprovalNeed } from '@countinghouse/contract/sales/till-approval'
import { completeUnreceipted, valueUnreceipted } from '@countinghouse/contract/sales/unreceipted-return'
import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../app/calls/call.ts'
import { failureText } from '../../../../app/calls/failure-text.ts'
import { isOutcomeUnknown } from '../../../../app/calls/idempotency-key.ts'
import { invalidateStale, routeQuery } from '../../../../app/calls/queries.ts'
import { useCan } from '../../../../app/session/session.tsx'
import { formatAmount } from '../../../../kit/fields/amount.ts'
import { ReasonButton } from '../../../../ui/button/reason-button.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { PlainField } from '../../../../ui/field/plain-field.tsx'
import { useLanguage } from '../../../../ui/language/language.tsx'
import { useApproval } from '../../approval/use-approval.tsx'
import { useNeedWords } from '../../approval/use-need-words.ts'
import { isUnapproved } from '../pay/use-sale.ts'
import { instantNow } from '../state/instant-now.ts'
import { clearCart } from '../state/tills-store.ts'
import type { Cart } from '../state/use-cart.ts'
import { UnreceiptedLines } from './unreceipted-lines.tsx'
import styles from './returns.module.css'

type Props = {
  readonly till: TillChoice
  readonly register: Register
  readonly cart: Cart
  readonly onDone: (completed: CompleteSale) => void
  readonly onClose: () => void
}

/** Takes the goods of the cart back without a receipt, for store credit of its customer. */
export function UnreceiptedDialog({ till, register, cart, onDone, onClose }: Props) {
  const language = useLanguage()
  const { t, locale } = language
  const can = useCan()
  const queryClient = useQueryClient()
  const { currency, mostRefundMinor } = register
  const { sold, sheet } = cart
  const [unstocked, setUnstocked] = useState<readonly number[]>([])
  const [reason, setReason] = useState('')
  const [isIdentified, setIsIdentified] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const tillSessionId = till.session?.id ?? 0
  const lines = sold.map(({ id, quantity }) => ({ variantId: id, quantity, isRestocked: !unstocked.includes(id) }))
  const { customerId } = sheet
  const asked = { tillSessionId, customerId, lines: lines.map((line) => ({ ...line, isRestocked: true })) }
  const { data: value, error } = useQuery({ ...routeQuery(valueUnreceipted, asked), refetchOnMount: 'always' })
  const grossMinor = value?.grossMinor ?? 0
  const isUnsold = value?.unitMinor.includes(null) === true
  const mayAlone = can(permissionName(registerPage, 'return_unreceipted'))
  const mayBeyond = can(permissionName(registerPage, 'return_policy'))
  const kept = sold.filter((_, place) => !mayBeyond && value?.isReturnable[place] === false)
  const needs: ApprovalNeed[] = [
    ...kept.map(({ id }) => ({ kind: 'return_policy' as const, variantId: id })),
    ...(mayAlone ? [] : [{ kind: 'unreceipted' as const, value: grossMinor }]),
    ...(mostRefundMinor !== null && grossMinor > mostRefundMinor
      ? [{ kind: 'refund' as const, value: grossMinor }]
      : []),
  ]
  const names = new Map(kept.map(({ id, item }) => [id, item.name]))
  const reasons = new Map(kept.map(({ id }) => [id, t(text.returnRefusal_never)]))
  const words = needs.map(useNeedWords({ currency, names, reasons }))
  const approval = useApproval({ tillSessionId, receiptUid: sheet.returnUid, needs, words })

  async function complete(): Promise<void> {
    if (sheet.customerId === null || isSending) return
    setIsSending(true)
    setProblem(null)
    const { returnUid: uid, customerId } = sheet
    const body = {
      uid,
      tillSessionId,
      customerId,
      isIdentified: true as const,
      soldAt: instantNow(),
      reason,
      lines,
      grossMinor,
    }
    try {
      const completed = await call(completeUnreceipted, body, { idempotencyKey: uid })
      clearCart()
      await invalidateStale(queryClient, completeUnreceipted)
      onDone(completed)
    } catch (failure) {
      if (isUnapproved(failure)) approval.forget()
      setProblem(isOutcomeUnknown(failure) ? t(text.unanswered) : failureText(language, failure, t(registerPage.title)))
      setIsSending(false)
    }
  }

  const missing = isUnsold
    ? unreceiptedText.unreceiptedUnsold
    : reason.trim() === ''
      ? text.reasonMissing
      : isIdentified
        ? null
        : unreceiptedText.unreceiptedIdentity
  return (
    <Dialog
      title={t(unreceiptedText.unreceipted)}
      onClose={onClose}
      isWide
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t(dialogText.cancel)}
          </Button>
          <ReasonButton
            reason={missing === null ? null : t(missing)}
            loading={isSending || value === undefined}
            onClick={() => approval.run(() => void complete())}
          >
            {t(unreceiptedText.unreceiptedComplete, { amount: formatAmount(grossMinor, currency, locale) })}
          </ReasonButton>
        </>
      }
    >
      <div className={styles.unreceipted}>
        <p>{t(unreceiptedText.unreceiptedLead)}</p>
        {error !== null && <p role="alert">{failureText(language, error, t(registerPage.title))}</p>}
        {value !== undefined && (
          <UnreceiptedLines
            rows={sold}
            unitMinor={value.unitMinor}
            currency={currency}
            unstocked={unstocked}
            onUnstocked={setUnstocked}
          />
        )}
        <PlainField label={t(text.reason)}>
          {(control) => (
            <input
              {...control}
              data-autofocus
              maxLength={500}
              value={reason}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
            />
          )}
        </PlainField>
        <label className={styles.restock}>
          <input
            type="checkbox"
            checked={isIdentified}
            onChange={({ currentTarget }) => setIsIdentified(currentTarget.checked)}
          />
          {t(unreceiptedText.identified)}
        </label>
        {problem !== null && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
      </div>
      {approval.dialog}
    </Dialog>
  )
}
