import styles from './chart.module.css'

export type Bar = {
  readonly key: string
  readonly label: string
  readonly value: number | null
  /** The value as shown above the bar and read by screen readers. */
  readonly written: string
}

type Props = {
  readonly label: string
  readonly bars: readonly Bar[]
  /** Value of a bar of full height. */
  readonly most: number
  /** The lowest value, 0 or below; bars of values below zero hang from the zero line. */
  readonly least?: number
}

/** So that the first and last label are at the ends of the bars. Units: px. */
const widestBar = 48
const barGap = 2

/** Bars over time, the highest with its value. The table beside it is the accessible alternative. */
export function BarChart({ label, bars, most, least = 0 }: Props) {
  const partOf = (value: number) => (most === least ? 0 : value / (most - least))
  // From the end of the chart to the lower end of the bar.
  const raised = (value: number | null) =>
    least < 0 ? { insetBlockEnd: `${100 * partOf(Math.min(value ?? 0, 0) - least)}%` } : {}
  const top = bars.findIndex(({ value }) => value !== null && value > 0 && value === highest(bars))
  return (
    <div
      className={styles.chart}
      role="img"
      aria-label={label}
      style={{ maxInlineSize: bars.length * (widestBar + barGap) - barGap }}
    >
      <div className={styles.bars}>
        {bars.map(({ key, label: name, value, written }, at) => (
          <span key={key} className={styles.slot} title={`${name}: ${written}`}>
            {at === top && (
              <span className={styles.top} data-side={sideOf(at, bars.length)} style={raised(value)}>
                {written}
              </span>
            )}
            <span
              className={styles.bar}
              data-none={value === null || undefined}
              data-below={(value ?? 0) < 0 || undefined}
              style={{ blockSize: `${100 * partOf(Math.abs(value ?? 0))}%`, ...raised(value) }}
            />
          </span>
        ))}
        {least < 0 && (
          <span
            className={styles.zero}
            style={{ insetBlockEnd: `calc((100% - var(--space-24)) * ${partOf(-least)})` }}
          />
        )}
      </div>
      <div className={styles.ends}>
        <bdi>{bars[0]?.label}</bdi>
        {bars.length > 1 && <bdi>{bars.at(-1)?.label}</bdi>}
      </div>
    </div>
  )
}

/** Near an end of the chart the value is aligned with that end, so that it stays inside. */
function sideOf(at: number, count: number): 'start' | 'end' | undefined {
  if (at < count / 4) return 'start'
  return at >= (count * 3) / 4 ? 'end' : undefined
}

export function highest(bars: readonly Bar[]): number {
  return Math.max(0, ...bars.map(({ value }) => value ?? 0))
}
