import { invoice } from '@countinghouse/contract/accounts/invoice'
import { text as shared } from '@countinghouse/contract/document.text'
import { delivery } from '@countinghouse/contract/sales/delivery'
import type { OrderProgress } from '@countinghouse/contract/sales/order-progress'
import { text } from '@countinghouse/contract/sales/order-progress.text'
import { Link } from '@tanstack/react-router'
import { documentTones } from '../../../kit/document/document-tones.ts'
import { Status } from '../../../kit/list/status.tsx'
import figures from '../../../kit/report/figure-table.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'

/** Deliveries of an order, with links to them and to their invoices. */
export function DeliveryTable({ deliveries }: Pick<OrderProgress, 'deliveries'>) {
  const { t, formatNumber, formatDate } = useLanguage()
  return (
    <table className={figures.table} aria-label={t(text.deliveries)}>
      <thead>
        <tr>
          <th scope="col">{t(shared.name)}</th>
          <th scope="col">{t(shared.status)}</th>
          <th scope="col">{t(text.date)}</th>
          <th scope="col" data-number>
            {t(text.quantity)}
          </th>
          <th scope="col">{t(text.invoice)}</th>
        </tr>
      </thead>
      <tbody>
        {deliveries.map(({ id, name, status, effectiveOn, quantity, trackingNo, invoice: posted }) => (
          <tr key={id}>
            <th scope="row">
              <Link to={delivery.page.path} search={{ open: id } as never}>
                <bdi>{name}</bdi>
              </Link>
              {trackingNo !== null && (
                <span className={figures.under}>
                  <bdi>{trackingNo}</bdi>
                </span>
              )}
            </th>
            <td data-label={t(shared.status)}>
              <Status value={status} master={delivery} tone={documentTones[status]} />
            </td>
            <td data-label={t(text.date)}>{formatDate(effectiveOn)}</td>
            <td data-number data-label={t(text.quantity)}>
              {formatNumber(quantity)}
            </td>
            <td data-label={t(text.invoice)}>
              {posted === null ? (
                '–'
              ) : (
                <Link to={invoice.page.path} search={{ open: posted.id } as never}>
                  <bdi>{posted.name}</bdi>
                </Link>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
