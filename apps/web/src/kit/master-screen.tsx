import type { Master } from '@countinghouse/contract/master'
import { useMediaQuery } from '@mantine/hooks'
import { lazy, Suspense, useMemo } from 'react'
import { useFieldTexts } from './fields/use-field-text.ts'
import { ListScreen } from './list-screen.tsx'
import type { ListState } from './list-state.ts'
import { listRules, parseListState, searchOfListState } from './list-state.ts'
import styles from './master-screen.module.css'
import { useMasterList } from './use-master-list.ts'
import type { SearchCodec } from './use-search-state.ts'
import { useSearchState } from './use-search-state.ts'

const loadDrawer = () => import('./record-drawer.tsx')
const RecordDrawer = lazy(async () => ({ default: (await loadDrawer()).RecordDrawer }))
// Fetched beside the first rows: the list need not wait for it, and it is there before anybody opens a record.
void loadDrawer().catch(() => undefined)

/** The screen of a master: its list and, over it, the record the address names. */
export function MasterScreen({ master }: { readonly master: Master }) {
  const codec = useMemo<SearchCodec<ListState>>(() => {
    const rules = listRules(master)
    return { parse: (search) => parseListState(search, rules), serialise: (state) => searchOfListState(state, rules) }
  }, [master])
  const [state, setState] = useSearchState(codec)
  const texts = useFieldTexts(master)
  const list = useMasterList(master, state)
  const isNarrow = useMediaQuery('(width < 40em)', undefined, { getInitialValueInEffect: false })
  const isCovered = isNarrow && state.open !== null
  const shared = { master, texts, list, state, setState }
  return (
    <div className={styles.screen}>
      <div className={styles.list} inert={isCovered}>
        <ListScreen {...shared} />
      </div>
      <Suspense>{state.open !== null && <RecordDrawer {...shared} />}</Suspense>
    </div>
  )
}
