import type { CustomerValue } from '@countinghouse/contract/reports/customer-value'
import { bestScore, classOf } from '@countinghouse/contract/reports/customer-value'
import { text } from '@countinghouse/contract/reports/customer-value.text'
import type { CSSProperties } from 'react'
import { useId } from 'react'
import { formatAmount } from '../../../kit/fields/amount.ts'
import figures from '../../../kit/report/figure-table.module.css'
import { ShareBar } from '../../../ui/display/share-bar.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { CohortTable } from './cohort-table.tsx'
import styles from './customer-value.module.css'
import type { Scores } from './value-search.ts'

type Props = {
  readonly data: CustomerValue
  readonly state: Scores
  readonly isLoading: boolean
  readonly onSelect: (scores: Scores) => void
}

const tiles = ['buyers', 'fresh', 'repeating', 'lost'] as const
const scores = Array.from({ length: bestScore }, (_, index) => bestScore - index)

/** Totals, the grid of recency and frequency, fifths of value, and retention. */
export function ValuePanels({ data, state, isLoading, onSelect }: Props) {
  const { t, locale, formatNumber } = useLanguage()
  const money = (minor: number) => formatAmount(minor, data.currency, locale)
  return (
    <div className={styles['panels']} aria-busy={isLoading}>
      <dl className={styles['tiles']}>
        {tiles.map((tile) => (
          <div key={tile}>
            <dt>{t(text[tile])}</dt>
            <dd>
              <bdi>{formatNumber(data[tile].customers)}</bdi>
              <span>
                <bdi>{money(data[tile].netMinor)}</bdi>
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <ScoreGrid data={data} state={state} onSelect={onSelect} />
      <ValueTable data={data} state={state} onSelect={onSelect} />
      <CohortTable cohorts={data.cohorts} />
    </div>
  )
}

type PartProps = Omit<Props, 'isLoading'>

function ScoreGrid({ data, state, onSelect }: PartProps) {
  const { t, formatNumber } = useLanguage()
  const id = useId()
  const most = Math.max(1, ...data.cells.map(({ customers }) => customers))
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles['heading']}>
        {t(text.scores)}
      </h2>
      <p className={styles['quiet']}>{t(text.scores_means)}</p>
      <table className={styles['grid']} aria-labelledby={id}>
        <thead>
          <tr>
            <td>
              {t(text.recency)} / {t(text.frequency)}
            </td>
            {scores.map((frequency) => (
              <th key={frequency} scope="col">
                {formatNumber(frequency)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {scores.map((recency) => (
            <tr key={recency}>
              <th scope="row">{formatNumber(recency)}</th>
              {scores.map((frequency) => {
                const cell = data.cells.find((one) => one.recency === recency && one.frequency === frequency)
                const customers = cell?.customers ?? 0
                const isSelected = state.recency === recency && state.frequency === frequency
                const name = t(text[`class_${classOf({ recency, frequency })}`])
                return (
                  <td key={frequency} style={{ '--heat': customers / most } as CSSProperties}>
                    {customers > 0 && (
                      <button
                        type="button"
                        aria-pressed={isSelected}
                        onClick={() =>
                          onSelect({
                            recency: isSelected ? null : recency,
                            frequency: isSelected ? null : frequency,
                            value: null,
                          })
                        }
                      >
                        <bdi>{formatNumber(customers)}</bdi>
                        <span>{name}</span>
                      </button>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function ValueTable({ data, state, onSelect }: PartProps) {
  const { t, locale, formatNumber, formatShare } = useLanguage()
  const id = useId()
  const total = Math.max(1, data.buyers.netMinor)
  const money = (minor: number) => formatAmount(minor, data.currency, locale)
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles['heading']}>
        {t(text.value)}
      </h2>
      <table className={figures.table} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{t(text.score)}</th>
            {[text.customers, text.from, text.turnover, text.share].map((label) => (
              <th key={label.en} scope="col" data-number>
                {t(label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.values.map(({ score, customers, leastMinor, netMinor }) => {
            const sharePpm = Math.round((netMinor / total) * 1_000_000)
            const isSelected = state.value === score
            return (
              <tr key={score} aria-current={isSelected || undefined}>
                <th scope="row">
                  <button
                    type="button"
                    className={styles['score']}
                    aria-pressed={isSelected}
                    onClick={() => onSelect({ recency: null, frequency: null, value: isSelected ? null : score })}
                  >
                    {formatNumber(score)}
                  </button>
                </th>
                <td data-number data-label={t(text.customers)}>
                  {formatNumber(customers)}
                </td>
                <td data-number data-label={t(text.from)}>
                  <bdi>{money(leastMinor)}</bdi>
                </td>
                <td data-number data-label={t(text.turnover)}>
                  <bdi>{money(netMinor)}</bdi>
                </td>
                <td data-number data-label={t(text.share)}>
                  <ShareBar ppm={Math.max(0, sharePpm)}>{formatShare(sharePpm)}</ShareBar>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
