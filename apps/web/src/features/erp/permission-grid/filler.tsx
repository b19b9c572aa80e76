import styles from './permissions-grid.module.css'

/** Flexible space up to the end of the row. */
export function Filler({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, index) => <div key={index} className={styles.filler} aria-hidden />)
}
