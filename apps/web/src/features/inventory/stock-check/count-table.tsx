import type { CountLine } from '@countinghouse/contract/inventory/stock-check-count'
import { text } from '@countinghouse/contract/inventory/stock-check-count.text'
import { text as checkText } from '@countinghouse/contract/inventory/stock-check.text'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import countStyles from './count.module.css'
import styles from '../inventory.module.css'

type CountTableProps = {
  readonly lines: readonly CountLine[]
  readonly currency: string
  /** Null if there is nothing to decide. */
  readonly chosen: ReadonlySet<number> | null
  readonly onChoose: (id: number) => void
}

/** Lines with expected and counted quantities; a dash stands for a quantity the caller may not see or that does not exist yet. */
export function CountTable({ lines, currency, chosen, onChoose }: CountTableProps) {
  const { t } = useLanguage()
  return (
    <table className={styles.table} aria-label={t(checkText.counts)}>
      <thead>
        <tr>
          <th scope="col">{t(text.line)}</th>
          {[text.expected, text.counted, text.variance, text.value].map((heading) => (
            <th key={heading.en} scope="col" data-number>
              {t(heading)}
            </th>
          ))}
          <th scope="col">{t(text.state)}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line key={line.id} line={line} currency={currency} chosen={chosen} onChoose={onChoose} />
        ))}
      </tbody>
    </table>
  )
}

type LineProps = Omit<CountTableProps, 'lines'> & { readonly line: CountLine }

function Line({ line, currency, chosen, onChoose }: LineProps) {
  const { t, locale, formatNumber } = useLanguage()
  const { id, product, sku, place, lot, owner, expected, counted, variance, valueMinor, earlierVariance } = line
  const number = (value: number | null) => (value === null ? '–' : formatNumber(value))
  const signed = (value: number | null) => (value !== null && value > 0 ? `+${number(value)}` : number(value))
  const said = [place, lot, owner].filter((words) => words !== null)
  return (
    <tr>
      <th scope="row">
        {chosen !== null && line.state !== 'matched' && (
          <input
            type="checkbox"
            className={countStyles.choose}
            aria-label={t(text.choose, { name: `${product} ${sku}` })}
            checked={chosen.has(id)}
            onChange={() => onChoose(id)}
          />
        )}
        <bdi>{product}</bdi> <bdi className={styles.quiet}>{sku}</bdi>
        <span className={styles.under}>
          <bdi>{said.join(' · ')}</bdi>
        </span>
        {line.isMoved && <span className={styles.under}>{t(text.moved)}</span>}
      </th>
      <td data-number data-label={t(text.expected)}>
        {number(expected)}
      </td>
      <td data-number data-label={t(text.counted)}>
        {number(counted)}
      </td>
      <td data-number data-strong data-label={t(text.variance)}>
        <bdi dir="ltr">{signed(variance)}</bdi>
        {earlierVariance !== null && (
          <span className={styles.under}>{t(text.before, { variance: signed(earlierVariance) })}</span>
        )}
      </td>
      <td data-number data-label={t(text.value)}>
        <bdi dir="ltr">{valueMinor === null ? '–' : formatAmount(valueMinor, currency, locale)}</bdi>
      </td>
      <td>
        {t(text[`state_${line.state}`])}
        <span className={styles.under}>{[t(text.times, { times: line.times }), ...line.countedBy].join(' · ')}</span>
      </td>
    </tr>
  )
}
