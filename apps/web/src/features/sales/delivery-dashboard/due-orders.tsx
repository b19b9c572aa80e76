import type { DeliveryDashboard } from '@countinghouse/contract/sales/delivery-dashboard'
import { text } from '@countinghouse/contract/sales/delivery-dashboard.text'
import { salesOrder } from '@countinghouse/contract/sales/sales-order'
import { Link } from '@tanstack/react-router'
import figures from '../../../kit/report/figure-table.module.css'
import page from '../../../ui/display/page.module.css'
import { StateWord } from '../../../ui/display/state-word.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from '../order/order.module.css'

/** Orders that are to be delivered next, and whether their goods are there. */
export function DueOrders({ data: { orders, day } }: { readonly data: DeliveryDashboard }) {
  const { t, formatDate, formatNumber } = useLanguage()
  if (orders.length === 0) return <p className={page.empty}>{t(text.nothing)}</p>
  return (
    <section aria-labelledby="due-first">
      <h2 id="due-first" className={styles.heading}>
        {t(text.dueFirst)}
      </h2>
      <table className={figures.table} aria-labelledby="due-first">
        <thead>
          <tr>
            <th scope="col">{t(text.order)}</th>
            <th scope="col">{t(text.customer)}</th>
            <th scope="col">{t(text.requestedOn)}</th>
            <th scope="col">{t(text.promiseOn)}</th>
            <th scope="col" data-number>
              {t(text.open)}
            </th>
            <th scope="col" data-number>
              {t(text.reserved)}
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map(({ id, name, customer, store, requestedOn, promiseOn, open, reserved }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={salesOrder.page.path} search={{ open: id, tab: 'progress' } as never}>
                  <bdi>{name}</bdi>
                </Link>
                <span className={figures.under}>
                  <bdi>{store}</bdi>
                </span>
              </th>
              <td data-label={t(text.customer)}>
                <bdi>{customer}</bdi>
              </td>
              <td data-label={t(text.requestedOn)}>
                {requestedOn === null ? (
                  '–'
                ) : (
                  <span className={requestedOn < day ? styles.short : undefined}>{formatDate(requestedOn)}</span>
                )}
              </td>
              <td data-label={t(text.promiseOn)}>
                {promiseOn === null ? (
                  '–'
                ) : (
                  <span className={promiseOn < day ? styles.short : undefined}>{formatDate(promiseOn)}</span>
                )}
              </td>
              <td data-number data-label={t(text.open)}>
                {formatNumber(open)}
              </td>
              <td data-number data-label={t(text.reserved)}>
                <bdi>{formatNumber(reserved)}</bdi>
                <span className={figures.under}>
                  {reserved >= open ? (
                    <StateWord tone="success">{t(text.ready)}</StateWord>
                  ) : (
                    <StateWord tone="warning">{t(reserved > 0 ? text.partly : text.waiting)}</StateWord>
                  )}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
