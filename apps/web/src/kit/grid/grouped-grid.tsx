import { text } from '@countinghouse/contract/kit/group.text'
import type { Listing, ListRow } from '@countinghouse/contract/listing'
import type { InfiniteData } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import type { KeyboardEvent } from 'react'
import { useMemo } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import { usePaletteActions } from '../../app/palette/palette-actions.ts'
import type { DataGridProps } from './data-grid.tsx'
import { DataGrid } from './data-grid.tsx'
import type { FieldTexts } from '../fields/use-field-text.ts'
import type { GridGroups } from './grid-column.ts'
import { GroupHeading } from './grid-group-heading.tsx'
import type { ListPage } from '../list/list-query.ts'
import { groupLines } from './group-lines.ts'
import { groupFieldOf } from './group-labels.ts'
import styles from './grouped-grid.module.css'
import toolbar from '../list/list-toolbar.module.css'
import { useGroupChoice } from './use-group-choice.ts'
import type { LoadedList } from '../list/use-list.ts'

type GroupedGridProps<R extends ListRow> = DataGridProps<R> & {
  readonly listing: Listing<R>
  readonly texts: FieldTexts
  readonly list: LoadedList<R>
  readonly matching: Readonly<Record<string, unknown>>
  readonly onUngroup: () => void
}

/** The grid of a grouped list. */
export function GroupedGrid<R extends ListRow>({
  listing,
  texts,
  list,
  matching,
  onUngroup,
  ...grid
}: GroupedGridProps<R>) {
  const language = useLanguage()
  const { t } = language
  const { query, rows } = list
  // Previous rows are shown under their own headings until the new ones are loaded.
  const [{ by, groups = [] } = { by: null, groups: [] }] = query.data?.pages ?? []
  const field = useMemo(
    () => groupFieldOf(listing, texts, language, by ?? listing.titleField),
    [listing, texts, language, by],
  )
  const folded = useFolding(list, field.keyOf)
  const { lines, sections } = useMemo(
    () => groupLines({ rows, keyOf: field.keyOf, groups, folded: list.folded, hasMore: query.hasNextPage }),
    [rows, field, groups, list.folded, query.hasNextPage],
  )
  const { chosen, onChoose } = grid.choice
  const choice = useGroupChoice({ listing, field, rows, matching, chosen, onChoose })
  const keys = groups.map(({ key }) => key)
  const isFolded = keys.length > 0 && keys.every((key) => list.folded.includes(key))
  const at = (index: number) => sections.find(({ first }) => first === index)
  const all = isFolded
    ? { title: t(text.unfoldAll), run: () => folded.set([]) }
    : { title: t(text.foldAll), run: () => folded.set(keys) }
  usePaletteActions([{ ...all, icon: 'switch' }])
  const headings: GridGroups = {
    sections: sections.map(({ key, first, end }) => ({ key, first, end, label: field.words(key) })),
    heading: (index, cellRef) => {
      const section = at(index)
      return (
        section !== undefined && (
          <GroupHeading
            key={`heading ${section.key}`}
            section={section}
            words={field.words(section.key)}
            chosen={choice.stateOf(section)}
            columns={grid.shown.length}
            cellRef={cellRef}
          />
        )
      )
    },
    onFold: (index) => {
      const section = at(index)
      if (section !== undefined) folded.toggle(section.key)
    },
    onChoose: (index) => {
      const section = at(index)
      if (section !== undefined) void choice.toggle(section)
    },
    onKey: (index, event, isRtl) => {
      const section = at(index)
      const wanted = section === undefined ? null : actionOf(event, isRtl, section.isFolded)
      if (section === undefined || wanted === null) return false
      if (wanted === 'choose') void choice.toggle(section)
      if (wanted === 'fold') folded.toggle(section.key)
      return true
    },
  }
  return (
    <>
      <div className={styles.bar} role="group" aria-label={t(text.grouped)}>
        <span className={styles.by}>{t(text.groupedBy, { field: field.label })}</span>
        <button type="button" className={toolbar.plainButton} onClick={all.run}>
          {all.title}
        </button>
        <button type="button" className={toolbar.plainButton} onClick={onUngroup}>
          {t(text.ungroup)}
        </button>
      </div>
      {by === null ? <DataGrid {...grid} /> : <DataGrid {...grid} rows={lines} rowCount={null} groups={headings} />}
    </>
  )
}

/** Expands and collapses groups; loaded rows of other groups are kept while the next are loading. */
function useFolding<R extends ListRow>(
  { folded, setFolded, keyWithout }: LoadedList<R>,
  keyOf: (row: ListRow) => string,
) {
  const queryClient = useQueryClient()

  function set(next: readonly string[]): void {
    const now = queryClient.getQueryData<InfiniteData<ListPage<R>>>(keyWithout(folded))
    const queryKey = keyWithout(next)
    if (now !== undefined) {
      const pages = now.pages.map((page) => ({
        ...page,
        items: page.items.filter((row) => !next.includes(keyOf(row))),
      }))
      queryClient.setQueryData(queryKey, { ...now, pages })
    }
    const isOpened = folded.some((key) => !next.includes(key))
    if (isOpened) void queryClient.invalidateQueries({ queryKey, exact: true })
    setFolded(next)
  }

  return {
    set,
    toggle: (key: string) => set(folded.includes(key) ? folded.filter((other) => other !== key) : [...folded, key]),
  }
}

/** The action of a key on a heading; null for keys of the grid. Source: WAI-ARIA treegrid pattern. */
function actionOf(event: KeyboardEvent, isRtl: boolean, isFolded: boolean): 'fold' | 'choose' | 'nothing' | null {
  if (event.key === 'Enter' || event.key === ' ') return 'fold'
  if (event.code === 'KeyX' && !event.shiftKey) return 'choose'
  if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return null
  const isForward = (event.key === 'ArrowRight') !== isRtl
  return isForward === isFolded ? 'fold' : 'nothing'
}
