import type { CashierControl, ControlMeasure, ControlRow } from '@countinghouse/contract/sales/cashier-control'
import { controlMeasures } from '@countinghouse/contract/sales/cashier-control'
import { text } from '@countinghouse/contract/sales/cashier-control.text'
import { receiptsPage } from '@countinghouse/contract/sales/receipt'
import { Link } from '@tanstack/react-router'
import { formatAmount } from '../../../kit/fields/amount.ts'
import figures from '../../../kit/report/figure-table.module.css'
import { StateWord } from '../../../ui/display/state-word.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

type Props = {
  readonly control: CashierControl
  readonly storeId: number | null
  readonly isLoading: boolean
}

/** How the receipts of a measure are found. */
const receiptsOf: Readonly<Partial<Record<ControlMeasure, object>>> = {
  voids: { status: 'voided' },
  returns: { kind: 'return' },
}

/** A row for each cashier, with the average below. */
export function ControlTable({ control, storeId, isLoading }: Props) {
  const { t, locale, formatNumber, formatShare } = useLanguage()
  const { rows, averages, currency, from, to } = control
  const money = (minor: number) => formatAmount(minor, currency, locale)
  const period = { 'businessOn.between': `${from},${to}`, ...(storeId !== null && { storeId }) }

  function measure(row: ControlRow, key: ControlMeasure) {
    const { count, amountMinor, ratePpm, isFlagged } = row[key]
    if (count === 0) return '–'
    const words = amountMinor === null ? formatNumber(count) : `${formatNumber(count)} · ${money(amountMinor)}`
    const search = receiptsOf[key]
    return (
      <>
        {search === undefined ? (
          <bdi>{words}</bdi>
        ) : (
          <Link to={receiptsPage.path} search={{ ...search, ...period } as never} title={t(text.receipts)}>
            <bdi>{words}</bdi>
          </Link>
        )}
        <span className={figures.under}>
          <bdi>{formatShare(ratePpm)}</bdi> {isFlagged && <StateWord tone="warning">{t(text.aboveAverage)}</StateWord>}
        </span>
      </>
    )
  }

  return (
    <table className={figures.table} aria-label={t(text.title)} aria-busy={isLoading}>
      <thead>
        <tr>
          <th scope="col">{t(text.cashier)}</th>
          {[text.sales, text.gross, ...controlMeasures.map((key) => text[key])].map((label) => (
            <th key={label.en} scope="col" data-number>
              {t(label)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.userId}>
            <th scope="row">
              <bdi>{row.cashier}</bdi>
            </th>
            <td data-number data-label={t(text.sales)}>
              {formatNumber(row.sales)}
            </td>
            <td data-number data-label={t(text.gross)}>
              <bdi>{money(row.grossMinor)}</bdi>
            </td>
            {controlMeasures.map((key) => (
              <td key={key} data-number data-label={t(text[key])}>
                {measure(row, key)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {t(text.average)}
          </th>
          {controlMeasures.map((key) => (
            <td key={key} data-number data-label={t(text[key])}>
              {formatShare(averages[key])}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}
