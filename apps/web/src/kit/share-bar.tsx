import type { ReactNode } from 'react'
import styles from './chart.module.css'

/** A part of a whole: its figure, over a line as long as it is. */
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
