import { text } from '@countinghouse/contract/kit/shown-once.text'
import { Button } from '@mantine/core'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { OnceWords } from './once-labels.tsx'
import { useLanguage } from '../../ui/language/language.tsx'
import styles from './shown-once.module.css'

type Props = {
  readonly title: string
  readonly words: string
  /** Instruction; default: pass it on. */
  readonly purpose?: string
  readonly onClose: () => void
}

/** A secret that is shown only once. */
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
        <p className={styles.purpose}>{purpose ?? t(text.purpose)}</p>
        <OnceWords words={words} />
      </div>
    </Dialog>
  )
}
