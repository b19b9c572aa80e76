import { journalsPage } from '@countinghouse/contract/accounts/journal'
import type { TaxLine, TaxLines } from '@countinghouse/contract/accounts/tax-return'
import { text } from '@countinghouse/contract/accounts/tax-return.text'
import { permissionName } from '@countinghouse/contract/page'
import { Link } from '@tanstack/react-router'
import { useCan } from '../../../app/session/session.tsx'
import { formatAmount } from '../../../kit/fields/amount.ts'
import figures from '../../../kit/report/figure-table.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'

type Props = {
  readonly report: TaxLines
  readonly lines: readonly TaxLine[]
  readonly isLoading: boolean
}

/** Tax lines with their journals and documents. */
export function TaxLinesTable({ report, lines, isLoading }: Props) {
  const { t, locale, formatDate } = useLanguage()
  const canSeeJournals = useCan()(permissionName(journalsPage, 'view'))
  const { currency, taxableMinor, taxMinor } = report
  const amount = (minor: number) => <bdi>{formatAmount(minor, currency, locale)}</bdi>
  return (
    <table className={figures.table} aria-label={t(text.tax)} aria-busy={isLoading}>
      <thead>
        <tr>
          <th scope="col">{t(text.document)}</th>
          <th scope="col">{t(text.journal)}</th>
          <th scope="col" data-number>
            {t(text.taxable)}
          </th>
          <th scope="col" data-number>
            {t(text.tax)}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          // A journal has several lines of one component in different stores.
          <tr key={`${line.journalId} ${index}`}>
            <th scope="row">
              {line.path === null ? <bdi>{line.document}</bdi> : <Link to={line.path}>{line.document}</Link>}
              <span className={figures.under}>
                <bdi>
                  {[formatDate(line.postedOn), line.componentName, line.store]
                    .filter((part) => part !== null)
                    .join(' · ')}
                </bdi>
              </span>
            </th>
            <td data-label={t(text.journal)}>
              {canSeeJournals ? (
                <Link to={journalsPage.path} search={{ open: line.journalId } as never}>
                  {line.journalId}
                </Link>
              ) : (
                line.journalId
              )}
            </td>
            <td data-number data-label={t(text.taxable)}>
              {amount(line.taxableMinor)}
            </td>
            <td data-number data-label={t(text.tax)}>
              {amount(line.taxMinor)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t(text.total)}</th>
          <td />
          <td data-number data-label={t(text.taxable)}>
            {amount(taxableMinor)}
          </td>
          <td data-number data-label={t(text.tax)}>
            {amount(taxMinor)}
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
