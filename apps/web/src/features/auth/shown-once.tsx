import { text } from '@countinghouse/contract/auth/company-session.text'
import { Button } from '@mantine/core'
import { Dialog } from '../../kit/dialog.tsx'
import { CopyButton } from '../../shell/hold/copy-button.tsx'
import { useLanguage } from '../../shell/language.tsx'
import styles from './account.module.css'

type Props = {
  readonly title: string
  readonly words: string
  /** What to do with it; left out: hand it over. */
  readonly purpose?: string
  readonly onClose: () => void
}

/** A secret that nobody can show a second time. */
export function ShownOnce({ title, words, purpose, onClose }: Props) {
  const { t } = useLanguage()
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <Button data-autofocus onClick={onClose}>
          {t(text.close)}
        </Button>
      }
    >
      <div className={styles.form}>
        <p className={styles.purpose}>{purpose ?? t(text.shownOnce)}</p>
        <code className={styles.once} dir="ltr">
          {words}
        </code>
        <div className={styles.deeds}>
          <CopyButton words={words}>{t(text.copy)}</CopyButton>
        </div>
      </div>
    </Dialog>
  )
}
