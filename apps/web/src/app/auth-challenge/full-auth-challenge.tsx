import { text } from '@countinghouse/contract/shell/shell.text'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import { LogoMark } from '../../ui/display/logo.tsx'
import classes from './auth-challenge.module.css'

type Props = { readonly title: string; readonly purpose: string; readonly children: ReactNode }

/** Covers the window in the top layer: content behind it is hidden and inert, and Escape does not close it. */
export function FullAuthChallenge({ title, purpose, children }: Props) {
  const { t } = useLanguage()
  const titleId = useId()
  return (
    <dialog
      ref={showModal}
      className={classes.full}
      aria-labelledby={titleId}
      onCancel={(event) => event.preventDefault()}
      // The browser closes the dialog without a cancel event when Escape is pressed twice.
      onClose={(event) => event.currentTarget.isConnected && event.currentTarget.showModal()}
    >
      <div className={classes.card}>
        <div className={classes.brand}>
          <LogoMark size={28} />
          {t(text.product)}
        </div>
        <h1 id={titleId}>{title}</h1>
        <p className={classes.purpose}>{purpose}</p>
        {children}
      </div>
    </dialog>
  )
}

function showModal(dialog: HTMLDialogElement | null) {
  if (dialog === null) return undefined
  dialog.showModal()
  dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  return () => dialog.close()
}
