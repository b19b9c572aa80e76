import { compareInvoice } from '@countinghouse/contract/inventory/invoices-of-transfer'
import { text } from '@countinghouse/contract/inventory/reinitiate-invoice.text'
import type { InvoiceBasis } from '@countinghouse/contract/inventory/transfer-invoice'
import { invoiceBases } from '@countinghouse/contract/inventory/transfer-invoice'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { choiceIn } from '../../../kit/report/search-values.ts'
import { Segments } from '../../../ui/button/segments.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import styles from '../inventory.module.css'

const columns = ['invoiced', 'due', 'invoicedNet', 'dueNet'] as const

/** Invoiced quantities compared with those due, on a selectable basis. */
export function InvoiceDifference({ id }: { readonly id: number }) {
  const { t, locale, formatNumber } = useLanguage()
  const [basis, setBasis] = useState<InvoiceBasis | null>(null)
  const { data, error, refetch } = useQuery(routeQuery(compareInvoice, { id, ...(basis !== null && { basis }) }))
  if (error !== null && data === undefined) return <RecordMissing error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <RecordSkeleton count={3} />
  const { lines, currency } = data
  const money = (minor: number) => formatAmount(minor, currency, locale)
  const sumOf = (key: 'invoicedMinor' | 'dueMinor') => lines.reduce((total, line) => total + line[key], 0)
  const isSame = lines.every((line) => line.invoiced === line.due && line.invoicedMinor === line.dueMinor)
  return (
    <RecordBody side="difference">
      <div className={styles.make}>
        <Segments
          label={t(text.newBasis)}
          value={data.basis}
          options={invoiceBases.map((value) => ({ value, label: t(text[`newBasis_${value}`]) }))}
          onChange={(value) => setBasis(choiceIn(invoiceBases, value) ?? null)}
        />
      </div>
      {isSame && <p className={styles.quiet}>{t(text.noDifference)}</p>}
      <table className={styles.table} aria-label={t(text.difference)}>
        <thead>
          <tr>
            <th scope="col">{t(text.product)}</th>
            {columns.map((column) => (
              <th key={column} scope="col" data-number>
                {t(text[column])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.sku}>
              <th scope="row">
                <bdi>{line.product}</bdi>
                <span className={styles.under}>
                  <bdi>{line.sku}</bdi>
                </span>
              </th>
              <td data-number data-label={t(text.invoiced)}>
                {formatNumber(line.invoiced)}
              </td>
              <td data-number data-strong={line.due !== line.invoiced || undefined} data-label={t(text.due)}>
                {formatNumber(line.due)}
              </td>
              <td data-number data-label={t(text.invoicedNet)}>
                <bdi>{money(line.invoicedMinor)}</bdi>
              </td>
              <td data-number data-label={t(text.dueNet)}>
                <bdi>{money(line.dueMinor)}</bdi>
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t(text.total)}</th>
            <td />
            <td />
            <td data-number data-strong data-label={t(text.invoicedNet)}>
              <bdi>{money(sumOf('invoicedMinor'))}</bdi>
            </td>
            <td data-number data-strong data-label={t(text.dueNet)}>
              <bdi>{money(sumOf('dueMinor'))}</bdi>
            </td>
          </tr>
        </tbody>
      </table>
    </RecordBody>
  )
}
