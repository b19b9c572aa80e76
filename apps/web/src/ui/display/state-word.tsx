import type { ReactNode } from 'react'
import styles from './state-word.module.css'

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

/** A state as a mark and a label, never by colour alone. */
export function StateWord({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return (
    <span className={styles.state} data-tone={tone}>
      {children}
    </span>
  )
}
