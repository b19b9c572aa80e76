import { text } from '@countinghouse/contract/shell/call.text'
import { useEffect } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import styles from './unreached-page.module.css'

const reload = () => location.reload()

/** Shown in place of a page whose code could not be loaded, because the network failed. */
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
