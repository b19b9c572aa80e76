import { text as listText } from '@countinghouse/contract/kit/list.text'
import { useLanguage } from '../../ui/language/language.tsx'
import styles from './record-drawer.module.css'

/** Placeholder of the form while loading; shown after 150 ms. */
export function RecordSkeleton({ count }: { readonly count: number }) {
  const { t } = useLanguage()
  return (
    <div className={styles.skeleton} role="status" aria-label={t(listText.loading)}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.bones}>
          <span className={styles.boneLabel} />
          <span className={styles.boneInput} />
        </div>
      ))}
    </div>
  )
}
