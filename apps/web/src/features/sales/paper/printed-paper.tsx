import type { ReactNode } from 'react'
import { useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'
import styles from './paper.module.css'

type Props = {
  /** Units: millimetres. */
  readonly width: '58' | '80'
  readonly onDone: () => void
  readonly children: ReactNode
}

/** Prints its content alone, on the paper of a receipt printer. It is on no screen. */
export function PrintedPaper({ width, onDone, children }: Props) {
  const done = useEffectEvent(onDone)
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      window.print()
      done()
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return createPortal(
    <div className={styles.paper} data-width={width}>
      {children}
    </div>,
    document.body,
  )
}
