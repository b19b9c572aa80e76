import { onlinePayment } from '@countinghouse/contract/payments/online-payment'
import { getPayoutLines } from '@countinghouse/contract/payments/payout-lines'
import { text } from '@countinghouse/contract/payments/payout-lines.text'
import { text as payoutText } from '@countinghouse/contract/payments/payout.text'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { routeQuery } from '../../../app/calls/queries.ts'
import type { DocumentSideProps } from '../../../kit/document/document-extras.ts'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { StateWord } from '../../../ui/display/state-word.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './payout.module.css'

/** Entries of a payout with their online payments, and payments that no payout has. */
export function PayoutMatching({ row: { id } }: DocumentSideProps) {
  const { t, locale, formatDate } = useLanguage()
  const { data, error, refetch } = useQuery({ ...routeQuery(getPayoutLines, { id }), staleTime: 0 })
  if (error !== null && data === undefined) return <RecordMissing error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <RecordSkeleton count={6} />
  const money = (minor: number) => <bdi>{formatAmount(minor, data.currency, locale)}</bdi>
  const paymentLink = (paymentId: number, payment: string) => (
    <Link to={onlinePayment.page.path} search={{ open: paymentId } as never}>
      <bdi>{payment}</bdi>
    </Link>
  )
  return (
    <RecordBody side="matching">
      <p className={styles.quiet}>
        {t(text.clearing)} {money(data.clearingMinor)}
      </p>
      <table className={styles.table} aria-label={t(text.tab)}>
        <thead>
          <tr>
            <th scope="col">{t(payoutText.lines_kind)}</th>
            <th scope="col">{t(text.payment)}</th>
            <th scope="col" data-number>
              {t(payoutText.lines_amountMinor)}
            </th>
            <th scope="col" data-number>
              {t(payoutText.lines_feeMinor)}
            </th>
          </tr>
        </thead>
        <tbody>
          {data.lines.map(({ lineNo, kind, reference, amountMinor, feeMinor, paymentId, payment }) => (
            <tr key={lineNo}>
              <th scope="row">
                {t(payoutText[`lines_kind_${kind}`])}
                {reference !== null && (
                  <span className={styles.under}>
                    <bdi>{reference}</bdi>
                  </span>
                )}
              </th>
              <td data-label={t(text.payment)}>
                {paymentId !== null && payment !== null ? (
                  paymentLink(paymentId, payment)
                ) : kind === 'fee' ? (
                  '–'
                ) : (
                  <StateWord tone="warning">{t(text.unmatched)}</StateWord>
                )}
              </td>
              <td data-number data-label={t(payoutText.lines_amountMinor)}>
                {money(amountMinor)}
              </td>
              <td data-number data-label={t(payoutText.lines_feeMinor)}>
                {money(feeMinor)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2 className={styles.heading}>{t(text.unpaid)}</h2>
      {data.unpaid.length === 0 ? (
        <p className={styles.quiet}>{t(text.unpaidNone)}</p>
      ) : (
        <table className={styles.table} aria-label={t(text.unpaid)}>
          <thead>
            <tr>
              <th scope="col">{t(text.payment)}</th>
              <th scope="col">{t(text.capturedOn)}</th>
              <th scope="col" data-number>
                {t(payoutText.lines_amountMinor)}
              </th>
            </tr>
          </thead>
          <tbody>
            {data.unpaid.map(({ paymentId, payment, capturedOn, capturedMinor }) => (
              <tr key={paymentId}>
                <th scope="row">{paymentLink(paymentId, payment)}</th>
                <td data-label={t(text.capturedOn)}>{formatDate(capturedOn)}</td>
                <td data-number data-label={t(payoutText.lines_amountMinor)}>
                  {money(capturedMinor)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </RecordBody>
  )
}
