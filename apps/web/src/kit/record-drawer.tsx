import { text as dialogText } from '@countinghouse/contract/kit/dialog.text'
import { text } from '@countinghouse/contract/kit/record.text'
import type { Master, MasterRow } from '@countinghouse/contract/master'
import { text as shellText } from '@countinghouse/contract/shell/shell.text'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { Suspense, useEffect, useId, useRef, useState } from 'react'
import { useLanguage } from '../shell/language.tsx'
import { usePaletteActions } from '../shell/palette-actions.ts'
import type { FieldTexts } from './fields/use-field-text.ts'
import { IconButton } from './icon-button.tsx'
import { recordQuery } from './list-query.ts'
import type { ListState } from './list-state.ts'
import { recordTabs } from './list-state.ts'
import { preloaded } from './preloaded.tsx'
import { RecordForm } from './record-form.tsx'
import { RecordSkeleton } from './record-skeleton.tsx'
import { RecordTabs } from './record-tabs.tsx'
import styles from './record-drawer.module.css'
import { Status } from './status.tsx'
import type { MasterList } from './use-master-list.ts'
import type { SetSearchState } from './use-search-state.ts'

const RecordAttachments = preloaded(async () => (await import('./record-attachments.tsx')).RecordAttachments)
const Neighbours = preloaded(async () => (await import('./record-neighbours.tsx')).Neighbours)
const RecordMissing = preloaded(async () => (await import('./record-missing.tsx')).RecordMissing)
const RecordHistory = preloaded(async () => (await import('./record-history.tsx')).RecordHistory)

/** The menus of the list's rows. */
export const loadRowMenus = () => import('./row-menus.tsx')

export type RecordDrawerProps = {
  readonly master: Master
  readonly texts: FieldTexts
  readonly list: MasterList
  readonly state: ListState
  readonly setState: SetSearchState<ListState>
  /** A new record is saved and closed. */
  readonly onMade: (row: MasterRow) => void
}

/** One record beside its list: read, edit, create, and the way to its neighbours. */
export function RecordDrawer({ master, texts, list, state, setState, onMade }: RecordDrawerProps) {
  const { t } = useLanguage()
  const [round, setRound] = useState(0)
  const titleId = useId()
  const id = typeof state.open === 'number' ? state.open : null
  const query = useQuery({ ...recordQuery(master, id ?? 0), enabled: id !== null })
  const row: MasterRow | null =
    id === null ? null : (query.data ?? list.rows.find((candidate) => candidate.id === id) ?? null)
  const title = id === null ? t(shellText.newRecord, { one: t(master.text.one) }) : (row?.name ?? t(text.details))
  const panelRef = useDrawerFocus(state.open)
  usePaletteActions(
    row === null
      ? []
      : recordTabs
          .filter((tab) => tab !== state.tab)
          .map((tab) => ({
            title: `${t(text[tab])}: ${row.name}`,
            icon: tab === 'history' ? 'history' : 'file',
            run: () => void setState({ tab }, { replace: true }),
          })),
  )
  return (
    <div ref={panelRef} role="dialog" aria-labelledby={titleId} className={styles.drawer}>
      <div className={styles.header}>
        <div className={styles.headerLine}>
          <h2 id={titleId} className={styles.title} tabIndex={-1}>
            <bdi>{title}</bdi>
          </h2>
          {id !== null && (
            <Suspense>
              <Neighbours id={id} list={list} onOpen={(next) => void setState({ open: next }, { replace: true })} />
            </Suspense>
          )}
          <IconButton
            label={t(dialogText.close)}
            aria-keyshortcuts="Escape"
            onClick={() => void setState({ open: null, tab: 'details' })}
          >
            <IconX size={18} stroke={1.75} />
          </IconButton>
        </div>
        {row !== null && <Subtitle row={row} />}
        {row !== null && <RecordTabs tab={state.tab} onTab={(tab) => void setState({ tab }, { replace: true })} />}
      </div>
      {id !== null && row === null && query.isError && (
        <Suspense>
          <RecordMissing error={query.error} onRetry={() => void query.refetch()} />
        </Suspense>
      )}
      {id !== null && row === null && !query.isError && <RecordSkeleton count={Object.keys(master.fields).length} />}
      {(id === null || row !== null) && (
        <RecordForm
          key={id ?? `new-${round}`}
          master={master}
          texts={texts}
          row={row}
          usage={query.data?.usage ?? null}
          isHidden={row !== null && state.tab !== 'details'}
          setState={setState}
          onNext={() => setRound(round + 1)}
          onMade={onMade}
        />
      )}
      {row !== null && state.tab === 'files' && (
        <Suspense fallback={<RecordSkeleton count={4} />}>
          <RecordAttachments key={row.id} master={master} id={row.id} />
        </Suspense>
      )}
      {row !== null && state.tab === 'history' && (
        <Suspense fallback={<RecordSkeleton count={4} />}>
          <RecordHistory master={master} texts={texts} id={row.id} />
        </Suspense>
      )}
    </div>
  )
}

function Subtitle({ row }: { readonly row: MasterRow }) {
  const { t, formatInstant } = useLanguage()
  const when = formatInstant(row.updatedAt)
  return (
    <p className={styles.subtitle}>
      <Status value={row.status} />
      <bdi>{row.code}</bdi>
      {row.updatedBy !== null && <span>{t(text.changedBy, { who: row.updatedBy })}</span>}
      <bdi>{row.updatedBy === null ? t(text.changedAt, { when }) : when}</bdi>
    </p>
  )
}

/** Takes the focus when a record is opened from elsewhere, and gives it back to the grid when it would be lost by closing. */
function useDrawerFocus(open: ListState['open']): RefObject<HTMLDivElement | null> {
  const panelRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const panel = panelRef.current
    if (panel === null || panel.contains(document.activeElement)) return
    panel.querySelector<HTMLElement>(open === 'new' ? 'form input' : 'h2')?.focus()
  }, [open])
  useEffect(
    () => () => {
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>('[role="grid"] [data-active]')?.focus()
    },
    [],
  )
  return panelRef
}
