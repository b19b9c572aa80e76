import { text as dialogText } from '@countinghouse/contract/kit/dialog.text'
import { text } from '@countinghouse/contract/kit/bulk-edit.text'
import { Button } from '@mantine/core'
import { useLanguage } from '../../ui/language/language.tsx'
import styles from './bulk-edit.module.css'

type BulkEditButtonsProps = { readonly onClose: () => void; readonly onHistory: () => void }

/** The dialog footer: earlier edits at the start, the next step at the end. */
export function BulkEditButtons({ onClose, onHistory }: BulkEditButtonsProps) {
  const { t } = useLanguage()
  return (
    <div className={styles.buttons}>
      <Button variant="subtle" onClick={onHistory}>
        {t(text.earlier)}
      </Button>
      <span className={styles.space} />
      <Button variant="default" onClick={onClose}>
        {t(dialogText.cancel)}
      </Button>
      <Button type="submit">{t(text.preview)}</Button>
    </div>
  )
}
