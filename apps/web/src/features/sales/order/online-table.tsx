import { text as shared } from '@countinghouse/contract/document.text'
import { onlinePayment } from '@countinghouse/contract/payments/online-payment'
import { text as paymentText } from '@countinghouse/contract/payments/online-payment.text'
import type { OrderProgress } from '@countinghouse/contract/sales/order-progress'
import { text } from '@countinghouse/contract/sales/order-progress.text'
import { Link } from '@tanstack/react-router'
import { documentTones } from '../../../kit/document/document-tones.ts'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { Status } from '../../../kit/list/status.tsx'
import figures from '../../../kit/report/figure-table.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'

type Props = Pick<OrderProgress, 'online'> & { readonly currency: string }

/** Card payments of an order, with links to where they are refunded. */
export function OnlineTable({ online, currency }: Props) {
  const { t, locale } = useLanguage()
  return (
    <table className={figures.table} aria-label={t(text.online)}>
      <thead>
        <tr>
          <th scope="col">{t(shared.name)}</th>
          <th scope="col">{t(shared.status)}</th>
          <th scope="col" data-number>
            {t(paymentText.amountMinor)}
          </th>
          <th scope="col" data-number>
            {t(paymentText.refundedMinor)}
          </th>
        </tr>
      </thead>
      <tbody>
        {online.map(({ id, name, status, amountMinor, refundedMinor }) => (
          <tr key={id}>
            <th scope="row">
              <Link to={onlinePayment.page.path} search={{ open: id, tab: 'payment' } as never}>
                <bdi>{name}</bdi>
              </Link>
            </th>
            <td data-label={t(shared.status)}>
              <Status value={status} master={onlinePayment} tone={documentTones[status]} />
            </td>
            <td data-number data-label={t(paymentText.amountMinor)}>
              <bdi>{formatAmount(amountMinor, currency, locale)}</bdi>
            </td>
            <td data-number data-label={t(paymentText.refundedMinor)}>
              <bdi>{formatAmount(refundedMinor, currency, locale)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
