import { forbiddenPath } from '@countinghouse/contract/constants'
import { text } from '@countinghouse/contract/kit/list.text'
import { isSearched } from '@countinghouse/contract/list'
import type { Listing, ListRow } from '@countinghouse/contract/listing'
import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Suspense, useCallback, useRef } from 'react'
import { useShortcuts } from '../../app/keyboard/keyboard.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import { later } from '../../app/offline/later.ts'
import { refusalOf } from '../../app/calls/refusal.ts'
import { columnsToKeep } from '../grid/column-order.ts'
import type { DataGridProps } from '../grid/data-grid.tsx'
import { DataGrid } from '../grid/data-grid.tsx'
import { lazyOf } from '../../app/offline/lazy-of.ts'
import type { ListParts, ListShared } from './list-parts.ts'
import styles from './list-screen.module.css'
import type { ListRules } from './list-state.ts'
import { isFiltered, matchingOf } from './list-state.ts'
import { ListToolbar } from './list-toolbar.tsx'
import { OfflineNote } from './offline-note.tsx'
import { preloaded } from '../../app/offline/preloaded.tsx'
import { rowNameOf } from './row-name.ts'
import { countChosen, nothingChosen, selectionOf } from '../grid/selection-state.ts'
import { useGridShortcuts } from '../grid/use-grid-shortcuts.ts'
import { useListColumns } from './use-list-columns.tsx'
import type { ListViews } from '../views/use-list-views.ts'
import type { LoadedList } from './use-list.ts'
import { useSelection } from '../grid/use-selection.ts'

type ListScreenProps<R extends ListRow> = ListShared<R> & {
  readonly parts: ListParts<R>
  readonly rules: ListRules
  readonly views: ListViews
  /** The last created and closed record. */
  readonly created: R | null
  /** Shown instead of rows and toolbar. */
  readonly plain: ReactNode
}

// Needed only for grouped lists.
const GroupedGrid = lazyOf(async () => (await import('../grid/grouped-grid.tsx')).GroupedGrid)
const EmptyList = preloaded(async () => (await import('./no-rows.tsx')).EmptyList)
const FailedList = preloaded(async () => (await import('./no-rows.tsx')).FailedList)
const ListFooter = preloaded(async () => (await import('./list-footer.tsx')).ListFooter)
const ViewTabs = preloaded(async () => (await import('../views/view-tabs.tsx')).ViewTabs)

// Needed only when rows are selected.
const SelectionBar = later(async () => (await import('../selection/selection-bar.tsx')).SelectionBar)

// Needed only for similar spellings.
const SimilarRowsNote = lazyOf(async () => (await import('./similar-rows-note.tsx')).SimilarRowsNote)

const ExportList = later(async () => (await import('../export/export-list.tsx')).ExportList)
const RowMenus = lazyOf(async () => (await import('./row-menus.tsx')).RowMenus)

const rowId = (row: ListRow) => row.id

/** A list: title with count, search, filters, grid and empty states. */
export function ListScreen<R extends ListRow>(props: ListScreenProps<R>) {
  const { listing, texts, list, rules, views, state, setState, created, parts, plain } = props
  const { t } = useLanguage()
  const isStacked = useMediaQuery('(width < 40em)', undefined, { getInitialValueInEffect: false })
  const searchRef = useRef<HTMLInputElement>(null)
  const isLinked = parts.record !== undefined
  const columns = useListColumns(listing, { texts, own: parts.columns, isLinked })
  const { query, rows, total } = list
  const create = () => void setState({ open: 'new' })
  const newRecord = parts.create ?? null
  const search = t(text.searchIn, { title: t(listing.text.title) })
  useShortcuts([
    { keys: 'mod+p', scope: 'list', label: t(text.print), run: () => void printAll(list) },
    ...(isSearched(listing)
      ? [{ keys: '/', scope: 'list' as const, label: search, run: () => searchRef.current?.focus() }]
      : []),
    ...(newRecord === null
      ? []
      : [{ keys: 'c', scope: 'list' as const, label: newRecord, run: create, when: () => state.open === null }]),
  ])
  useGridShortcuts({ canOpen: isLinked, canEdit: columns.some(({ editor }) => editor !== undefined) })
  const matching = matchingOf(state, rules)
  const { chosen, choose } = useSelection(matching)
  const selection = selectionOf(chosen, matching)
  const nameOf = useCallback((row: ListRow) => rowNameOf(listing, texts, row), [listing, texts])
  const boxLabel = useCallback((row: R) => t(text.selectRow, { name: nameOf(row) }), [t, nameOf])
  const menuLabel = useCallback((row: R) => t(text.rowActions, { name: nameOf(row) }), [t, nameOf])
  const hasMenus = parts.rowMenus !== undefined || parts.rowActions !== undefined || isLinked
  const standard = listing.columns
  const shown = state.columns ?? standard

  const refusal = refusalOf(query.error, listing.page.path)
  if (refusal !== null) return <Navigate to={forbiddenPath} replace state={{ refusal } as never} />
  // Tabs are hidden if All is the only one.
  const hasTabs = views.items.length > 0 || typeof state.view === 'number'
  const hasRows = rows.length > 0 || list.folded.length > 0 || query.isPending
  const count = total?.exact === true ? total.count : null
  // Automatic refreshes are not announced.
  const isFetchingRows = query.isFetching && !query.isPending && !query.isFetchingNextPage
  const isRefreshing = isFetchingRows && (parts.refreshMs === undefined || query.isPlaceholderData)
  const grid: DataGridProps<R> = {
    label: t(text.gridLabel, { title: t(listing.text.title) }),
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
    onOpen: isLinked ? (row) => void setState({ open: row.id }) : undefined,
    menuLabel: hasMenus ? menuLabel : undefined,
    openId: typeof state.open === 'number' ? state.open : (created?.id ?? null),
    isCompact: state.isCompact,
    isStacked,
    isLoading: query.isPending,
    onEnd:
      query.hasNextPage && !query.isFetching && !query.isFetchNextPageError ? () => void query.fetchNextPage() : null,
  }
  const records = {
    listing,
    texts,
    columns: shown.flatMap((name) => columns.find((column) => column.name === name) ?? []),
    sort: state.sort,
    rows,
    asidesOf: parts.asidesOf ?? (async () => new Map()),
    clear: () => choose(nothingChosen),
  }
  const shared = { listing, texts, list, state, setState }
  const menus = { ...shared, created, isFree: selection === null }
  return (
    <section className={styles.screen} aria-labelledby="list-title">
      <header className={styles.header}>
        <div className={styles.heading}>
          <h1 id="list-title" className={styles.title}>
            {t(listing.text.title)}
          </h1>
          <p className={styles.context}>
            <span className={styles.count} aria-live="polite">
              {total !== null && countText(t, listing, total)}
            </span>
            <span className={styles.purpose}>{t(listing.text.purpose)}</span>
          </p>
        </div>
        <Suspense>{parts.actions?.(shown)}</Suspense>
        {newRecord !== null && (
          <Button leftSection={<IconPlus size={16} stroke={2} aria-hidden />} onClick={create} aria-keyshortcuts="C">
            {newRecord}
          </Button>
        )}
      </header>
      {parts.above}
      {plain ?? (
        <>
          {hasTabs && (
            <div className={styles.tabs}>
              <Suspense>
                {!views.isPending && <ViewTabs listing={listing} rules={rules} views={views} state={state} />}
              </Suspense>
            </div>
          )}
          <ListToolbar
            listing={listing}
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
            more={parts.viewActions}
            isRefreshing={isRefreshing}
          />
          <Suspense>
            {parts.rowMenus?.(menus) ??
              (hasMenus && <RowMenus {...menus} hasRecord={isLinked} rowActions={parts.rowActions} />)}
          </Suspense>
          <Suspense>
            {list.isSimilar && rows.length > 0 && !query.isPlaceholderData && <SimilarRowsNote q={state.q} />}
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
                  action={newRecord === null ? null : { label: newRecord, run: create }}
                  hint={listing.text['empty']}
                  others={parts.emptyActions}
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
                    listing={listing}
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
                  actions={parts.chosenActions?.({ ...records, selection, count: countChosen(chosen, count) })}
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
        </>
      )}
    </section>
  )
}

async function printAll(list: LoadedList): Promise<void> {
  const { printList } = await import('../print/print-list.ts')
  await printList(list)
}

function countText(
  t: ReturnType<typeof useLanguage>['t'],
  listing: Listing,
  total: { count: number; exact: boolean },
): string {
  const many = t(listing.text.many, { count: total.count })
  return total.exact ? many : t(text.moreThan, { many })
}
