import styles from './chart.module.css'

export type Bar = {
  readonly key: string
  readonly label: string
  readonly value: number | null
  /** The value as shown above the bar and read by screen readers. */
  readonly written: string
}

type Props = { readonly label: string; readonly bars: readonly Bar[]; readonly most: number }

/** Bars over time, the highest with its value. The table beside it is the accessible alternative. */
export function BarChart({ label, bars, most }: Props) {
  const top = bars.findIndex(({ value }) => value !== null && value > 0 && value === highest(bars))
  return (
    <div className={styles.chart} role="img" aria-label={label}>
      <div className={styles.bars}>
        {bars.map(({ key, label: name, value, written }, at) => (
          <span key={key} className={styles.slot} title={`${name}: ${written}`}>
            {at === top && <span className={styles.top}>{written}</span>}
            <span
              className={styles.bar}
              data-none={value === null || undefined}
              style={{ blockSize: `${most === 0 ? 0 : ((value ?? 0) * 100) / most}%` }}
            />
          </span>
        ))}
      </div>
      <div className={styles.ends}>
        <bdi>{bars[0]?.label}</bdi>
        {bars.length > 1 && <bdi>{bars.at(-1)?.label}</bdi>}
      </div>
    </div>
  )
}

export function highest(bars: readonly Bar[]): number {
  return Math.max(0, ...bars.map(({ value }) => value ?? 0))
}
