import { permissionName } from '@countinghouse/contract/page'
import { getArrivals } from '@countinghouse/contract/purchase/arrivals'
import { text } from '@countinghouse/contract/purchase/arrivals.text'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { failureText } from '../../../app/calls/failure-text.ts'
import { routeQuery } from '../../../app/calls/queries.ts'
import { useCan } from '../../../app/session/session.tsx'
import figures from '../../../kit/report/figure-table.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './product-stock.module.css'

/** What is ordered of a product and when it is expected, for whoever may view purchase orders. */
export function ProductArrivals({ productId }: { readonly productId: number }) {
  const mayView = useCan()(permissionName(purchaseOrder.page, 'view'))
  return mayView ? <Arrivals productId={productId} /> : null
}

function Arrivals({ productId }: { readonly productId: number }) {
  const language = useLanguage()
  const { t, formatNumber, formatDate } = language
  const { data, error } = useQuery(routeQuery(getArrivals, { id: productId }))
  if (error !== null && data === undefined) return <p role="alert">{failureText(language, error, t(text.arriving))}</p>
  if (data === undefined) return null
  const hasLatest = data.arrivals.some(({ latestOn }) => latestOn !== null)
  return (
    <>
      <h2 className={styles.heading}>{t(text.arriving)}</h2>
      {data.arrivals.length === 0 ? (
        <p className={styles.lead}>{t(text.none)}</p>
      ) : (
        <table className={figures.table} aria-label={t(text.arriving)}>
          <thead>
            <tr>
              <th scope="col">{t(text.order)}</th>
              <th scope="col">{t(text.variant)}</th>
              <th scope="col">{t(text.store)}</th>
              <th scope="col" data-number>
                {t(text.quantity)}
              </th>
              <th scope="col">{t(text.expectedOn)}</th>
              {hasLatest && <th scope="col">{t(text.latestOn)}</th>}
            </tr>
          </thead>
          <tbody>
            {data.arrivals.map((arrival) => (
              <tr key={`${arrival.orderId} ${arrival.sku} ${arrival.store} ${arrival.expectedOn}`}>
                <th scope="row">
                  <Link to={purchaseOrder.page.path} search={{ open: arrival.orderId } as never}>
                    <bdi>{arrival.order}</bdi>
                  </Link>
                </th>
                <td data-label={t(text.variant)}>
                  <bdi>{arrival.sku}</bdi>
                </td>
                <td data-label={t(text.store)}>
                  <bdi>{arrival.store}</bdi>
                </td>
                <td data-number data-label={t(text.quantity)}>
                  <bdi>{formatNumber(arrival.quantity)}</bdi>
                </td>
                <td data-label={t(text.expectedOn)}>
                  {arrival.expectedOn === null ? '–' : formatDate(arrival.expectedOn)}
                  {arrival.expectedOn !== null && arrival.expectedOn < data.today && (
                    <span className={figures.under}>{t(text.overdue)}</span>
                  )}
                </td>
                {hasLatest && (
                  <td data-label={t(text.latestOn)}>
                    {arrival.latestOn === null ? '–' : formatDate(arrival.latestOn)}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
