import type { DocumentRow } from '@countinghouse/contract/document'
import { text as differenceText } from '@countinghouse/contract/inventory/discrepancy.text'
import { text } from '@countinghouse/contract/inventory/receiving.text'
import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import { later } from '../../app/offline/later.ts'
import type { ListShared } from '../list/list-parts.ts'
import { firstTab } from '../list/list-state.ts'
import drawer from '../record/record-drawer.module.css'
import { RecordMissing } from '../record/record-missing.tsx'
import { currentSide, RecordPanel } from '../record/record-panel.tsx'
import { recordQuery } from '../record/record-query.ts'
import { RecordSkeleton } from '../record/record-skeleton.tsx'
import { Status } from '../list/status.tsx'
import type { Receiving } from './receiving.ts'

const RecordAttachments = later(async () => (await import('../attachments/record-attachments.tsx')).RecordAttachments)
const RecordHistory = later(async () => (await import('../history/record-history.tsx')).RecordHistory)

type ReceivingRecordProps = ListShared & {
  readonly receiving: Receiving
  readonly tones: Readonly<Record<string, string>>
}

/** A receipt, during and after counting. */
export function ReceivingRecord({ receiving, tones, ...shared }: ReceivingRecordProps) {
  const { t } = useLanguage()
  const { document, received, Count, Discrepancies } = receiving
  const { state, texts } = shared
  const id = Number(state.open)
  const { data: row, error, refetch } = useQuery(recordQuery<DocumentRow>(document, id))
  const sides = [
    { key: firstTab, title: t(text.count) },
    ...(row?.status === 'closed' && Discrepancies !== undefined
      ? [{ key: 'differences', title: t(differenceText.title) }]
      : []),
    { key: 'files', title: t(recordText.files) },
    { key: 'history', title: t(recordText.history) },
  ]
  const side = currentSide(sides, state.tab)
  return (
    <RecordPanel
      shared={shared}
      title={row?.labels?.[received]?.[0]?.name ?? t(document.text.one)}
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
          {side === firstTab && <Count key={id} receiving={receiving} row={row} texts={texts} />}
          {side === 'differences' && Discrepancies !== undefined && (
            <Discrepancies key={id} id={Number(row[received])} />
          )}
          {side === 'files' && <RecordAttachments key={id} master={document} id={id} />}
          {side === 'history' && <RecordHistory master={document} texts={texts} id={id} />}
        </Suspense>
      )}
    </RecordPanel>
  )
}
