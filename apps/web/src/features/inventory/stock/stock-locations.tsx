import type { StockLocations as Places } from '@countinghouse/contract/inventory/stock'
import { getStockLocations } from '@countinghouse/contract/inventory/stock'
import { text } from '@countinghouse/contract/inventory/stock-record.text'
import { useQuery } from '@tanstack/react-query'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import styles from '../inventory.module.css'

/** Locations of a variant in a store, and its stock in other stores. */
export function StockLocations({ id }: { readonly id: number }) {
  const { t, formatNumber } = useLanguage()
  const { data, error, refetch } = useQuery(routeQuery(getStockLocations, { id }))
  if (error !== null && data === undefined) return <RecordMissing error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <RecordSkeleton count={4} />
  return (
    <RecordBody side="places">
      {data.places.length === 0 ? (
        <p className={styles.quiet}>{t(text.nowhere)}</p>
      ) : (
        <table className={styles.table} aria-label={t(text.places)}>
          <thead>
            <tr>
              <th scope="col">{t(text.place)}</th>
              <th scope="col" data-number>
                {t(text.onHand)}
              </th>
              <th scope="col" data-number>
                {t(text.allocated)}
              </th>
              <th scope="col">{t(text.since)}</th>
            </tr>
          </thead>
          <tbody>
            {data.places.map((place) => (
              <PlaceLine key={place.id} place={place} />
            ))}
          </tbody>
        </table>
      )}
      <h3 className={styles.heading}>{t(text.stores)}</h3>
      <table className={styles.table} aria-label={t(text.stores)}>
        <thead>
          <tr>
            <th scope="col">{t(text.store)}</th>
            {[text.onHand, text.free, text.onWay].map((heading) => (
              <th key={heading.en} scope="col" data-number>
                {t(heading)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.stores.map((store) => (
            <tr key={store.id} aria-current={store.id === id || undefined}>
              <th scope="row">
                <bdi>{store.store}</bdi>
              </th>
              <td data-number data-label={t(text.onHand)}>
                {formatNumber(store.onHand)}
              </td>
              <td data-number data-label={t(text.free)}>
                {formatNumber(store.free)}
              </td>
              <td data-number data-label={t(text.onWay)}>
                {formatNumber(store.onWay)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </RecordBody>
  )
}

function PlaceLine({ place }: { readonly place: Places['places'][number] }) {
  const { t, formatNumber, formatDate } = useLanguage()
  const said = [
    place.lot === null ? null : `${t(text.lot)} ${place.lot}`,
    place.expiresOn === null ? null : t(text.expires, { day: formatDate(place.expiresOn) }),
    place.owner === null ? null : t(text.ownedBy, { owner: place.owner }),
    place.isAllocatable ? null : t(text.notForSale),
    place.blockReason === null ? null : t(text.blocked, { reason: place.blockReason }),
  ].filter((words) => words !== null)
  return (
    <tr>
      <th scope="row">
        <bdi>{place.name}</bdi> <bdi className={styles.quiet}>{place.code}</bdi>
        {said.length > 0 && <span className={styles.under}>{said.join(' · ')}</span>}
      </th>
      <td data-number data-label={t(text.onHand)}>
        {formatNumber(place.onHand)}
      </td>
      <td data-number data-label={t(text.allocated)}>
        {formatNumber(place.allocated)}
      </td>
      <td data-label={t(text.since)}>{place.firstInOn === null ? '–' : formatDate(place.firstInOn)}</td>
    </tr>
  )
}
