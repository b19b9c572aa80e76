import { text as shared } from '@countinghouse/contract/document.text'
import { container } from '@countinghouse/contract/inventory/container'
import { text as containerText } from '@countinghouse/contract/inventory/container.text'
import { text } from '@countinghouse/contract/purchase/order-containers.text'
import type { OrderContainer } from '@countinghouse/contract/purchase/order-items'
import { Link } from '@tanstack/react-router'
import { documentTones } from '../../../kit/document/document-tones.ts'
import { Status } from '../../../kit/list/status.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from '../purchase.module.css'

/** Containers that are to bring goods of an order, with links to them. */
export function ContainerTable({ containers }: { readonly containers: readonly OrderContainer[] }) {
  const { t, formatNumber, formatDate } = useLanguage()
  return (
    <>
      <h2 className={styles.heading}>{t(text.containers)}</h2>
      <table className={styles.table} aria-label={t(text.containers)}>
        <thead>
          <tr>
            <th scope="col">{t(text.container)}</th>
            <th scope="col">{t(shared.status)}</th>
            <th scope="col">{t(containerText.storeId)}</th>
            <th scope="col">{t(text.eta)}</th>
            <th scope="col" data-number>
              {t(text.awaited)}
            </th>
          </tr>
        </thead>
        <tbody>
          {containers.map(({ id, name, status, store, eta, awaited }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={container.page.path} search={{ open: id }}>
                  <bdi>{name}</bdi>
                </Link>
              </th>
              <td data-label={t(shared.status)}>
                <Status value={status} master={container} tone={documentTones[status]} />
              </td>
              <td data-label={t(containerText.storeId)}>
                <bdi>{store}</bdi>
              </td>
              <td data-label={t(text.eta)}>{eta === null ? '–' : formatDate(eta)}</td>
              <td data-number data-label={t(text.awaited)}>
                {formatNumber(awaited)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
