import { text } from '@countinghouse/contract/sales/register.text'
import { text as unreceiptedText } from '@countinghouse/contract/sales/register-unreceipted.text'
import { formatAmount } from '../../../../kit/fields/amount.ts'
import figures from '../../../../kit/report/figure-table.module.css'
import { useLanguage } from '../../../../ui/language/language.tsx'
import type { CartRow } from '../state/use-cart.ts'
import styles from './returns.module.css'

type Props = {
  readonly rows: readonly CartRow[]
  /** In the order of the rows; null: not sold recently. Units: minor units. */
  readonly unitMinor: readonly (number | null)[]
  readonly currency: string
  /** Variant ids of what does not go back to stock. */
  readonly unstocked: readonly number[]
  readonly onUnstocked: (unstocked: readonly number[]) => void
}

/** What each product gives back, and whether it goes back to stock. */
export function UnreceiptedLines({ rows, unitMinor, currency, unstocked, onUnstocked }: Props) {
  const { t, locale, formatNumber } = useLanguage()
  return (
    <table className={figures.table} aria-label={t(text.returnLines)}>
      <tbody>
        {rows.map(({ id, item, quantity }, place) => {
          const minor = unitMinor[place] ?? null
          return (
            <tr key={id}>
              <th scope="row">
                <bdi>
                  {formatNumber(quantity)} × {[item.name, item.options].filter(Boolean).join(', ')}
                </bdi>
                <label className={styles.restock}>
                  <input
                    type="checkbox"
                    checked={!unstocked.includes(id)}
                    onChange={({ currentTarget: { checked } }) =>
                      onUnstocked(checked ? unstocked.filter((one) => one !== id) : [...unstocked, id])
                    }
                  />
                  {t(text.restock)}
                </label>
              </th>
              <td data-number>
                {minor === null ? t(unreceiptedText.notSold) : <bdi>{formatAmount(minor, currency, locale)}</bdi>}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
