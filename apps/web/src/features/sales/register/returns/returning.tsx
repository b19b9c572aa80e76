import type { CompleteSale, Register, TillChoice } from '@countinghouse/contract/sales/register'
import { registerPage } from '@countinghouse/contract/sales/register'
import { text } from '@countinghouse/contract/sales/register.text'
import type { Receipt } from '@countinghouse/contract/sales/receipt'
import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { permissionName } from '@countinghouse/contract/page'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useCan } from '../../../../app/session/session.tsx'
import { ReasonButton } from '../../../../ui/button/reason-button.tsx'
import { PlainField } from '../../../../ui/field/plain-field.tsx'
import page from '../../../../ui/display/page.module.css'
import { useLanguage } from '../../../../ui/language/language.tsx'
import { useApproval } from '../../approval/use-approval.tsx'
import { DonePanel } from '../pay/done-panel.tsx'
import { PayPanel } from '../pay/pay-panel.tsx'
import styles from '../register.module.css'
import { changeReturn, changeSheet, useTills } from '../state/tills-store.ts'
import { useTillKeys } from '../use-till-keys.ts'
import { emptyReturn } from '../state/tills-state.ts'
import { refundTypes, refusedGoods, returnedLines } from './returned-lines.ts'
import { useReturnNeeds } from './use-return-needs.ts'
import { returnQuantityId, ReturnLines } from './return-lines.tsx'
import { useReturn } from './use-return.ts'

type Props = {
  readonly receipt: Receipt
  readonly till: TillChoice
  readonly register: Register
  readonly onLeave: () => void
}

const untouched = emptyReturn()
const nothing = () => undefined

/** Lines that come back on one side, reason and refund on the other. */
export function Returning({ receipt, till, register, onLeave }: Props) {
  const { t } = useLanguage()
  const can = useCan()
  const { currency } = register
  const { id } = receipt
  const draft = useTills((tills) => tills.returns[id]) ?? untouched
  const [done, setDone] = useState<CompleteSale | null>(null)
  const lines = returnedLines(receipt, draft)
  const grossMinor = lines.reduce((sum, line) => sum + line.grossMinor, 0)
  const paidTypeIds = [
    ...receipt.tenders.map(({ paymentTypeId }) => paymentTypeId),
    ...receipt.refundable.flatMap(({ paymentTypeId, leftMinor }) => (leftMinor > 0 ? (paymentTypeId ?? []) : [])),
  ]
  const types = refundTypes(till, paidTypeIds)
  const refused = refusedGoods(receipt, lines)
  const { refundable } = receipt
  const back = { refused, refundable, refundMinor: grossMinor, tenders: draft.tenders, types }
  const { needs, words, refusal: boundRefusal } = useReturnNeeds(back, register)
  const asked = { tillSessionId: till.session?.id ?? 0, receiptUid: draft.uid, needs, words }
  const approval = useApproval(asked)
  const returning = useReturn({ receipt, till, lines, grossMinor, types, onUnapproved: approval.forget })
  const right = permissionName(registerPage, 'return')
  const isSent = draft.sent !== null
  useTillKeys({
    quantity: () => document.getElementById(returnQuantityId(receipt.lines[0]?.lineNo ?? 1))?.focus(),
    customer: nothing,
    discount: nothing,
    orderDiscount: nothing,
    park: nothing,
    pay: nothing,
    cash: nothing,
    back: () => void (isSent || onLeave()),
  })

  async function complete(): Promise<void> {
    const completed = await returning.complete()
    if (completed !== null) setDone(completed)
  }

  /** The goods pay for others, which are scanned next. */
  function exchange(): void {
    const { uid, reason: given } = draft
    changeSheet(({ customerId }) => ({
      customerId: customerId ?? receipt.customerId,
      tenders: [],
      exchange: {
        uid,
        receiptId: id,
        number: receipt.number,
        reason: given.trim(),
        lines: lines.map(({ lineNo, quantity, isRestocked, serialNos }) => ({
          lineNo,
          quantity,
          isRestocked,
          serialNos,
        })),
        grossMinor,
        refundable: [...refundable],
        paidTypeIds,
        refused,
      },
    }))
    onLeave()
  }

  const reason = !can(right)
    ? t(recordText.needsPermission, { right })
    : lines.length === 0
      ? t(text.nothingReturned)
      : draft.reason.trim() === ''
        ? t(text.reasonMissing)
        : null
  const sellRight = permissionName(registerPage, 'sell')
  const exchangeReason = !can(sellRight)
    ? t(recordText.needsPermission, { right: sellRight })
    : till.allowsExchange
      ? reason
      : t(text.exchangeNotOffered)
  return (
    <section className={styles.till} data-side={done === null ? 'return' : 'payment'}>
      <header className={styles.bar}>
        <div className={styles.heading}>
          <h1 className={page.title} tabIndex={-1}>
            {t(text.returnTitle, { number: receipt.number })}
          </h1>
          <p className={styles.context}>
            <bdi>{till.name}</bdi>
            <bdi>{till.store}</bdi>
          </p>
        </div>
        {done === null && (
          <Button variant="default" aria-keyshortcuts="Escape" disabled={isSent} onClick={onLeave}>
            {t(text.backToSale)}
          </Button>
        )}
      </header>
      <section className={styles.cart} aria-label={t(text.returnLines)} inert={isSent || done !== null}>
        <ReturnLines receipt={receipt} draft={draft} currency={currency} />
      </section>
      <section className={styles.side} aria-label={t(text.refund)}>
        {done === null ? (
          <>
            <PlainField label={t(text.reason)}>
              {(control) => (
                <input
                  {...control}
                  maxLength={500}
                  disabled={isSent}
                  value={draft.reason}
                  onChange={({ currentTarget: { value } }) => changeReturn(id, () => ({ reason: value }))}
                />
              )}
            </PlainField>
            <ReasonButton variant="default" reason={exchangeReason} disabled={isSent} onClick={exchange}>
              {t(text.exchange)}
            </ReasonButton>
            <PayPanel
              storeId={till.storeId}
              grossMinor={grossMinor}
              currency={currency}
              types={types}
              isRefund
              tenders={draft.tenders}
              onTenders={(tenders) => changeReturn(id, () => ({ tenders: [...tenders] }))}
              refusal={returning.refusal}
              isSending={returning.isSending}
              isSent={isSent}
              complete={t(text.completeReturn)}
              reason={reason ?? boundRefusal}
              hasFocus={false}
              onComplete={() => approval.run(() => void complete())}
              onBack={null}
            />
          </>
        ) : (
          <DonePanel receipt={done} currency={currency} isReturn next={t(text.backToSale)} onNext={onLeave} />
        )}
      </section>
      {approval.dialog}
    </section>
  )
}
