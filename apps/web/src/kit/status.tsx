import { text } from '@countinghouse/contract/kit/list.text'
import { useLanguage } from '../shell/language.tsx'
import styles from './status.module.css'

/** Status as a dot and a word, never by colour alone. */
export function Status({ value }: { readonly value: 'active' | 'inactive' }) {
  const { t } = useLanguage()
  return (
    <span className={styles.status} data-tone={value === 'active' ? 'success' : 'neutral'}>
      {t(value === 'active' ? text.active : text.inactive)}
    </span>
  )
}
