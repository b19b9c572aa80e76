import type { CountSheet } from '@countinghouse/contract/inventory/stock-check-count'
import { text } from '@countinghouse/contract/inventory/stock-check-count.text'
import { useLanguage } from '../../../ui/language/language.tsx'
import type { ShownEntry } from './count-entries.ts'
import styles from './count.module.css'

type CountListProps = {
  readonly sheet: CountSheet
  readonly locationIdOfCount: number
  /** Entries at this location, newest first. */
  readonly entries: readonly ShownEntry[]
}

/** Entries at a location, and the lines to count there in a recount or a count that is not blind. */
export function CountList({ sheet, locationIdOfCount, entries }: CountListProps) {
  const { t, formatNumber } = useLanguage()
  const isTold = !sheet.isBlind || sheet.round > 1
  const wanted = isTold ? sheet.items.filter(({ locationId }) => locationId === locationIdOfCount) : []
  return (
    <>
      {wanted.length > 0 && (
        <section aria-label={t(text.expectedHere)}>
          <h2 className={styles.heading}>{t(text.expectedHere)}</h2>
          <ul className={styles.list}>
            {wanted.map(({ variantId, name, sku, expected }, index) => (
              <li key={`${variantId} ${index}`} className={styles.item}>
                <bdi>{name}</bdi>
                <bdi className={styles.code}>{sku}</bdi>
                {expected !== null && <span className={styles.done}>{formatNumber(expected)}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-label={t(text.entries)}>
        <h2 className={styles.heading}>{t(text.entries)}</h2>
        {entries.length === 0 && <p className={styles.quiet}>{t(text.nothingYet)}</p>}
        <ul className={styles.list}>
          {entries.map(({ uid, kind, name, quantity, isWaiting }) => (
            <li key={uid} className={styles.item}>
              <bdi>
                {kind === 'done'
                  ? t(text.locationDone)
                  : t(text.entry, { quantity: formatNumber(quantity ?? 0), name: name ?? '' })}
              </bdi>
              {isWaiting && <span className={styles.waiting}>{t(text.waiting)}</span>}
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
