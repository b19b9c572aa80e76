import type { DocumentRow } from '@countinghouse/contract/document'
import { text as differenceText } from '@countinghouse/contract/inventory/discrepancy.text'
import { transferReceipt } from '@countinghouse/contract/inventory/transfer-receipt'
import { text } from '@countinghouse/contract/inventory/transfer-receipt.text'
import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { ListShared } from '../../kit/list-parts.ts'
import { firstTab } from '../../kit/list-state.ts'
import drawer from '../../kit/record-drawer.module.css'
import { RecordMissing } from '../../kit/record-missing.tsx'
import { currentSide, RecordPanel } from '../../kit/record-panel.tsx'
import { recordQuery } from '../../kit/record-query.ts'
import { RecordSkeleton } from '../../kit/record-skeleton.tsx'
import { Status } from '../../kit/status.tsx'
import { useLanguage } from '../../shell/language.tsx'
import { later } from '../../shell/later.ts'
import { ReceiptCount } from './receipt-count.tsx'

const Differences = later(async () => (await import('./differences-of-shipment.tsx')).DifferencesOfShipment)
const RecordAttachments = later(async () => (await import('../../kit/record-attachments.tsx')).RecordAttachments)
const RecordHistory = later(async () => (await import('../../kit/record-history.tsx')).RecordHistory)

type ReceiptRecordProps = ListShared & { readonly tones: Readonly<Record<string, string>> }

/** A shipment while it is counted, and afterwards. */
export function ReceiptRecord({ tones, ...shared }: ReceiptRecordProps) {
  const { t } = useLanguage()
  const { state, texts } = shared
  const id = Number(state.open)
  const { data: row, error, refetch } = useQuery(recordQuery<DocumentRow>(transferReceipt, id))
  const sides = [
    { key: firstTab, title: t(text.count) },
    ...(row?.status === 'closed' ? [{ key: 'differences', title: t(differenceText.title) }] : []),
    { key: 'files', title: t(recordText.files) },
    { key: 'history', title: t(recordText.history) },
  ]
  const side = currentSide(sides, state.tab)
  const shipment = row?.labels?.['shipmentId']?.[0]?.name
  return (
    <RecordPanel
      shared={shared}
      title={shipment ?? t(text.one)}
      isPage
      sides={sides}
      {...(row !== undefined && {
        subtitle: (
          <p className={drawer.subtitle}>
            <Status value={row.status} master={transferReceipt} tone={tones[row.status]} />
            <bdi>{row.name}</bdi>
            <bdi>{row.labels?.['storeId']?.[0]?.name}</bdi>
          </p>
        ),
      })}
    >
      {row === undefined && error !== null && <RecordMissing error={error} onRetry={() => void refetch()} />}
      {row === undefined && error === null && <RecordSkeleton count={4} />}
      {row !== undefined && (
        <Suspense key={side} fallback={<RecordSkeleton count={4} />}>
          {side === firstTab && <ReceiptCount key={id} row={row} texts={texts} />}
          {side === 'differences' && <Differences key={id} id={Number(row['shipmentId'])} />}
          {side === 'files' && <RecordAttachments key={id} master={transferReceipt} id={id} />}
          {side === 'history' && <RecordHistory master={transferReceipt} texts={texts} id={id} />}
        </Suspense>
      )}
    </RecordPanel>
  )
}
