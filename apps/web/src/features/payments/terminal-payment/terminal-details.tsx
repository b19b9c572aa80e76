import type { TerminalPayment } from '@countinghouse/contract/payments/terminal-payment'
import { getTerminalPayment } from '@countinghouse/contract/payments/terminal-payment'
import { text } from '@countinghouse/contract/payments/terminal-payment.text'
import { useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../../app/calls/queries.ts'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { FactList } from '../../../kit/record/fact-list.tsx'
import figures from '../../../kit/report/figure-table.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'

/** Facts of a terminal payment, and what went back to its card. */
export function TerminalDetails({ payment }: { readonly payment: TerminalPayment }) {
  const { t, locale, formatInstant } = useLanguage()
  const { id, currencyCode, amountMinor, refundedMinor, todo } = payment
  const money = (minor: number) => formatAmount(minor, currencyCode, locale)
  const { data } = useQuery({ ...routeQuery(getTerminalPayment, { id }), refetchOnMount: 'always' })
  const refunds = data?.refunds ?? []
  return (
    <>
      <FactList
        facts={[
          { label: t(text.todo), value: t(text[`todo_${todo}`]) },
          { label: t(text.amountMinor), value: money(amountMinor) },
          { label: t(text.refundedMinor), value: refundedMinor === 0 ? null : money(refundedMinor) },
          { label: t(text.card), value: payment.card },
          { label: t(text.authorisation), value: payment.authorisation },
          { label: t(text.receiptNumber), value: payment.receiptNumber },
          { label: t(text.till), value: payment.till },
          { label: t(text.requestedAt), value: formatInstant(payment.requestedAt) },
          { label: t(text.requestedBy), value: payment.requestedBy },
          { label: t(text.declineCode), value: payment.declineCode },
          { label: t(text.reason), value: payment.reason },
        ]}
      />
      {refunds.length > 0 && (
        <table className={figures.table} aria-label={t(text.refunds)}>
          <thead>
            <tr>
              <th scope="col">{t(text.refunds)}</th>
              <th scope="col" data-number>
                {t(text.amountMinor)}
              </th>
            </tr>
          </thead>
          <tbody>
            {refunds.map((refund) => (
              <tr key={refund.id}>
                <th scope="row">
                  {t(text[`refund_${refund.status}`])}
                  <span className={figures.under}>
                    <bdi>{[refund.failure, refund.evidence].filter((part) => part !== null).join(' · ')}</bdi>
                  </span>
                </th>
                <td data-number data-label={t(text.amountMinor)}>
                  <bdi>{money(refund.amountMinor)}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
