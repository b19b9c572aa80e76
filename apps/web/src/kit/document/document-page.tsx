import type { Document, DocumentRow } from '@countinghouse/contract/document'
import type { ListRow } from '@countinghouse/contract/listing'
import { text as documentText } from '@countinghouse/contract/kit/document.text'
import { text } from '@countinghouse/contract/kit/record.text'
import { text as shellText } from '@countinghouse/contract/shell/shell.text'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import type { RequestedTransition, DocumentFailure } from './document-transitions.tsx'
import type { DocumentExtras } from './document-extras.ts'
import { DocumentForm } from './document-form.tsx'
import { documentTones } from './document-tones.ts'
import { useFieldTexts } from '../fields/use-field-text.ts'
import type { ListShared } from '../list/list-parts.ts'
import { recordQuery } from '../record/record-query.ts'
import { firstTab } from '../list/list-state.ts'
import { preloaded } from '../../app/offline/preloaded.tsx'
import { currentSide, RecordPanel } from '../record/record-panel.tsx'
import { RecordSkeleton } from '../record/record-skeleton.tsx'
import documentStyles from './document.module.css'
import styles from '../record/record-drawer.module.css'
import { Status } from '../list/status.tsx'

const RecordAttachments = preloaded(
  async () => (await import('../attachments/record-attachments.tsx')).RecordAttachments,
)
const RecordMissing = preloaded(async () => (await import('../record/record-missing.tsx')).RecordMissing)
const DocumentPrint = preloaded(async () => (await import('../print/document-print.tsx')).DocumentPrint)
const DuplicateDocument = preloaded(async () => (await import('./duplicate-document.tsx')).DuplicateDocument)
const RecordHistory = preloaded(async () => (await import('../history/record-history.tsx')).RecordHistory)

type DocumentPageProps = ListShared<ListRow> & { readonly document: Document; readonly extras: DocumentExtras }

/** One document in place of its list, with its status and transitions. */
export function DocumentPage({ document, extras, ...shared }: DocumentPageProps) {
  const { list, state, setState } = shared
  const { t } = useLanguage()
  // Forms need the fields of lines, lists do not.
  const texts = useFieldTexts(useMemo(() => ({ fields: document.fields, text: document.text }), [document]))
  const [failure, setFailure] = useState<DocumentFailure | null>(null)
  const [asking, setAsking] = useState<RequestedTransition | null>(null)
  const id = typeof state.open === 'number' ? state.open : null
  // An open dialog of another document is not reopened on return.
  if (asking !== null && id !== null && asking.id !== id) setAsking(null)
  const query = useQuery({ ...recordQuery(document, id ?? 0), enabled: id !== null })
  const row: DocumentRow | null = id === null ? null : (query.data ?? null)
  const listed = list.rows.find((candidate) => candidate.id === id) as DocumentRow | undefined
  const head = row ?? listed ?? null
  const own = (extras.sides ?? []).filter(({ isFor }) => row !== null && (isFor?.(row) ?? true))
  const sides = [
    { key: firstTab, title: t(documentText.lines) },
    ...own.map(({ key, title }) => ({ key, title: t(title) })),
    { key: 'files', title: t(text.files) },
    { key: 'history', title: t(text.history) },
  ]
  const side = row === null ? firstTab : currentSide(sides, state.tab)
  // What refused a step may have been mended on another tab.
  if (failure !== null && side !== firstTab) setFailure(null)
  const extra = own.find(({ key }) => key === side)
  const one = t(document.text.one)
  return (
    <RecordPanel
      shared={shared}
      title={id === null ? t(shellText.newRecord, { one }) : (head?.name ?? t(text.details))}
      isPage
      {...(head !== null && { subtitle: <Subtitle document={document} row={head} whole={row} />, sides })}
    >
      {id !== null && row === null && query.error !== null && (
        <Suspense>
          <RecordMissing error={query.error} onRetry={() => void query.refetch()} />
        </Suspense>
      )}
      {id !== null && row === null && query.error === null && (
        <RecordSkeleton count={Object.keys(document.fields).length} />
      )}
      {(id === null || row !== null) && (
        <DocumentForm
          key={id ?? 'new'}
          document={document}
          texts={texts}
          row={row}
          notes={extras.notes}
          isHidden={side !== firstTab}
          setState={setState}
          failure={failure}
          onFailure={setFailure}
          asking={asking}
          onRequest={setAsking}
        />
      )}
      {row !== null && (
        <Suspense key={side} fallback={<RecordSkeleton count={4} />}>
          {extra !== undefined && <extra.Panel key={row.id} row={row} texts={texts} />}
          {side === 'files' && <RecordAttachments key={row.id} master={document} id={row.id} />}
          {side === 'history' && <RecordHistory master={document} texts={texts} id={row.id} row={row} />}
        </Suspense>
      )}
    </RecordPanel>
  )
}

type SubtitleProps = {
  readonly document: Document
  /** The row of the list. */
  readonly row: DocumentRow
  readonly whole: DocumentRow | null
}

function Subtitle({ document, row, whole }: SubtitleProps) {
  const { t, formatInstant } = useLanguage()
  const { status, createdBy, createdAt } = row
  return (
    <div className={styles.subtitle}>
      <Status value={status} master={document} tone={documentTones[status]} />
      <span>{t(document.text.one)}</span>
      {createdBy != null && <bdi>{createdBy}</bdi>}
      {createdAt !== undefined && <bdi>{formatInstant(createdAt)}</bdi>}
      {whole !== null && (
        <Suspense>
          <span className={documentStyles.tools}>
            <DuplicateDocument document={document} row={whole} />
            <DocumentPrint document={document} row={whole} />
          </span>
        </Suspense>
      )}
    </div>
  )
}
