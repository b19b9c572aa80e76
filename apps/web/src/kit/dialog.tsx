import { text } from '@countinghouse/contract/kit/dialog.text'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { useLanguage } from '../shell/language.tsx'
import styles from './dialog.module.css'
import { IconButton } from './icon-button.tsx'

type DialogProps = {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  /** Buttons, the main one last; the one with `data-autofocus` has the focus first. Null: what is inside brings its own. */
  readonly actions: ReactNode
  readonly isWide?: boolean
  /** As large as the window; what is inside fills it. */
  readonly isFull?: boolean
}

/** A decision to take; anything longer is a drawer or a page. Open as long as it is rendered. */
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
      // React hands the events of a dialog inside to this one too.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      // The browser may close it without asking first, when nobody has touched the page since the last time.
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

/** The browser keeps the focus inside, and gives it back where it was. */
function showModal(dialog: HTMLDialogElement | null) {
  if (dialog === null) return undefined
  dialog.showModal()
  dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  return () => dialog.close()
}
