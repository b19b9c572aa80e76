import { text } from '@countinghouse/contract/shell/call.text'
import { useEffect } from 'react'
import { useLanguage } from './language.tsx'
import styles from './unreached-page.module.css'

const reload = () => location.reload()

/** Stands where a page should be whose program could not be fetched: the network went while it loaded. */
export function UnreachedPage() {
  const { t } = useLanguage()
  useEffect(() => {
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [])
  return (
    <main className={styles.page}>
      <h1>{t(text.offline)}</h1>
      <button type="button" className={styles.again} onClick={reload}>
        {t(text.tryAgain)}
      </button>
    </main>
  )
}
