import { supplierInvoice } from '@countinghouse/contract/accounts/supplier-invoice'
import { goodsReceipt } from '@countinghouse/contract/purchase/goods-receipt'
import { landedCost } from '@countinghouse/contract/purchase/landed-cost'
import type { LandedCostClearing } from '@countinghouse/contract/purchase/landed-cost-clearing'
import { text } from '@countinghouse/contract/purchase/landed-cost-clearing.text'
import { Link } from '@tanstack/react-router'
import { formatAmount } from '../../../kit/fields/amount.ts'
import figures from '../../../kit/report/figure-table.module.css'
import report from '../../../kit/report/report.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'

type Props = { readonly found: LandedCostClearing; readonly isLoading: boolean }

const pages = { estimate: landedCost.page, invoice: supplierInvoice.page, missed: goodsReceipt.page } as const
const columns = ['kind', 'party', 'on'] as const

/** A row for each open document, which leads to it, and the balance of the ledger below. */
export function UnclearedTable({ found, isLoading }: Props) {
  const { t, locale, formatDate } = useLanguage()
  const { rows, count, totalMinor, ledgerMinor, currency } = found
  const open = (minor: number) => (
    <td data-number data-label={t(text.openMinor)}>
      <bdi>{formatAmount(minor, currency, locale)}</bdi>
    </td>
  )
  const sum = (label: 'total' | 'ledger' | 'difference', minor: number) => (
    <tr>
      <th scope="row" colSpan={1 + columns.length}>
        {t(text[label])}
      </th>
      {open(minor)}
    </tr>
  )
  return (
    <>
      <table className={figures.table} aria-label={t(text.title)} aria-busy={isLoading}>
        <thead>
          <tr>
            <th scope="col">{t(text.document)}</th>
            {columns.map((name) => (
              <th key={name} scope="col">
                {t(text[name])}
              </th>
            ))}
            <th scope="col" data-number>
              {t(text.openMinor)}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.kind} ${row.id}`}>
              <th scope="row">
                <Link to={pages[row.kind].path} search={{ open: row.id } as never}>
                  <bdi>{row.name}</bdi>
                </Link>
              </th>
              <td data-label={t(text.kind)}>{t(text[`kind_${row.kind}`])}</td>
              <td data-label={t(text.party)}>
                <bdi>{row.party}</bdi>
                {row.reason !== null && <small className={report.previous}>{row.reason}</small>}
              </td>
              <td data-label={t(text.on)}>{formatDate(row.on)}</td>
              {open(row.openMinor)}
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
