import { codedAmount } from '@countinghouse/contract/sales/foreign-cash'
import type { SessionReport } from '@countinghouse/contract/sales/till-session'
import { text } from '@countinghouse/contract/sales/till-session.text'
import type { Text } from '@countinghouse/kernel/text'
import { formatAmount } from '../../../kit/fields/amount.ts'
import figures from '../../../kit/report/figure-table.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './session.module.css'

/** Cash in and out of the drawer, in its order, with what it holds. */
export function DrawerMoves({ report }: { readonly report: SessionReport }) {
  const { t, locale, formatInstant } = useLanguage()
  const { drawer, expectedCashMinor, currency } = report
  const money = (minor: number) => formatAmount(minor, currency, locale, 'exceptZero')
  const texts: Readonly<Record<string, Text | undefined>> = text
  if (drawer.length === 0) return <p className={styles.quiet}>{t(text.noMoves)}</p>
  return (
    <>
      <table className={figures.table} aria-label={t(text.drawer)}>
        <thead>
          <tr>
            <th scope="col">{t(text.kind)}</th>
            <th scope="col">{t(text.movedAt)}</th>
            <th scope="col" data-number>
              {t(text.amount)}
            </th>
          </tr>
        </thead>
        <tbody>
          {drawer.map(({ id, kind, amountMinor, foreign, reason, movedAt, movedBy }) => (
            <tr key={id}>
              <th scope="row">
                {t(texts[`kind_${kind}`] ?? text.kind)}
                {foreign !== null && foreign.minor !== null && (
                  <span className={figures.under}>
                    <bdi>{codedAmount(foreign.minor, foreign.currency)}</bdi>
                  </span>
                )}
                {reason !== null && (
                  <span className={figures.under}>
                    <bdi>{reason}</bdi>
                  </span>
                )}
              </th>
              <td data-label={t(text.movedAt)}>
                <bdi>{[formatInstant(movedAt), movedBy].filter((part) => part !== null).join(', ')}</bdi>
              </td>
              <td data-number data-label={t(text.amount)}>
                <bdi>{amountMinor === null ? '–' : money(amountMinor)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t(text.held)}
            </th>
            <td data-number data-strong>
              <bdi>{expectedCashMinor === null ? '–' : formatAmount(expectedCashMinor, currency, locale)}</bdi>
            </td>
          </tr>
        </tfoot>
      </table>
      {expectedCashMinor === null && <p className={styles.quiet}>{t(text.hidden)}</p>}
    </>
  )
}
