import { text } from '@countinghouse/contract/kit/similar-rows.text'
import { useLanguage } from '../../ui/language/language.tsx'
import styles from './created-note.module.css'

/** Notes that no row matches the search and that similar spellings are shown. */
export function SimilarRowsNote({ q }: { readonly q: string }) {
  const { t } = useLanguage()
  return (
    <p className={styles.note} role="status">
      {t(text.similar, { words: q })}
    </p>
  )
}
