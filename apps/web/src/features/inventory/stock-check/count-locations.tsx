import type { CountSheet } from '@countinghouse/contract/inventory/stock-check-count'
import { text } from '@countinghouse/contract/inventory/stock-check-count.text'
import { IconCheck } from '@tabler/icons-react'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './count.module.css'

type CountLocationsProps = { readonly places: CountSheet['places']; readonly onChoose: (id: number) => void }

/** Locations to count, for users without a label to scan. */
export function CountLocations({ places, onChoose }: CountLocationsProps) {
  const { t } = useLanguage()
  return (
    <section aria-label={t(text.places)}>
      <h2 className={styles.heading}>{t(text.places)}</h2>
      {places.length > 0 && places.every(({ isDone }) => isDone) && <p role="status">{t(text.allDone)}</p>}
      <ul className={styles.list}>
        {places.map(({ id, name, code, isDone }) => (
          <li key={id}>
            <button type="button" className={styles.choice} onClick={() => onChoose(id)}>
              <bdi>{name}</bdi>
              <bdi className={styles.code}>{code}</bdi>
              {isDone && (
                <span className={styles.done}>
                  <IconCheck size={16} stroke={2} aria-hidden />
                  {t(text.locationDone)}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
