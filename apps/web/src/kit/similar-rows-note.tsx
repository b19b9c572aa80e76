import { text } from '@countinghouse/contract/kit/similar-rows.text'
import { useLanguage } from '../shell/language.tsx'
import styles from './made-note.module.css'

/** Says over a list that nothing has the words that were searched, and that its rows have similar ones. */
export function SimilarRowsNote({ q }: { readonly q: string }) {
  const { t } = useLanguage()
  return (
    <p className={styles.note} role="status">
      {t(text.similar, { words: q })}
    </p>
  )
}
