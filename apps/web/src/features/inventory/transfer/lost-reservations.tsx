import { getLosses } from '@countinghouse/contract/inventory/lost-reservations'
import { text } from '@countinghouse/contract/inventory/lost-reservations.text'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import styles from '../inventory.module.css'

/** Lost reservations of a transfer with date and document; nothing if there are none. */
export function LossesOfTransfer({ id }: { readonly id: number }) {
  const { t, formatNumber, formatInstant } = useLanguage()
  const { data, error, refetch } = useQuery({ ...routeQuery(getLosses, { id }), staleTime: 0 })
  if (error !== null && data === undefined) return <RecordMissing error={error} onRetry={() => void refetch()} />
  if (data === undefined || data.losses.length === 0) return null
  return (
    <>
      <h3 className={styles.heading}>{t(text.title)}</h3>
      <table className={styles.table} aria-label={t(text.title)}>
        <thead>
          <tr>
            <th scope="col">{t(text.product)}</th>
            <th scope="col">{t(text.kind)}</th>
            <th scope="col" data-number>
              {t(text.quantity)}
            </th>
            <th scope="col">{t(text.lostAt)}</th>
            <th scope="col">{t(text.source)}</th>
          </tr>
        </thead>
        <tbody>
          {data.losses.map(({ id: lossId, product, sku, kind, quantity, lostAt, source, path }) => (
            <tr key={lossId}>
              <th scope="row">
                <bdi>{product}</bdi>
                <span className={styles.under}>
                  <bdi>{sku}</bdi>
                </span>
              </th>
              <td data-label={t(text.kind)}>{t(text[`kind_${kind}`])}</td>
              <td data-number data-label={t(text.quantity)}>
                {formatNumber(quantity)}
              </td>
              <td data-label={t(text.lostAt)}>{formatInstant(lostAt)}</td>
              <td data-label={t(text.source)}>{path === null ? source : <Link to={path}>{source}</Link>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
