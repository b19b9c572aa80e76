import { invoice } from '@countinghouse/contract/accounts/invoice'
import { supplierInvoice } from '@countinghouse/contract/accounts/supplier-invoice'
import type { FoundDocument } from '@countinghouse/contract/reports/invoice-search'
import { text } from '@countinghouse/contract/reports/invoice-search.text'
import { receiptsPage } from '@countinghouse/contract/sales/receipt'
import { Link } from '@tanstack/react-router'
import { formatAmount } from '../../../kit/fields/amount.ts'
import figures from '../../../kit/report/figure-table.module.css'
import table from '../../../kit/report/report.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'

const pages = {
  receipt: receiptsPage,
  return: receiptsPage,
  invoice: invoice.page,
  credit_note: invoice.page,
  supplier_invoice: supplierInvoice.page,
  supplier_credit_note: supplierInvoice.page,
}

type Props = { readonly documents: readonly FoundDocument[]; readonly hasMore: boolean }

/** Found documents, each a link to its record. */
export function FoundDocuments({ documents, hasMore }: Props) {
  const { t, locale, formatDate } = useLanguage()
  return (
    <>
      <table className={`${table.table} ${table.sums}`} aria-label={t(text.title)}>
        <thead>
          <tr>
            <th scope="col">{t(text.number)}</th>
            <th scope="col">{t(text.day)}</th>
            <th scope="col">{t(text.party)}</th>
            <th scope="col">{t(text.store)}</th>
            <th scope="col" data-number>
              {t(text.amount)}
            </th>
          </tr>
        </thead>
        <tbody>
          {documents.map(({ kind, id, number, reference, day, party, store, grossMinor, currency }) => (
            <tr key={`${kind} ${id}`}>
              <th scope="row">
                <Link className={table.link} to={pages[kind].path} search={{ open: id } as never}>
                  <bdi>{number}</bdi>
                </Link>
                <span className={figures.under}>
                  {t(text[`kind_${kind}`])}
                  {reference !== null && (
                    <>
                      {' · '}
                      <bdi>{reference}</bdi>
                    </>
                  )}
                </span>
              </th>
              <td data-label={t(text.day)}>{formatDate(day)}</td>
              <td data-label={t(text.party)}>
                <bdi>{party ?? '–'}</bdi>
              </td>
              <td data-label={t(text.store)}>
                <bdi>{store}</bdi>
              </td>
              <td data-number data-label={t(text.amount)}>
                <bdi>{formatAmount(grossMinor, currency, locale)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {hasMore && <p className={table.narrowed}>{t(text.hasMore)}</p>}
    </>
  )
}
