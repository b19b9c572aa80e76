import type { Master, MasterRow } from '@countinghouse/contract/master'
import { useMediaQuery } from '@mantine/hooks'
import { Navigate, useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useFieldTexts } from './fields/use-field-text.ts'
import { ListScreen } from './list-screen.tsx'
import type { ListRules, ListState } from './list-state.ts'
import { deviates, listRules, parseListState, searchOfListState } from './list-state.ts'
import styles from './master-screen.module.css'
import type { ListViews } from './use-list-views.ts'
import { useListViews } from './use-list-views.ts'
import { useMasterList } from './use-master-list.ts'
import type { SearchCodec } from './use-search-state.ts'
import { useSearchState } from './use-search-state.ts'

const loadDrawer = async () => {
  const [drawer] = await Promise.all([import('./record-drawer.tsx'), import('./fields/field-input.tsx')])
  return drawer
}
const RecordDrawer = lazy(async () => ({ default: (await loadDrawer()).RecordDrawer }))
// Fetched beside the first rows: the list need not wait for it, and it is there before anybody opens a record.
void loadDrawer().catch(() => undefined)

/** The screen of a master: its list and, over it, the record the address names. */
export function MasterScreen({ master }: { readonly master: Master }) {
  const rules = useMemo(() => listRules(master), [master])
  const views = useListViews(master, rules)
  const [state, setState] = useSearchState(useCodec(rules, views))
  const path = useLocation({ select: (location) => location.pathname })
  const texts = useFieldTexts(master)
  const isPlain = state.view === null && !deviates(state, rules, views.baseOf(null))
  // Which rows to ask for is known only with the view; an address that names no view and says what it wants need not wait.
  const isKnown = !views.isPending || (typeof state.view !== 'number' && !isPlain)
  const list = useMasterList(master, rules, state, isKnown)
  const isNarrow = useMediaQuery('(width < 40em)', undefined, { getInitialValueInEffect: false })
  const isCovered = isNarrow && state.open !== null
  const [made, setMade] = useState<MasterRow | null>(null)
  // It is marked until another record is in question.
  if (made !== null && state.open !== null) setMade(null)
  const shared = { master, texts, list, state, setState }
  if (isPlain && views.standard !== null) {
    const { id } = views.standard
    return <Navigate to={path} search={((previous: object) => ({ ...previous, view: id })) as never} replace />
  }
  return (
    <div className={styles.screen}>
      <div className={styles.list} inert={isCovered}>
        <ListScreen {...shared} rules={rules} views={views} made={made} />
      </div>
      <Suspense>{state.open !== null && <RecordDrawer {...shared} onMade={setMade} />}</Suspense>
    </div>
  )
}

function useCodec(rules: ListRules, { baseOf, standard }: ListViews): SearchCodec<ListState> {
  return useMemo(
    () => ({
      parse: (search) => parseListState(search, rules, baseOf),
      // A plain address opens the default view, so that the list without it must be named.
      serialise: ({ view, ...state }) =>
        searchOfListState({ ...state, view: view ?? (standard === null ? null : 'all') }, rules, baseOf),
    }),
    [rules, baseOf, standard],
  )
}
