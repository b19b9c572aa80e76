import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import type { ReceivedNotInvoiced } from '@countinghouse/contract/purchase/received-not-invoiced'
import { text } from '@countinghouse/contract/purchase/received-not-invoiced.text'
import { Link } from '@tanstack/react-router'
import { formatAmount } from '../../../kit/fields/amount.ts'
import figures from '../../../kit/report/figure-table.module.css'
import report from '../../../kit/report/report.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'

type Props = { readonly found: ReceivedNotInvoiced; readonly isLoading: boolean }

const amounts = ['acceptedMinor', 'invoicedMinor', 'openMinor'] as const
const columns = ['supplier', 'store', 'receivedOn'] as const

/** A row for each order, which leads to it, and the balance of the ledger below. */
export function UninvoicedTable({ found, isLoading }: Props) {
  const { t, locale, formatDate } = useLanguage()
  const { rows, count, totals, currency, ledgerMinor } = found
  const figure = (name: (typeof amounts)[number], minor: number) => (
    <td key={name} data-number data-label={t(text[name])}>
      <bdi>{formatAmount(minor, currency, locale)}</bdi>
    </td>
  )
  const sum = (label: 'ledger' | 'difference', minor: number) => (
    <tr>
      <th scope="row" colSpan={columns.length + amounts.length}>
        {t(text[label])}
      </th>
      {figure('openMinor', minor)}
    </tr>
  )
  return (
    <>
      <table className={figures.table} aria-label={t(text.title)} aria-busy={isLoading}>
        <thead>
          <tr>
            <th scope="col">{t(text.order)}</th>
            {columns.map((name) => (
              <th key={name} scope="col">
                {t(text[name])}
              </th>
            ))}
            {amounts.map((name) => (
              <th key={name} scope="col" data-number>
                {t(text[name])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.orderId}>
              <th scope="row">
                <Link to={purchaseOrder.page.path} search={{ open: row.orderId } as never}>
                  <bdi>{row.order}</bdi>
                </Link>
              </th>
              <td data-label={t(text.supplier)}>
                <bdi>{row.supplier}</bdi>
              </td>
              <td data-label={t(text.store)}>
                <bdi>{row.store}</bdi>
              </td>
              <td data-label={t(text.receivedOn)}>{formatDate(row.receivedOn)}</td>
              {amounts.map((name) => figure(name, row[name]))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={1 + columns.length}>
              {t(text.total)}
            </th>
            {amounts.map((name) => figure(name, totals[name]))}
          </tr>
          {sum('ledger', ledgerMinor)}
          {ledgerMinor !== totals.openMinor && sum('difference', ledgerMinor - totals.openMinor)}
        </tfoot>
      </table>
      {count > rows.length && <p className={report.more}>{t(text.more, { shown: rows.length, count })}</p>}
    </>
  )
}
