import { text } from '@countinghouse/contract/kit/shown-once.text'
import { CopyButton } from '../../app/auth-challenge/copy-button.tsx'
import { useLanguage } from '../../ui/language/language.tsx'
import styles from './shown-once.module.css'

/** A secret with a copy button. */
export function OnceWords({ words }: { readonly words: string }) {
  const { t } = useLanguage()
  return (
    <>
      <code className={styles.once} dir="ltr">
        {words}
      </code>
      <div className={styles.deeds}>
        <CopyButton words={words}>{t(text.copy)}</CopyButton>
      </div>
    </>
  )
}
