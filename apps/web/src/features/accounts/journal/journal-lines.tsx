import type { Journal } from '@countinghouse/contract/accounts/journal'
import { text } from '@countinghouse/contract/accounts/journal.text'
import { formatAmount } from '../../../kit/fields/amount.ts'
import figures from '../../../kit/report/figure-table.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'

/** Lines of a posted journal, with its totals. */
export function JournalLines({ journal }: { readonly journal: Journal }) {
  const { t, locale } = useLanguage()
  const amount = (minor: number) => (minor === 0 ? '' : formatAmount(minor, journal.currency, locale))
  return (
    <table className={figures.table} aria-label={t(text.lines)}>
      <thead>
        <tr>
          <th scope="col">{t(text.account)}</th>
          <th scope="col" data-number>
            {t(text.debit)}
          </th>
          <th scope="col" data-number>
            {t(text.credit)}
          </th>
        </tr>
      </thead>
      <tbody>
        {journal.lines.map((line) => (
          <tr key={line.lineNo}>
            <th scope="row">
              <bdi>
                {line.code} {line.name}
              </bdi>
              {hasMore(line) && (
                <span className={figures.under}>
                  <bdi>{[line.store, line.memo].filter((part) => part !== null).join(' · ')}</bdi>
                  {line.documentMinor !== null && line.currencyCode !== null && (
                    <bdi> {formatAmount(Math.abs(line.documentMinor), line.currencyCode, locale)}</bdi>
                  )}
                  {line.taxableMinor !== null && (
                    <bdi> {t(text.taxable, { amount: amount(Math.abs(line.taxableMinor)) })}</bdi>
                  )}
                </span>
              )}
            </th>
            <td data-number data-label={t(text.debit)}>
              <bdi>{amount(line.debitMinor)}</bdi>
            </td>
            <td data-number data-label={t(text.credit)}>
              <bdi>{amount(line.creditMinor)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t(text.total)}</th>
          <td data-number data-label={t(text.debit)}>
            <bdi>{amount(journal.totalMinor)}</bdi>
          </td>
          <td data-number data-label={t(text.credit)}>
            <bdi>{amount(journal.totalMinor)}</bdi>
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

/** Whether a line says more than account and amount. */
function hasMore({ store, memo, documentMinor, taxableMinor }: Journal['lines'][number]): boolean {
  return store !== null || memo !== null || documentMinor !== null || taxableMinor !== null
}
