import { mostVouchers, registerPage } from '@countinghouse/contract/sales/register'
import { text as voucherText } from '@countinghouse/contract/sales/register-voucher.text'
import { isVoucherCode } from '@countinghouse/contract/sales/register-voucher'
import { text } from '@countinghouse/contract/sales/register.text'
import { IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { failureText } from '../../../../app/calls/failure-text.ts'
import { amountIssue, formatAmount, parseAmount } from '../../../../kit/fields/amount.ts'
import { IconButton } from '../../../../ui/button/icon-button.tsx'
import { CodeField } from '../../../../ui/field/code-field.tsx'
import { useLanguage } from '../../../../ui/language/language.tsx'
import type { Sheet } from '../state/tills-state.ts'
import { changeSheet } from '../state/tills-store.ts'
import styles from './side.module.css'
import { takeGiftCard } from './take-gift-card.ts'

type Props = {
  readonly sheet: Pick<Sheet, 'vouchers' | 'giftCard'>
  readonly storeId: number
  readonly currency: string
  readonly onLeave: () => void
}

/** Takes the amount of a gift voucher or the code of a gift card to sell, and lists those of the sale. */
export function GiftVouchers({ sheet: { vouchers, giftCard }, storeId, currency, onLeave }: Props) {
  const language = useLanguage()
  const { t, locale } = language
  const [entered, setEntered] = useState('')
  const [problem, setProblem] = useState<string>()
  const field = useRef<HTMLInputElement>(null)

  // A card whose amount the buyer chooses was scanned.
  useEffect(() => {
    if (giftCard !== null) field.current?.focus()
  }, [giftCard])

  async function addCard(): Promise<void> {
    try {
      const issue = await takeGiftCard(storeId, entered)
      if (issue !== null) return setProblem(t(issue, { count: mostVouchers }))
      leave(false)
    } catch (error) {
      setProblem(failureText(language, error, t(registerPage.title)))
    }
  }

  function add(): void {
    if (entered.trim() === '') return changeSheet(() => ({ giftCard: null }))
    if (isVoucherCode(entered)) return void addCard()
    const amountMinor = parseAmount(entered, currency)
    const issue = amountMinor === null ? amountIssue(entered, currency) : null
    if (amountMinor === null || amountMinor <= 0)
      return setProblem(issue === null ? t(text.badAmount) : t(issue.text, issue.params))
    if (vouchers.length >= mostVouchers) return setProblem(t(voucherText.tooManyVouchers, { count: mostVouchers }))
    changeSheet((sheet) => ({
      vouchers: [...sheet.vouchers, { amountMinor, card: giftCard }],
      giftCard: null,
      tenders: [],
    }))
    leave(true)
  }

  function leave(isDone: boolean): void {
    setEntered('')
    setProblem(undefined)
    if (isDone) onLeave()
  }

  return (
    <div className={styles.coupon}>
      <CodeField
        label={giftCard === null ? t(voucherText.sellVoucher) : t(voucherText.giftCardAmount, { name: giftCard.name })}
        hint={t(giftCard === null ? voucherText.sellVoucherHint : voucherText.giftCardHint)}
        problem={problem}
        inputRef={field}
        maxLength={40}
        value={entered}
        onType={(value) => {
          setEntered(value)
          setProblem(undefined)
        }}
        onEnter={add}
      />
      {vouchers.length > 0 && (
        <ul className={styles.coupons} aria-label={t(text.giftVouchers)}>
          {vouchers.map(({ amountMinor, card }, place) => {
            const amount = formatAmount(amountMinor, currency, locale)
            return (
              <li key={`${String(place)} ${String(amountMinor)}`}>
                <bdi>
                  {card === null
                    ? t(voucherText.giftVoucherOf, { amount })
                    : t(voucherText.giftCardOf, { name: card.name, amount })}
                </bdi>
                <IconButton
                  label={t(voucherText.removeVoucher, { amount })}
                  onClick={() =>
                    changeSheet((sheet) => ({
                      vouchers: sheet.vouchers.filter((_, other) => other !== place),
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
