import type { Attachment } from '@countinghouse/contract/attachment'
import { captionLength } from '@countinghouse/contract/attachment'
import {
  captionAttachment,
  downloadAttachment,
  removeAttachment,
  restoreAttachment,
} from '@countinghouse/contract/desk/attachment'
import { text } from '@countinghouse/contract/kit/attachment.text'
import { IconDownload, IconFileText, IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '../../app/calls/call.ts'
import { downloadAddress } from '../../app/calls/download.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import { ask } from '../dialog/confirm.ts'
import styles from './attachments.module.css'
import { byteSizeText } from '../../ui/display/byte-size.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import icon from '../../ui/button/icon-button.module.css'
import { PictureDialog } from './picture-dialog.tsx'
import { showToast } from '../../ui/dialog/toast.tsx'

type AttachmentItemProps = {
  readonly attachment: Attachment
  readonly canEdit: boolean
  readonly onChanged: () => Promise<unknown>
}

/** One file of a record: pictures are shown, other files downloaded. */
export function AttachmentItem({ attachment, canEdit, onChanged }: AttachmentItemProps) {
  const language = useLanguage()
  const { t, formatInstant } = language
  const [isShown, setIsShown] = useState(false)
  const { id, name, caption, isPicture } = attachment
  const address = downloadAddress(downloadAttachment, { id })

  async function attempt(action: () => Promise<unknown>): Promise<boolean> {
    try {
      await action()
      await onChanged()
      return true
    } catch (error) {
      showToast(language, { tone: 'error', message: error instanceof Error ? error.message : String(error) })
      return false
    }
  }

  async function remove(): Promise<void> {
    if (!(await attempt(() => call(removeAttachment, { id })))) return
    const run = () => void attempt(() => call(restoreAttachment, { id }))
    showToast(language, {
      tone: 'done',
      message: t(text.removed, { name }),
      action: { label: t(text.undo), run },
    })
  }

  async function describe(): Promise<void> {
    const entered = await ask.text({
      title: t(text.caption, { name }),
      label: t(text.captionLabel),
      value: caption ?? '',
    })
    if (entered === null) return
    const words = entered.trim()
    if (words.length > captionLength)
      return showToast(language, { tone: 'error', message: t(text.captionLong, { most: captionLength }) })
    await attempt(() => call(captionAttachment, { id, caption: words === '' ? null : words }))
  }

  return (
    <li className={styles.item}>
      {isPicture ? (
        <button
          type="button"
          className={styles.thumb}
          aria-label={t(text.show, { name })}
          onClick={() => setIsShown(true)}
        >
          <img src={downloadAddress(downloadAttachment, { id, size: 'small' })} alt="" />
        </button>
      ) : (
        <span className={styles.thumb}>
          <IconFileText size={24} stroke={1.5} aria-hidden />
        </span>
      )}
      <div className={styles.about}>
        <bdi className={styles.name}>{name}</bdi>
        {caption !== null && (
          <p className={styles.caption} dir="auto">
            {caption}
          </p>
        )}
        <span className={styles.quiet}>
          {byteSizeText(language, attachment.byteSize)} · {t(text.by, { who: attachment.createdBy })} ·{' '}
          <time dateTime={attachment.createdAt}>{formatInstant(attachment.createdAt)}</time>
        </span>
      </div>
      <span className={styles.deeds}>
        <a className={icon.button} href={address} download={name} aria-label={t(text.download, { name })}>
          <IconDownload size={18} stroke={1.75} aria-hidden />
        </a>
        {canEdit && (
          <>
            <IconButton label={t(text.caption, { name })} onClick={() => void describe()}>
              <IconPencil size={18} stroke={1.75} />
            </IconButton>
            <IconButton label={t(text.remove, { name })} onClick={() => void remove()}>
              <IconTrash size={18} stroke={1.75} />
            </IconButton>
          </>
        )}
      </span>
      {isShown && <PictureDialog attachment={attachment} address={address} onClose={() => setIsShown(false)} />}
    </li>
  )
}
