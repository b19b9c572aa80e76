import styles from './paper.module.css'

export type PaperRow = {
  readonly key: string
  readonly label: string
  readonly value: string
  readonly isStrong?: boolean
}

/** Labels with values at the end of their line. */
export function PaperRows({ rows }: { readonly rows: readonly PaperRow[] }) {
  if (rows.length === 0) return null
  return (
    <dl className={styles.rows}>
      {rows.map(({ key, label, value, isStrong = false }) => (
        <div key={key} className={styles.row} data-strong={isStrong || undefined}>
          <dt>
            <bdi>{label}</bdi>
          </dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
