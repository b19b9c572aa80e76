import { mostNote } from '@countinghouse/contract/sales/register'
import { text } from '@countinghouse/contract/sales/register.text'
import { text as unreceiptedText } from '@countinghouse/contract/sales/register-unreceipted.text'
import { text as approvalText } from '@countinghouse/contract/sales/till-approval.text'
import { Button } from '@mantine/core'
import type { RefObject } from 'react'
import { Suspense } from 'react'
import { Keys } from '../../../../app/keyboard/keys.tsx'
import { later } from '../../../../app/offline/later.ts'
import { formatAmount } from '../../../../kit/fields/amount.ts'
import { ask } from '../../../../kit/dialog/confirm.ts'
import { ReasonButton } from '../../../../ui/button/reason-button.tsx'
import { useLanguage } from '../../../../ui/language/language.tsx'
import approval from '../../approval/approval.module.css'
import { CartTotals } from './cart-totals.tsx'
import { CouponField } from './coupon-field.tsx'
import type { UsablePoints } from './use-points.ts'
import { CustomerPoints } from './customer-points.tsx'
import { CustomerField } from './customer-field.tsx'
import { EnrolCustomer } from './enrol-customer.tsx'
import { GiftVouchers } from './gift-vouchers.tsx'
import { NoteField } from './note-field.tsx'
import { ExchangeRow } from './exchange-row.tsx'
import { LastItem } from './last-item.tsx'
import { RateEntry } from './rate-entry.tsx'
import styles from './side.module.css'
import { changeSheet, clearCart } from '../state/tills-store.ts'
import type { Cart } from '../state/use-cart.ts'

const CustomerExemption = later(async () => (await import('./customer-exemption.tsx')).CustomerExemption)

type Props = {
  readonly cart: Cart
  /** Null: the customer has none. */
  readonly points: UsablePoints | null
  readonly storeId: number
  readonly currency: string
  /** What needs an approval, in words. */
  readonly approvals: readonly string[]
  readonly discountRef: RefObject<HTMLInputElement | null>
  /** Why nothing can be paid; null: it can. */
  readonly reason: string | null
  /** Why it cannot be paid in cash at once; null: it can. */
  readonly cashReason: string | null
  readonly onPay: () => void
  readonly onCash: () => void
  readonly onPark: () => void
  /** Takes the goods back without a receipt; null: not allowed, or there are none. */
  readonly onReturn: (() => void) | null
  readonly onLeave: () => void
}

/** Customer, discount of the total, totals, and the ways to go on. */
export function CartSide(props: Props) {
  const {
    cart,
    points,
    storeId,
    currency,
    approvals,
    discountRef,
    reason,
    cashReason,
    onPay,
    onCash,
    onPark,
    onReturn,
    onLeave,
  } = props
  const { t, locale } = useLanguage()
  const { sheet, balanceMinor, rows } = cart
  const amount = formatAmount(Math.abs(balanceMinor), currency, locale)

  async function clear(): Promise<void> {
    const answer = await ask.confirm({ title: t(text.clearSure), confirm: t(text.clear), isDanger: true })
    if (answer === 'confirm') clearCart()
    onLeave()
  }

  return (
    <>
      <LastItem cart={cart} storeId={storeId} currency={currency} />
      <div className={styles.fields}>
        <div>
          <CustomerField value={sheet.customerId} onLeave={onLeave} />
          {sheet.quote !== null && <p className={styles.quote}>{t(text.ofQuote, { number: sheet.quote.number })}</p>}
          {sheet.customerId === null && <EnrolCustomer onLeave={onLeave} />}
          {cart.exemption !== null && (
            <Suspense>
              <CustomerExemption exemption={cart.exemption} cart={cart} />
            </Suspense>
          )}
          {points !== null && <CustomerPoints points={points} currency={currency} />}
        </div>
        <RateEntry
          label={t(text.orderDiscount)}
          value={sheet.discountPpm}
          inputRef={discountRef}
          onChange={(discountPpm) => changeSheet(() => ({ discountPpm }))}
          onLeave={onLeave}
        />
        <div className={styles.whole}>
          <NoteField
            label={t(text.note)}
            value={sheet.note}
            maxLength={mostNote}
            onChange={(note) => changeSheet(() => ({ note }))}
            onLeave={onLeave}
          />
        </div>
        <div className={styles.pair}>
          <CouponField cart={cart} storeId={storeId} onLeave={onLeave} />
          <GiftVouchers sheet={sheet} storeId={storeId} currency={currency} onLeave={onLeave} />
        </div>
      </div>
      <div className={styles.foot}>
        {sheet.exchange !== null && <ExchangeRow exchange={sheet.exchange} onLeave={onLeave} />}
        <CartTotals cart={cart} currency={currency} />
        {approvals.length > 0 && (
          <p className={approval.note} role="status">
            <span>{t(approvalText.needed)}:</span>
            {approvals.map((words) => (
              <bdi key={words}>{words}</bdi>
            ))}
          </p>
        )}
        <ReasonButton className={styles.pay} reason={reason} aria-keyshortcuts="F9" onClick={onPay}>
          <span>
            {balanceMinor === 0 && sheet.exchange !== null
              ? t(text.payNothing)
              : t(balanceMinor < 0 ? text.refundAmount : text.payAmount, { amount })}
          </span>
          <Keys keys="f9" />
        </ReasonButton>
        <div className={styles.ways}>
          <ReasonButton variant="default" size="md" reason={cashReason} aria-keyshortcuts="F10" onClick={onCash}>
            {t(text.exactCash)} <Keys keys="f10" />
          </ReasonButton>
          <ReasonButton variant="default" size="md" reason={reason} aria-keyshortcuts="F8" onClick={onPark}>
            {t(text.park)} <Keys keys="f8" />
          </ReasonButton>
          {onReturn !== null && (
            <ReasonButton
              variant="subtle"
              color="gray"
              size="md"
              reason={sheet.customerId === null ? t(unreceiptedText.unreceiptedCustomer) : null}
              onClick={onReturn}
            >
              {t(unreceiptedText.unreceipted)}
            </ReasonButton>
          )}
          {(rows.length + sheet.vouchers.length > 0 || sheet.exchange !== null) && (
            <Button variant="subtle" color="gray" size="md" onClick={() => void clear()}>
              {t(text.clear)}
            </Button>
          )}
        </div>
      </div>
    </>
  )
}
