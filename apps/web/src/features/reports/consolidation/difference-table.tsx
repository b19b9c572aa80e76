import type { Consolidation } from '@countinghouse/contract/reports/consolidation'
import { text } from '@countinghouse/contract/reports/consolidation.text'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './consolidation.module.css'

/** Documents behind the differences between companies. */
export function DifferenceTable({ differences }: Pick<Consolidation, 'differences'>) {
  const { t, locale } = useLanguage()
  if (differences.length === 0) return null
  const columns = [text.seller, text.sold, text.buyer, text.bought] as const
  return (
    <section>
      <h2 className={styles['heading']}>{t(text.differences)}</h2>
      <table className={styles['table']} aria-label={t(text.differences)}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.en} scope="col">
                {t(column)}
              </th>
            ))}
            <th scope="col" data-number>
              {t(text.difference)}
            </th>
            <th scope="col">{t(text.matchReason)}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ seller, sold, buyer, bought, currency, differenceMinor, reason }) => (
            <tr key={`${seller} ${sold} ${buyer} ${bought}`}>
              {[seller, sold, buyer, bought].map((word, at) => (
                <td key={at} data-label={t(columns[at] ?? text.seller)}>
                  <bdi>{word ?? t(text.notPosted)}</bdi>
                </td>
              ))}
              <td data-number data-label={t(text.difference)}>
                <bdi>{formatAmount(differenceMinor, currency, locale)}</bdi>
              </td>
              <td data-label={t(text.matchReason)}>{reason ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
