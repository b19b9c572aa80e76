import type { Document, DocumentRow } from '@countinghouse/contract/document'
import { text as differenceText } from '@countinghouse/contract/inventory/discrepancy.text'
import { text } from '@countinghouse/contract/inventory/transfer-receipt.text'
import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { Suspense } from 'react'
import type { FieldTexts } from '../../kit/fields/use-field-text.ts'
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

const Differences = later(async () => (await import('./differences-of-shipment.tsx')).DifferencesOfShipment)
const RecordAttachments = later(async () => (await import('../../kit/record-attachments.tsx')).RecordAttachments)
const RecordHistory = later(async () => (await import('../../kit/record-history.tsx')).RecordHistory)

type ReceiptRecordProps = ListShared & {
  readonly document: Document
  /** The field that names the received document. */
  readonly of: string
  /** The field with the shipment whose discrepancies are shown afterwards. */
  readonly differencesOf?: string
  readonly tones: Readonly<Record<string, string>>
  readonly Count: ComponentType<{ readonly row: DocumentRow; readonly texts: FieldTexts }>
}

/** A receipt, during and after counting. */
export function ReceiptRecord({ document, of, differencesOf, tones, Count, ...shared }: ReceiptRecordProps) {
  const { t } = useLanguage()
  const { state, texts } = shared
  const id = Number(state.open)
  const { data: row, error, refetch } = useQuery(recordQuery<DocumentRow>(document, id))
  const sides = [
    { key: firstTab, title: t(text.count) },
    ...(row?.status === 'closed' && differencesOf !== undefined
      ? [{ key: 'differences', title: t(differenceText.title) }]
      : []),
    { key: 'files', title: t(recordText.files) },
    { key: 'history', title: t(recordText.history) },
  ]
  const side = currentSide(sides, state.tab)
  const shipmentId = differencesOf === undefined ? null : Number(row?.[differencesOf])
  const received = row?.labels?.[of]?.[0]?.name
  return (
    <RecordPanel
      shared={shared}
      title={received ?? t(document.text.one)}
      isPage
      sides={sides}
      {...(row !== undefined && {
        subtitle: (
          <p className={drawer.subtitle}>
            <Status value={row.status} master={document} tone={tones[row.status]} />
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
          {side === firstTab && <Count key={id} row={row} texts={texts} />}
          {side === 'differences' && shipmentId !== null && <Differences key={id} id={shipmentId} />}
          {side === 'files' && <RecordAttachments key={id} master={document} id={id} />}
          {side === 'history' && <RecordHistory master={document} texts={texts} id={id} />}
        </Suspense>
      )}
    </RecordPanel>
  )
}
