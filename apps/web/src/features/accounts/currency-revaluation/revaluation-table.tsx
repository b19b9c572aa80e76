import type { Revaluation } from '@countinghouse/contract/accounts/currency-revaluation'
import { text } from '@countinghouse/contract/accounts/currency-revaluation.text'
import { exchangeRatesPage } from '@countinghouse/contract/accounts/exchange-rate'
import { Link } from '@tanstack/react-router'
import { formatAmount } from '../../../kit/fields/amount.ts'
import figures from '../../../kit/report/figure-table.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'

type Props = { readonly found: Revaluation; readonly isLoading: boolean }

/** Balances with their closing rates and differences, a gain above zero. */
export function RevaluationTable({ found, isLoading }: Props) {
  const { t, locale, formatDate } = useLanguage()
  const { lines, currency, gainMinor } = found
  const amount = (minor: number | null, code = currency) =>
    minor === null ? null : <bdi>{formatAmount(minor, code, locale)}</bdi>
  const columns = ['balance', 'rate', 'posted', 'revalued', 'difference'] as const
  return (
    <table className={figures.table} aria-label={t(text.title)} aria-busy={isLoading}>
      <thead>
        <tr>
          <th scope="col">{t(text.account)}</th>
          {columns.map((name) => (
            <th key={name} scope="col" data-number>
              {t(text[name])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={`${line.accountId} ${line.currencyCode} ${line.storeId}`}>
            <th scope="row">
              <bdi>
                {line.code} {line.name}
              </bdi>
              {line.store !== null && (
                <span className={figures.under}>
                  <bdi>{line.store}</bdi>
                </span>
              )}
            </th>
            <td data-number data-label={t(text.balance)}>
              {amount(line.documentMinor, line.currencyCode)}
            </td>
            <td data-number data-label={t(text.rate)}>
              {line.rate === null || line.rateDay === null ? (
                <Link to={exchangeRatesPage.path} search={{ currencyCode: line.currencyCode } as never}>
                  {t(text.noRate)}
                </Link>
              ) : (
                <>
                  <bdi>{line.rate}</bdi>
                  <span className={figures.under}>{formatDate(line.rateDay)}</span>
                </>
              )}
            </td>
            <td data-number data-label={t(text.posted)}>
              {amount(line.postedMinor)}
            </td>
            <td data-number data-label={t(text.revalued)}>
              {amount(line.revaluedMinor)}
            </td>
            <td data-number data-label={t(text.difference)}>
              {amount(line.differenceMinor)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t(gainMinor < 0 ? text.loss : text.gain)}</th>
          <td colSpan={4} />
          <td data-number data-label={t(text.difference)}>
            {amount(Math.abs(gainMinor))}
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
