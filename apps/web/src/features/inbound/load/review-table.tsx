import type { LoadLine } from '@countinghouse/contract/inbound/load'
import { text } from '@countinghouse/contract/inbound/load.text'
import { Button } from '@mantine/core'
import { roundedQuantity } from '@countinghouse/kernel/quantity'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './load.module.css'

type ReviewTableProps = {
  readonly lines: readonly LoadLine[]
  /** Null: the decision is only shown. */
  readonly onReview: ((line: LoadLine) => void) | null
}

/** Declared, OK and damaged quantities by carton, beside what the order has. */
export function ReviewTable({ lines, onReview }: ReviewTableProps) {
  const { t, formatNumber } = useLanguage()
  const numbers = (line: LoadLine) =>
    [
      [text.ordered, line.ordered],
      [text.open, line.open],
      [text.lines_quantity, line.declared],
      [text.lines_okQuantity, line.ok],
      [text.lines_damagedQuantity, line.damaged],
      [text.difference, roundedQuantity(line.ok + line.damaged - line.declared)],
    ] as const
  return (
    <table className={styles.table} aria-label={t(text.review)}>
      <thead>
        <tr>
          <th scope="col">{t(text.lines_variantId)}</th>
          <th scope="col">{t(text.lines_carton)}</th>
          {[
            text.ordered,
            text.open,
            text.lines_quantity,
            text.lines_okQuantity,
            text.lines_damagedQuantity,
            text.difference,
          ].map((title) => (
            <th key={title.en} scope="col" data-number>
              {t(title)}
            </th>
          ))}
          <th scope="col">{t(text.decision)}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.lineNo}>
            <th scope="row">
              <bdi>{line.sku}</bdi> · <bdi>{line.name}</bdi>
            </th>
            <td data-label={t(text.lines_carton)}>
              <bdi>{line.carton ?? '–'}</bdi>
            </td>
            {numbers(line).map(([title, value]) => (
              <td key={title.en} data-number data-label={t(title)}>
                {formatNumber(value)}
              </td>
            ))}
            <td data-label={t(text.decision)}>
              <div>{line.refusal === null ? t(text.receive) : <bdi>{line.refusal}</bdi>}</div>
              {onReview !== null && (
                <Button variant="default" size="compact-sm" onClick={() => onReview(line)}>
                  {t(line.refusal === null ? text.refuse : text.allow)}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
