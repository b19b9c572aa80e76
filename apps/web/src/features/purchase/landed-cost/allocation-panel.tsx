import { getAllocation } from '@countinghouse/contract/purchase/landed-cost'
import { text } from '@countinghouse/contract/purchase/landed-cost.text'
import { useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../../app/calls/queries.ts'
import type { DocumentSideProps } from '../../../kit/document/document-extras.ts'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from '../purchase.module.css'
import { LandedMargins } from './landed-margins.tsx'
import type { ShareColumn } from './share-table.tsx'
import { ShareTable } from './share-table.tsx'

/** Share of each received line, and what one piece costs without and with it. */
export function AllocationPanel({ row }: DocumentSideProps) {
  const { t, locale, formatNumber } = useLanguage()
  const { data, error, refetch } = useQuery({ ...routeQuery(getAllocation, { id: row.id }), staleTime: 0 })
  if (error !== null && data === undefined) return <RecordMissing error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <RecordSkeleton count={3} />
  const { currency, shares } = data
  const amount = (minor: number) => <bdi>{formatAmount(minor, currency, locale)}</bdi>
  const unitCost = (cost: string) => formatNumber(Number(cost))
  const columns: readonly ShareColumn[] = [
    { title: t(text.quantity), cell: ({ quantity }) => formatNumber(quantity) },
    { title: t(text.value), cell: ({ valueMinor }) => amount(valueMinor) },
    { title: t(text.share), cell: ({ shareMinor }) => amount(shareMinor) },
    { title: t(text.unitCost, { currency }), cell: (share) => unitCost(share.unitCost) },
    { title: t(text.landedUnitCost, { currency }), cell: (share) => unitCost(share.landedUnitCost) },
    { title: t(text.stockMinor), cell: ({ stockMinor }) => amount(stockMinor) },
    { title: t(text.costOfSalesMinor), cell: ({ costOfSalesMinor }) => amount(costOfSalesMinor) },
  ]
  return (
    <RecordBody side="allocation">
      <ShareTable label={t(text.allocation)} shares={shares} columns={columns} />
      {row['stockMinor'] === null && <p className={styles.basis}>{t(text.preview)}</p>}
      <LandedMargins currency={currency} shares={shares} />
    </RecordBody>
  )
}
