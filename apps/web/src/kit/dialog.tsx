import { text } from '@countinghouse/contract/kit/dialog.text'
import { Button } from '@mantine/core'
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
  /** Buttons, the main one last; the one with `data-autofocus` has the focus first. */
  readonly actions: ReactNode
  readonly isWide?: boolean
}

/** A decision to take; anything longer is a drawer or a page. Open as long as it is rendered. */
export function Dialog({ title, onClose, children, actions, isWide = false }: DialogProps) {
  const { t } = useLanguage()
  const titleId = useId()
  return (
    <dialog
      ref={showModal}
      className={styles.dialog}
      data-wide={isWide || undefined}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
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
      <div className={styles.actions}>{actions}</div>
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

type ConfirmProps = {
  readonly title: string
  readonly children: ReactNode
  readonly onConfirm: () => void
  /** The second answer; without it there is none. */
  readonly onRefuse?: () => void
  readonly onCancel: () => void
  /** Names the deed; `OK` when left out. */
  readonly confirm?: string
  readonly refuse?: string
  readonly cancel?: string
  readonly isDanger?: boolean
  readonly isBusy?: boolean
}

/** A question with up to three answers: `OK`, `No` and `Cancel` unless they are named. */
export function ConfirmDialog(props: ConfirmProps) {
  const { t } = useLanguage()
  return (
    <Dialog
      title={props.title}
      onClose={props.onCancel}
      actions={
        <>
          <Button variant="default" onClick={props.onCancel}>
            {props.cancel ?? t(text.cancel)}
          </Button>
          {props.onRefuse !== undefined && (
            <Button variant="default" onClick={props.onRefuse}>
              {props.refuse ?? t(text.no)}
            </Button>
          )}
          <Button
            data-autofocus
            color={props.isDanger ? 'red' : 'primary'}
            loading={props.isBusy ?? false}
            onClick={props.onConfirm}
          >
            {props.confirm ?? t(text.ok)}
          </Button>
        </>
      }
    >
      {props.children}
    </Dialog>
  )
}
