import { text } from '@countinghouse/contract/kit/record.text'
import type { Master, MasterListRow, MasterRow } from '@countinghouse/contract/master'
import { permissionName } from '@countinghouse/contract/page'
import { text as shellText } from '@countinghouse/contract/shell/shell.text'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import { useCan } from '../../app/session/session.tsx'
import type { Edits } from '../record-edit/changed-fields.ts'
import { useFieldTexts } from '../fields/use-field-text.ts'
import type { ListShared } from '../list/list-parts.ts'
import { recordQuery } from './record-query.ts'
import { firstTab } from '../list/list-state.ts'
import { preloaded } from '../../app/offline/preloaded.tsx'
import type { LoadRecord, RecordExtras } from '../master/record-extras.ts'
import { extrasQuery } from '../master/record-extras.ts'
import { RecordForm } from './record-form.tsx'
import { currentSide, RecordPanel } from './record-panel.tsx'
import { RecordSkeleton } from './record-skeleton.tsx'
import styles from './record-drawer.module.css'
import { Status } from '../list/status.tsx'

const RecordAttachments = preloaded(
  async () => (await import('../attachments/record-attachments.tsx')).RecordAttachments,
)
const RecordMissing = preloaded(async () => (await import('./record-missing.tsx')).RecordMissing)
const RecordHistory = preloaded(async () => (await import('../history/record-history.tsx')).RecordHistory)

/** The menus of the list's rows. */
export const loadRowMenus = () => import('../list/master-menus.tsx')

export type RecordDrawerProps = ListShared<MasterListRow> & {
  readonly master: Master
  /** The extensions of the module to its records; null: none. */
  readonly loadRecord: LoadRecord | null
  /** Called when a new record was saved and closed. */
  readonly onCreated: (row: MasterRow) => void
}

/** One record of a master beside its list: view, edit, create, and the extensions of its module. */
export function RecordDrawer({ master, loadRecord, onCreated, ...shared }: RecordDrawerProps) {
  const { list, state, setState } = shared
  // Forms need the fields of lines, lists do not.
  const texts = useFieldTexts(useMemo(() => ({ fields: master.fields, text: master.listing.text }), [master]))
  const { t, nameOf } = useLanguage()
  const can = useCan()
  const [round, setRound] = useState(0)
  const [edits, setEdits] = useState<Edits>({})
  const id = typeof state.open === 'number' ? state.open : null
  const query = useQuery({ ...recordQuery(master, id ?? 0), enabled: id !== null })
  const added = useQuery(extrasQuery(master, loadRecord))
  // A list of a subset of records may not contain all fields.
  const listed = shared.listing === master.listing ? list.rows.find((candidate) => candidate.id === id) : undefined
  const row: MasterRow | null = id === null ? null : (query.data ?? null)
  // The header is shown from the list row before the record is loaded.
  const head: MasterListRow | null = row ?? listed ?? null
  const title =
    id === null ? t(shellText.newRecord, { one: t(master.text.one) }) : head === null ? t(text.details) : nameOf(head)
  // The layout depends on the extensions and must not change while visible.
  if (added.isPending) return null
  const { tabs = [], parts = [], isPage, Lead, Mark, ...extras } = added.data ?? {}
  const offered = tabs.filter(
    ({ event, right, isFor }) =>
      (event === undefined || can(permissionName(master.page, event))) &&
      (right === undefined || can(right)) &&
      row !== null &&
      (isFor?.(row) ?? true),
  )
  const sides = [
    { key: firstTab, title: t(text.details) },
    ...[...parts, ...offered].map(({ key, title: name }) => ({ key, title: t(name) })),
    { key: 'files', title: t(text.files) },
    { key: 'history', title: t(text.history) },
  ]
  const side = row === null ? firstTab : currentSide(sides, state.tab)
  const extra = offered.find(({ key }) => key === side)
  const failed = query.error ?? added.error
  return (
    <RecordPanel
      shared={shared}
      title={title}
      isPage={isPage}
      {...(head !== null && { subtitle: <Subtitle master={master} row={head} Mark={Mark} />, sides })}
      {...(head !== null && Lead !== undefined && { lead: <Lead row={head} /> })}
    >
      {id !== null && row === null && failed !== null && (
        <Suspense>
          <RecordMissing error={failed} onRetry={() => [query, added].map((one) => void one.refetch())} />
        </Suspense>
      )}
      {id !== null && row === null && failed === null && <RecordSkeleton count={Object.keys(master.fields).length} />}
      {(id === null || row !== null) && (
        <RecordForm
          key={id ?? `new-${round}`}
          master={master}
          texts={texts}
          row={row}
          usage={query.data?.usage ?? null}
          extras={extras}
          parts={parts}
          side={side}
          onEdits={setEdits}
          setState={setState}
          onNext={() => setRound(round + 1)}
          onCreated={onCreated}
        />
      )}
      {row !== null && (
        <Suspense key={side} fallback={<RecordSkeleton count={4} />}>
          {extra !== undefined && <extra.Panel key={row.id} master={master} row={row} edits={edits} texts={texts} />}
          {side === 'files' && <RecordAttachments key={row.id} master={master} id={row.id} />}
          {side === 'history' && <RecordHistory master={master} texts={texts} id={row.id} row={row} />}
        </Suspense>
      )}
    </RecordPanel>
  )
}

type SubtitleProps = Pick<RecordExtras, 'Mark'> & { readonly master: Master; readonly row: MasterListRow }

function Subtitle({ master, row, Mark }: SubtitleProps) {
  const { updatedAt, updatedBy } = row
  const isKnown = updatedAt !== undefined && updatedBy !== undefined
  return (
    <p className={styles.subtitle}>
      <Status value={row.status} master={master} />
      {Mark !== undefined && <Mark row={row} />}
      <bdi>{row.code}</bdi>
      {isKnown && <LastChange at={updatedAt} by={updatedBy} />}
    </p>
  )
}

function LastChange({ at, by }: { readonly at: string; readonly by: string | null }) {
  const { t, formatInstant } = useLanguage()
  const when = formatInstant(at)
  return (
    <>
      {by !== null && <span>{t(text.changedBy, { who: by })}</span>}
      <bdi>{by === null ? t(text.changedAt, { when }) : when}</bdi>
    </>
  )
}
