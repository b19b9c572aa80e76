import { delivery } from '@countinghouse/contract/sales/delivery'
import type { DeliveryDashboard } from '@countinghouse/contract/sales/delivery-dashboard'
import { text } from '@countinghouse/contract/sales/delivery-dashboard.text'
import { Link } from '@tanstack/react-router'
import figures from '../../../kit/report/figure-table.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from '../order/order.module.css'

/** Deliveries that wait for their customers in the store, the longest first. */
export function Collections({ data: { collections, day } }: { readonly data: DeliveryDashboard }) {
  const { t, formatDate, formatInstant } = useLanguage()
  return (
    <section aria-labelledby="collections">
      <h2 id="collections" className={styles.heading}>
        {t(text.collections)}
      </h2>
      <table className={figures.table} aria-labelledby="collections">
        <thead>
          <tr>
            <th scope="col">{t(text.delivery)}</th>
            <th scope="col">{t(text.order)}</th>
            <th scope="col">{t(text.customer)}</th>
            <th scope="col">{t(text.readySince)}</th>
            <th scope="col">{t(text.collectBy)}</th>
          </tr>
        </thead>
        <tbody>
          {collections.map(({ id, name, order, customer, store, readyAt, collectBy }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={delivery.page.path} search={{ open: id } as never}>
                  <bdi>{name}</bdi>
                </Link>
                <span className={figures.under}>
                  <bdi>{store}</bdi>
                </span>
              </th>
              <td data-label={t(text.order)}>
                <bdi>{order}</bdi>
              </td>
              <td data-label={t(text.customer)}>
                <bdi>{customer}</bdi>
              </td>
              <td data-label={t(text.readySince)}>{formatInstant(readyAt)}</td>
              <td data-label={t(text.collectBy)}>
                <span className={collectBy < day ? styles.short : undefined}>{formatDate(collectBy)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
