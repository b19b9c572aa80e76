import type { ReactNode } from 'react'
import styles from './chart.module.css'

/** A share: its value above a proportional line. */
export function ShareBar({ ppm, children }: { readonly ppm: number; readonly children: ReactNode }) {
  return (
    <span className={styles.share}>
      <bdi>{children}</bdi>
      <span className={styles.track} aria-hidden>
        <span className={styles.part} style={{ inlineSize: `${Math.min(ppm, 1_000_000) / 10_000}%` }} />
      </span>
    </span>
  )
}
