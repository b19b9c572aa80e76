import { text } from '@countinghouse/contract/kit/dialog.text'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { useLanguage } from '../language/language.tsx'
import styles from './dialog.module.css'
import { IconButton } from '../button/icon-button.tsx'

type DialogProps = {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  /** Buttons, the primary one last; `data-autofocus` marks the initial focus. Null: the content has its own buttons. */
  readonly actions: ReactNode
  readonly isWide?: boolean
  /** As large as the window; filled by the content. */
  readonly isFull?: boolean
}

/** A short decision; longer tasks use a drawer or a page. Open while rendered. */
export function Dialog({ title, onClose, children, actions, isWide = false, isFull = false }: DialogProps) {
  const { t } = useLanguage()
  const titleId = useId()
  return (
    <dialog
      ref={showModal}
      className={styles.dialog}
      data-wide={isWide || undefined}
      data-full={isFull || undefined}
      aria-labelledby={titleId}
      // React bubbles the events of nested dialogs to this one.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      // The browser may close the dialog without a cancel event if there was no interaction since the last one.
      onClose={(event) => {
        if (event.target === event.currentTarget && !event.currentTarget.open) onClose()
      }}
    >
      <div className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <IconButton label={t(text.close)} onClick={onClose}>
          <IconX size={18} stroke={1.75} />
        </IconButton>
      </div>
      <div className={styles.body}>{children}</div>
      {actions !== null && <div className={styles.actions}>{actions}</div>}
    </dialog>
  )
}

/** The browser traps the focus and restores it on close. */
function showModal(dialog: HTMLDialogElement | null) {
  if (dialog === null) return undefined
  dialog.showModal()
  dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  return () => dialog.close()
}
