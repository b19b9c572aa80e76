import { mostVouchers } from '@countinghouse/contract/sales/register'
import { text } from '@countinghouse/contract/sales/register.text'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { amountIssue, formatAmount, parseAmount } from '../../../../kit/fields/amount.ts'
import { IconButton } from '../../../../ui/button/icon-button.tsx'
import { CodeField } from '../../../../ui/field/code-field.tsx'
import { useLanguage } from '../../../../ui/language/language.tsx'
import { changeSheet } from '../state/tills-store.ts'
import styles from './side.module.css'

type Props = {
  /** Units: minor units. */
  readonly amounts: readonly number[]
  readonly currency: string
  readonly onLeave: () => void
}

/** Takes the amount of a gift voucher to sell, and lists those of the sale. */
export function GiftVouchers({ amounts, currency, onLeave }: Props) {
  const { t, locale } = useLanguage()
  const [entered, setEntered] = useState('')
  const [problem, setProblem] = useState<string>()

  function add(): void {
    if (entered.trim() === '') return
    const minor = parseAmount(entered, currency)
    const issue = minor === null ? amountIssue(entered, currency) : null
    if (minor === null || minor <= 0)
      return setProblem(issue === null ? t(text.badAmount) : t(issue.text, issue.params))
    if (amounts.length >= mostVouchers) return setProblem(t(text.tooManyVouchers, { count: mostVouchers }))
    changeSheet(({ vouchers }) => ({ vouchers: [...vouchers, minor], tenders: [] }))
    setEntered('')
    setProblem(undefined)
    onLeave()
  }

  return (
    <div className={styles.coupon}>
      <CodeField
        label={t(text.sellVoucher)}
        problem={problem}
        inputMode="decimal"
        maxLength={16}
        value={entered}
        onType={(value) => {
          setEntered(value)
          setProblem(undefined)
        }}
        onEnter={add}
      />
      {amounts.length > 0 && (
        <ul className={styles.coupons} aria-label={t(text.giftVouchers)}>
          {amounts.map((minor, place) => {
            const amount = formatAmount(minor, currency, locale)
            return (
              <li key={`${String(place)} ${String(minor)}`}>
                <bdi>{t(text.giftVoucherOf, { amount })}</bdi>
                <IconButton
                  label={t(text.removeVoucher, { amount })}
                  onClick={() =>
                    changeSheet(({ vouchers }) => ({
                      vouchers: vouchers.filter((_, other) => other !== place),
                      tenders: [],
                    }))
                  }
                >
                  <IconX size={16} stroke={1.75} />
                </IconButton>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
