import { forbiddenPath } from '@countinghouse/contract/constants'
import { text } from '@countinghouse/contract/kit/list.text'
import type { Master, MasterRow } from '@countinghouse/contract/master'
import { standardColumns } from '@countinghouse/contract/master-list'
import { permissionName } from '@countinghouse/contract/page'
import { text as shellText } from '@countinghouse/contract/shell/shell.text'
import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { Navigate } from '@tanstack/react-router'
import { lazy, Suspense, useCallback, useRef } from 'react'
import { useShortcuts } from '../shell/keyboard.ts'
import { useLanguage } from '../shell/language.tsx'
import { refusalOf } from '../shell/refusal.ts'
import { useCan } from '../shell/session.tsx'
import { columnsToKeep } from './column-order.ts'
import type { DataGridProps } from './data-grid.tsx'
import { DataGrid } from './data-grid.tsx'
import type { FieldTexts } from './fields/use-field-text.ts'
import styles from './list-screen.module.css'
import type { ListRules, ListState } from './list-state.ts'
import { isFiltered, matchingOf } from './list-state.ts'
import { ListToolbar } from './list-toolbar.tsx'
import { OfflineNote } from './offline-note.tsx'
import { preloaded } from './preloaded.tsx'
import { countChosen, nothingChosen, selectionOf } from './selection-state.ts'
import { useGridShortcuts } from './use-grid-shortcuts.ts'
import { useMasterColumns } from './use-master-columns.tsx'
import type { ListViews } from './use-list-views.ts'
import type { MasterList } from './use-master-list.ts'
import type { SetSearchState } from './use-search-state.ts'
import { useSelection } from './use-selection.ts'

type ListScreenProps = {
  readonly master: Master
  readonly texts: FieldTexts
  readonly list: MasterList
  readonly rules: ListRules
  readonly views: ListViews
  readonly state: ListState
  readonly setState: SetSearchState<ListState>
  /** Record that was made and closed last. */
  readonly made: MasterRow | null
}

// Only whoever groups a list needs it.
const GroupedGrid = lazy(async () => ({ default: (await import('./grouped-grid.tsx')).GroupedGrid }))
const EmptyList = preloaded(async () => (await import('./no-rows.tsx')).EmptyList)
const FailedList = preloaded(async () => (await import('./no-rows.tsx')).FailedList)
const ListFooter = preloaded(async () => (await import('./list-footer.tsx')).ListFooter)
const ViewTabs = preloaded(async () => (await import('./view-tabs.tsx')).ViewTabs)

// Only whoever chooses rows needs it.
const SelectionBar = lazy(async () => ({ default: (await import('./selection-bar.tsx')).SelectionBar }))

const ListTools = lazy(async () => ({ default: (await import('./list-tools.tsx')).ListTools }))

const ExportList = lazy(async () => ({ default: (await import('./export-list.tsx')).ExportList }))
// By way of the drawer, with which it shares what can be done with a record.
const RowMenus = lazy(async () => ({ default: (await (await import('./record-drawer.tsx')).loadRowMenus()).RowMenus }))

const rowId = (row: MasterRow) => row.id

/** A master's list: title with count, search, filters, grid, and what it says when there is nothing to show. */
export function ListScreen({ master, texts, list, rules, views, state, setState, made }: ListScreenProps) {
  const { t } = useLanguage()
  const can = useCan()
  const isStacked = useMediaQuery('(width < 40em)', undefined, { getInitialValueInEffect: false })
  const searchRef = useRef<HTMLInputElement>(null)
  const columns = useMasterColumns(master, texts)
  const { query, rows, total } = list
  const canCreate = can(permissionName(master.page, 'create'))
  const standard = standardColumns(master)
  const create = () => void setState({ open: 'new' })
  const newRecord = t(shellText.newRecord, { one: t(master.text.one) })
  const search = t(text.searchIn, { title: t(master.text.title) })
  useShortcuts([
    { keys: 'mod+p', scope: 'list', label: t(text.print), run: () => void printAll(list) },
    { keys: '/', scope: 'list', label: search, run: () => searchRef.current?.focus() },
    ...(canCreate
      ? [{ keys: 'c', scope: 'list' as const, label: newRecord, run: create, when: () => state.open === null }]
      : []),
  ])
  useGridShortcuts(can(permissionName(master.page, 'edit')))
  const matching = matchingOf(state, rules)
  const { chosen, choose } = useSelection(matching)
  const selection = selectionOf(chosen, matching)
  const boxLabel = useCallback((row: MasterRow) => t(text.selectRow, { name: row.name }), [t])
  const menuLabel = useCallback((row: MasterRow) => t(text.rowActions, { name: row.name }), [t])
  const shown = state.columns ?? standard

  const refusal = refusalOf(query.error, master.page.path)
  if (refusal !== null) return <Navigate to={forbiddenPath} replace state={{ refusal } as never} />
  // A row of tabs with nothing but All in it would only take room.
  const hasTabs = views.items.length > 0 || typeof state.view === 'number'
  const hasRows = rows.length > 0 || list.folded.length > 0 || query.isPending
  const count = total?.exact === true ? total.count : null
  const grid: DataGridProps<MasterRow> = {
    label: t(text.gridLabel, { title: t(master.text.title) }),
    columns,
    shown,
    rows,
    rowId,
    rowCount: count,
    sort: state.sort,
    onSort: (sort) => void setState({ sort }, { replace: true }),
    widths: state.widths,
    onWidths: (widths) => void setState({ widths }, { replace: true }),
    onOrder: (names) => void setState({ columns: columnsToKeep(names, standard) }, { replace: true }),
    frozen: state.frozen,
    choice: { chosen, onChoose: choose, boxLabel },
    onOpen: (row) => void setState({ open: row.id }),
    menuLabel,
    openId: typeof state.open === 'number' ? state.open : (made?.id ?? null),
    isCompact: state.isCompact,
    isStacked,
    isLoading: query.isPending,
    onEnd:
      query.hasNextPage && !query.isFetching && !query.isFetchNextPageError ? () => void query.fetchNextPage() : null,
  }
  const records = {
    master,
    texts,
    columns: shown.flatMap((name) => columns.find((column) => column.name === name) ?? []),
    sort: state.sort,
    rows,
    clear: () => choose(nothingChosen),
  }
  return (
    <section className={styles.screen} aria-labelledby="list-title">
      <header className={styles.header}>
        <div className={styles.heading}>
          <h1 id="list-title" className={styles.title}>
            {t(master.text.title)}
          </h1>
          <p className={styles.context}>
            <span className={styles.count} aria-live="polite">
              {total !== null && countText(t, master, total)}
            </span>
            <span className={styles.purpose}>{t(master.text.purpose)}</span>
          </p>
        </div>
        <Suspense>
          <ListTools master={master} texts={texts} columns={shown} />
        </Suspense>
        {canCreate && (
          <Button leftSection={<IconPlus size={16} stroke={2} aria-hidden />} onClick={create} aria-keyshortcuts="C">
            {newRecord}
          </Button>
        )}
      </header>
      {hasTabs && (
        <div className={styles.tabs}>
          <Suspense>
            {!views.isPending && <ViewTabs master={master} rules={rules} views={views} state={state} />}
          </Suspense>
        </div>
      )}
      <ListToolbar
        master={master}
        texts={texts}
        state={state}
        setState={setState}
        columns={columns}
        standard={standard}
        views={views}
        searchRef={searchRef}
        rules={rules}
        hasTabs={hasTabs}
        actions={hasRows && <ExportList chosen={{ ...records, selection: { matching, except: [] }, count }} />}
        isRefreshing={query.isFetching && !query.isPending && !query.isFetchingNextPage}
      />
      <Suspense>
        <RowMenus {...{ master, texts, list, state, setState, made }} isFree={selection === null} />
      </Suspense>
      <OfflineNote error={query.error} hasRows={rows.length > 0} />
      <div id="list-panel" className={styles.panel} data-refreshing={query.isPlaceholderData || undefined}>
        {query.isError && rows.length === 0 && (
          <Suspense>
            <FailedList error={query.error} onRetry={() => void query.refetch()} />
          </Suspense>
        )}
        {!query.isError && !hasRows && (
          <Suspense>
            <EmptyList
              isFiltered={isFiltered(state)}
              onClear={() => void setState({ q: '', filters: {} })}
              action={canCreate ? { label: newRecord, run: create } : null}
              master={master}
            />
          </Suspense>
        )}
        {hasRows &&
          !(query.isError && rows.length === 0) &&
          (state.group === null ? (
            <DataGrid {...grid} />
          ) : (
            <Suspense>
              <GroupedGrid
                {...grid}
                master={master}
                texts={texts}
                list={list}
                matching={matching}
                onUngroup={() => void setState({ group: null })}
              />
            </Suspense>
          ))}
        {selection !== null && (
          <Suspense>
            <SelectionBar
              chosen={{ ...records, selection, count: countChosen(chosen, count) }}
              total={total}
              onAll={
                !chosen.isAll && (query.hasNextPage || list.folded.length > 0) && chosen.ids.size >= rows.length
                  ? () => choose({ isAll: true, ids: new Set() })
                  : null
              }
            />
          </Suspense>
        )}
        <Suspense>{rows.length > 0 && <ListFooter list={list} />}</Suspense>
      </div>
    </section>
  )
}

async function printAll(list: MasterList): Promise<void> {
  const { printList } = await import('./print-list.ts')
  await printList(list)
}

function countText(
  t: ReturnType<typeof useLanguage>['t'],
  master: Master,
  total: { count: number; exact: boolean },
): string {
  const many = t(master.text.many, { count: total.count })
  return total.exact ? many : t(text.moreThan, { many })
}
