import type { KeyboardEvent, ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import styles from './variant-matrix.module.css'

type ToggleProps = {
  readonly label: string
  readonly isOn: boolean
  readonly isActive: boolean
  readonly describedBy: string | undefined
  /** Answers whether the grid handled the key. */
  readonly onKey: (event: KeyboardEvent<HTMLElement>) => boolean
  readonly onToggle: () => void
  readonly children: ReactNode
}

/** A cell that sets whether a variant exists; the grid handles presses, the cell its keys. */
export function VariantToggle({ label, isOn, isActive, describedBy, onKey, onToggle, children }: ToggleProps) {
  const ref = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (isActive) ref.current?.focus({ preventScroll: true })
  }, [isActive])

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.key === ' ' || event.key === 'Enter') onToggle()
    else if (!onKey(event)) return
    event.preventDefault()
  }

  return (
    <span
      ref={ref}
      role="checkbox"
      className={styles.toggle}
      aria-checked={isOn}
      aria-label={label}
      aria-describedby={describedBy}
      tabIndex={isActive ? 0 : -1}
      onKeyDown={onKeyDown}
      // Assistive technology triggers a click without a pointer.
      onClick={(event) => event.detail === 0 && onToggle()}
    >
      {children}
    </span>
  )
}
