import type { LandedShare } from '@countinghouse/contract/purchase/landed-cost'
import { getAllocation } from '@countinghouse/contract/purchase/landed-cost'
import { text } from '@countinghouse/contract/purchase/landed-cost.text'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { routeQuery } from '../../../app/calls/queries.ts'
import type { DocumentSideProps } from '../../../kit/document/document-extras.ts'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from '../purchase.module.css'

/** Share of each received line, and what one piece costs without and with it. */
export function AllocationPanel({ row }: DocumentSideProps) {
  const { t, locale, formatNumber } = useLanguage()
  const { data, error, refetch } = useQuery({ ...routeQuery(getAllocation, { id: row.id }), staleTime: 0 })
  if (error !== null && data === undefined) return <RecordMissing error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <RecordSkeleton count={3} />
  const { currency, shares } = data
  const amount = (minor: number) => <bdi>{formatAmount(minor, currency, locale)}</bdi>
  const unitCost = (cost: string) => formatNumber(Number(cost))
  const isPosted = row['stockMinor'] !== null
  const columns: readonly { title: string; cell: (share: LandedShare) => ReactNode }[] = [
    { title: t(text.quantity), cell: ({ quantity }) => formatNumber(quantity) },
    { title: t(text.value), cell: ({ valueMinor }) => amount(valueMinor) },
    { title: t(text.share), cell: ({ shareMinor }) => amount(shareMinor) },
    { title: t(text.unitCost, { currency }), cell: (share) => unitCost(share.unitCost) },
    { title: t(text.landedUnitCost, { currency }), cell: (share) => unitCost(share.landedUnitCost) },
    ...(isPosted
      ? [
          { title: t(text.stockMinor), cell: ({ stockMinor }: LandedShare) => amount(stockMinor ?? 0) },
          { title: t(text.costOfSalesMinor), cell: (share: LandedShare) => amount(share.costOfSalesMinor ?? 0) },
        ]
      : []),
  ]
  return (
    <RecordBody side="allocation">
      <table className={styles.table} aria-label={t(text.allocation)}>
        <thead>
          <tr>
            <th scope="col">{t(text.product)}</th>
            {columns.map(({ title }) => (
              <th key={title} scope="col" data-number>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shares.map((share, at) => (
            // Two lots of a product are two lines.
            <tr key={at}>
              <th scope="row">
                <bdi>{share.product}</bdi>
                <span className={styles.under}>
                  <bdi>{share.sku}</bdi> · <bdi>{share.receipt}</bdi>
                </span>
              </th>
              {columns.map(({ title, cell }) => (
                <td key={title} data-number data-label={title}>
                  {cell(share)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </RecordBody>
  )
}
