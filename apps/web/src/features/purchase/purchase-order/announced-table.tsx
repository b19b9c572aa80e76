import type { AnnouncedShipment } from '@countinghouse/contract/purchase/order-items'
import { text } from '@countinghouse/contract/purchase/order-items.text'
import { StateWord } from '../../../ui/display/state-word.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from '../purchase.module.css'

const tones = { announced: 'warning', received: 'success', recalled: 'danger' } as const

/** Shipments that the partner company dispatched, with what is in them. */
export function AnnouncedTable({ announced }: { readonly announced: readonly AnnouncedShipment[] }) {
  const { t, formatDate, formatNumber } = useLanguage()
  return (
    <>
      <h2 className={styles.heading}>{t(text.announced)}</h2>
      <table className={styles.table} aria-label={t(text.announced)}>
        <thead>
          <tr>
            <th scope="col">{t(text.shipment)}</th>
            <th scope="col">{t(text.dispatchedOn)}</th>
            <th scope="col">{t(text.expectedOn)}</th>
            <th scope="col">{t(text.goods)}</th>
            <th scope="col">{t(text.status)}</th>
          </tr>
        </thead>
        <tbody>
          {announced.map(({ id, number, dispatchedOn, expectedOn, status, reason, lines }) => (
            <tr key={id}>
              <th scope="row">
                <bdi>{number}</bdi>
              </th>
              <td data-label={t(text.dispatchedOn)}>{formatDate(dispatchedOn)}</td>
              <td data-label={t(text.expectedOn)}>{expectedOn === null ? '–' : formatDate(expectedOn)}</td>
              <td data-label={t(text.goods)}>
                {lines.map(({ sku, name, quantity }) => (
                  <div key={sku}>
                    {formatNumber(quantity)} × <bdi>{name}</bdi> <bdi>{sku}</bdi>
                  </div>
                ))}
              </td>
              <td data-label={t(text.status)}>
                <StateWord tone={tones[status]}>{t(text[`status_${status}`])}</StateWord>
                {reason !== null && <span className={styles.under}>{reason}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
