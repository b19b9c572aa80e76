import { getAvailability } from '@countinghouse/contract/inventory/product-stock'
import { text } from '@countinghouse/contract/inventory/product-stock.text'
import { useQuery } from '@tanstack/react-query'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import table from '../../../ui/display/short-table.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import styles from '../product/product-stock.module.css'

/** Sellable quantity of a kit or bundle in each store, and the limiting component. */
export function VirtualAvailability({ id }: { readonly id: number }) {
  const { t, formatNumber } = useLanguage()
  const query = useQuery(routeQuery(getAvailability, { id }))
  const stores = query.data?.stores
  return (
    <section>
      <h2 className={styles.heading}>{t(text.sellable)}</h2>
      {query.isPending && <RecordSkeleton count={2} />}
      {query.isError && stores === undefined && (
        <RecordMissing error={query.error} onRetry={() => void query.refetch()} />
      )}
      {stores?.length === 0 && <p className={styles.lead}>{t(text.noStores)}</p>}
      {stores !== undefined && stores.length > 0 && (
        <table className={`${table.table} ${styles.table}`} aria-label={t(text.sellable)}>
          <thead>
            <tr>
              <th scope="col">{t(text.store)}</th>
              <th scope="col" className={styles.number}>
                {t(text.sellable)}
              </th>
              <th scope="col">{t(text.limit)}</th>
            </tr>
          </thead>
          <tbody>
            {stores.map(({ storeId, store, available, limit }) => (
              <tr key={storeId}>
                <th scope="row">
                  <bdi>{store}</bdi>
                </th>
                <td className={styles.number}>
                  <span className={styles.label} aria-hidden>
                    {t(text.sellable)}
                  </span>
                  <bdi>{formatNumber(available)}</bdi>
                </td>
                <td>
                  <span className={styles.label} aria-hidden>
                    {t(text.limit)}
                  </span>
                  <bdi>{limit ?? '–'}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
