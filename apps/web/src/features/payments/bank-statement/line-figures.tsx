import { text } from '@countinghouse/contract/payments/bank-statement.text'
import type { Text } from '@countinghouse/kernel/text'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './bank-statement.module.css'

type Props = {
  readonly ofLine: string
  /** What `sum` is called. */
  readonly title: Text
  readonly sum: string
  readonly left: string
}

/** The amount of a line, what was chosen, and the difference. */
export function LineFigures({ ofLine, title, sum, left }: Props) {
  const { t } = useLanguage()
  return (
    <dl className={`${styles.figures} ${styles.sums}`} aria-live="polite">
      {[[text.ofLine, ofLine] as const, [title, sum] as const, [text.left, left] as const].map(([label, value]) => (
        <div key={label.en}>
          <dt>{t(label)}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
