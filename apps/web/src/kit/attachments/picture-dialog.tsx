import type { Attachment } from '@countinghouse/contract/attachment'
import { text } from '@countinghouse/contract/kit/attachment.text'
import { Button } from '@mantine/core'
import { useLanguage } from '../../ui/language/language.tsx'
import styles from './attachments.module.css'
import { Dialog } from '../../ui/dialog/dialog.tsx'

type PictureDialogProps = {
  readonly attachment: Attachment
  /** Address of the full picture. */
  readonly address: string
  readonly onClose: () => void
}

/** A picture as large as the window allows. */
export function PictureDialog({ attachment: { name, caption }, address, onClose }: PictureDialogProps) {
  const { t } = useLanguage()
  const actions = (
    <>
      <Button component="a" variant="default" href={address} download={name}>
        {t(text.save)}
      </Button>
      <Button data-autofocus onClick={onClose}>
        {t(text.close)}
      </Button>
    </>
  )
  return (
    <Dialog title={name} isWide onClose={onClose} actions={actions}>
      <img className={styles.picture} src={address} alt={caption ?? name} />
      {caption !== null && (
        <p className={styles.caption} dir="auto">
          {caption}
        </p>
      )}
    </Dialog>
  )
}
