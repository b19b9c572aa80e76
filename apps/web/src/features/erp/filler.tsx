import styles from './rights-grid.module.css'

/** Empty room up to the end of the line. */
export function Filler({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, index) => <div key={index} className={styles.filler} aria-hidden />)
}
