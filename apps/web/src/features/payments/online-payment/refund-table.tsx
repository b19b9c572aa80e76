import type { getCardPayment } from '@countinghouse/contract/payments/card-payment'
import { text } from '@countinghouse/contract/payments/card-payment.text'
import type { OutputOfRoute } from '@countinghouse/contract/route'
import { formatAmount } from '../../../kit/fields/amount.ts'
import type { Tone } from '../../../ui/display/state-word.tsx'
import { StateWord } from '../../../ui/display/state-word.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './online-payment.module.css'

type Refunds = OutputOfRoute<typeof getCardPayment>['refunds']

const tones: Readonly<Record<Refunds[number]['status'], Tone>> = {
  requested: 'info',
  succeeded: 'success',
  failed: 'danger',
}

/** Refunds of a payment, latest first. */
export function RefundTable({ refunds, currency }: { readonly refunds: Refunds; readonly currency: string }) {
  const { t, locale, formatInstant } = useLanguage()
  if (refunds.length === 0) return null
  return (
    <table className={styles.table} aria-label={t(text.refunds)}>
      <thead>
        <tr>
          <th scope="col">{t(text.refunds)}</th>
          <th scope="col">{t(text.status)}</th>
          <th scope="col" data-number>
            {t(text.amount)}
          </th>
          <th scope="col">{t(text.reason)}</th>
        </tr>
      </thead>
      <tbody>
        {refunds.map(({ id, createdAt, status, amountMinor, reason, failure, by }) => (
          <tr key={id}>
            <th scope="row">
              {formatInstant(createdAt)}
              {by !== null && (
                <span className={styles.under}>
                  <bdi>{by}</bdi>
                </span>
              )}
            </th>
            <td data-label={t(text.status)}>
              <StateWord tone={tones[status]}>{t(text[`refund_${status}`])}</StateWord>
            </td>
            <td data-number data-label={t(text.amount)}>
              <bdi>{formatAmount(amountMinor, currency, locale)}</bdi>
            </td>
            <td data-label={t(text.reason)}>
              <bdi>{failure === null ? reason : `${reason} (${failure})`}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
