import { rebateAgreement } from '@countinghouse/contract/purchase/rebate-agreement'
import type { RebatesReceivable } from '@countinghouse/contract/purchase/rebates-receivable'
import { text } from '@countinghouse/contract/purchase/rebates-receivable.text'
import { Link } from '@tanstack/react-router'
import { formatAmount } from '../../../kit/fields/amount.ts'
import figures from '../../../kit/report/figure-table.module.css'
import report from '../../../kit/report/report.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'

type Props = { readonly found: RebatesReceivable; readonly isLoading: boolean }

const amounts = ['accruedMinor', 'clearedMinor', 'openMinor'] as const

/** A row for each agreement, which leads to it, and the balance of the ledger below. */
export function ReceivableTable({ found, isLoading }: Props) {
  const { t, locale, formatDate } = useLanguage()
  const { rows, count, totalMinor, ledgerMinor, currency } = found
  const cell = (name: (typeof amounts)[number], minor: number) => (
    <td key={name} data-number data-label={t(text[name])}>
      <bdi>{formatAmount(minor, currency, locale)}</bdi>
    </td>
  )
  const sum = (label: 'total' | 'ledger' | 'difference', minor: number) => (
    <tr>
      <th scope="row" colSpan={2 + amounts.length}>
        {t(text[label])}
      </th>
      {cell('openMinor', minor)}
    </tr>
  )
  return (
    <>
      <table className={figures.table} aria-label={t(text.title)} aria-busy={isLoading}>
        <thead>
          <tr>
            <th scope="col">{t(text.agreement)}</th>
            <th scope="col">{t(text.supplier)}</th>
            <th scope="col">{t(text.endsOn)}</th>
            {amounts.map((name) => (
              <th key={name} scope="col" data-number>
                {t(text[name])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <Link to={rebateAgreement.page.path} search={{ open: row.id } as never}>
                  <bdi>{row.name}</bdi>
                </Link>
              </th>
              <td data-label={t(text.supplier)}>
                <bdi>{row.supplier}</bdi>
              </td>
              <td data-label={t(text.endsOn)}>{formatDate(row.endsOn)}</td>
              {amounts.map((name) => cell(name, row[name]))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sum('total', totalMinor)}
          {sum('ledger', ledgerMinor)}
          {ledgerMinor !== totalMinor && sum('difference', ledgerMinor - totalMinor)}
        </tfoot>
      </table>
      {count > rows.length && <p className={report.more}>{t(text.more, { shown: rows.length, count })}</p>}
    </>
  )
}
