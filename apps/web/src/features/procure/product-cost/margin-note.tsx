import type { Margin } from '@countinghouse/contract/procure/margin'
import { text } from '@countinghouse/contract/procure/margin.text'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './product-costs.module.css'

type Props = {
  readonly margin: Margin
  /** Lowest price that reaches the minimum margin, formatted; omitted: not shown. */
  readonly reachedAt?: string | null
}

/** Margin of a price, with a warning below the minimum margin; announced to screen readers on change. */
export function MarginNote({ margin, reachedAt = null }: Props) {
  const { t, formatRate, formatShare } = useLanguage()
  const { marginPpm, leastPpm, isBelow, isWithTax } = margin
  if (marginPpm === null && !isBelow)
    return (
      <p role="status" className={styles.lead}>
        {t(text.unknownCost)}
      </p>
    )
  const rate = marginPpm === null ? '–' : formatShare(marginPpm)
  return (
    <div role="status" className={styles.note} data-below={isBelow || undefined}>
      <p>
        {isBelow ? t(text.below, { rate, least: formatRate(leastPpm) }) : t(text.earns, { rate })}
        {isBelow && reachedAt !== null && ` ${t(text.reachedAt, { amount: reachedAt })}`}
      </p>
      {isWithTax && <p className={styles.quiet}>{t(text.withTax)}</p>}
    </div>
  )
}
