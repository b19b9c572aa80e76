import type { BlockingDays } from '@countinghouse/contract/inventory/blocking-days'
import { text } from '@countinghouse/contract/inventory/blocking-days.text'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from '../ledger-health/ledger-health.module.css'

/** Overrides with user and reason, newest first. */
export function BlockOverrides({ overrides }: Pick<BlockingDays, 'overrides'>) {
  const { t, formatDate, formatInstant } = useLanguage()
  return (
    <>
      <h2 className={styles.heading}>{t(text.overrides)}</h2>
      {overrides.length === 0 && <p className={styles.quiet}>{t(text.noOverrides)}</p>}
      {overrides.length > 0 && (
        <div className={styles.card}>
          <table className={styles.table} aria-label={t(text.overrides)}>
            <thead>
              <tr>
                {[text.store, text.untilOn, text.reason, text.createdBy, text.createdAt].map((heading) => (
                  <th key={heading.en} scope="col">
                    {t(heading)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {overrides.map(({ id, store, untilOn, reason, createdBy, createdAt }) => (
                <tr key={id}>
                  <th scope="row">
                    <bdi>{store}</bdi>
                  </th>
                  <td data-label={t(text.untilOn)}>
                    <bdi>{formatDate(untilOn)}</bdi>
                  </td>
                  <td>
                    <bdi>{reason}</bdi>
                  </td>
                  <td data-label={t(text.createdBy)}>
                    <bdi>{createdBy}</bdi>
                  </td>
                  <td data-label={t(text.createdAt)}>
                    <bdi>{formatInstant(createdAt)}</bdi>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  )
}
