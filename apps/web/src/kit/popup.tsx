import type { ReactNode, Ref } from 'react'
import { Suspense, useId, useState } from 'react'
import styles from './popup.module.css'

type PopupProps = {
  readonly label: string
  /** What stands on the button that opens it. */
  readonly button: ReactNode
  readonly buttonClass: string | undefined
  readonly side?: 'start' | 'end'
  /** For whoever opens it by a key. */
  readonly buttonRef?: Ref<HTMLButtonElement>
  readonly keys?: string
  readonly children: ReactNode
}

/** Choices beside a button: opens under it, closes by Escape or by a press elsewhere. */
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
          // Around, so that content that loads has come when the focus moves into it.
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
