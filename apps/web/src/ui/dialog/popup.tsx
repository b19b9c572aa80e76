import type { ReactNode, Ref } from 'react'
import { Suspense, useId, useState } from 'react'
import styles from './popup.module.css'

type PopupProps = {
  readonly label: string
  /** Content of the button. */
  readonly button: ReactNode
  readonly buttonClass: string | undefined
  readonly side?: 'start' | 'end'
  /** For opening by a shortcut. */
  readonly buttonRef?: Ref<HTMLButtonElement>
  readonly keys?: string
  readonly children: ReactNode
}

/** A popup below a button; closed by Escape or a click elsewhere. */
export function Popup({ label, button, buttonClass, side = 'start', buttonRef, keys, children }: PopupProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const anchor = `--popup${id.replaceAll(/\W/g, '')}`
  return (
    <>
      <button
        ref={buttonRef}
        type="button"
        className={buttonClass}
        aria-keyshortcuts={keys}
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        style={{ anchorName: anchor }}
      >
        {button}
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={styles.popup}
        data-side={side}
        style={{ positionAnchor: anchor }}
        onToggle={(event) => setIsOpen(event.newState === 'open')}
      >
        {isOpen && (
          // Wraps the content, so that lazy content is loaded when the focus moves into it.
          <Suspense>
            <div ref={focusFirst}>{children}</div>
          </Suspense>
        )}
      </div>
    </>
  )
}

function focusFirst(content: HTMLElement | null): void {
  content?.querySelector<HTMLElement>('[data-autofocus], input, select, button')?.focus()
}
