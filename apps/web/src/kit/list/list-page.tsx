import type { Listing, ListRow } from '@countinghouse/contract/listing'
import { listingFor } from '@countinghouse/contract/listing'
import { useMediaQuery } from '@mantine/hooks'
import { Navigate, useLocation } from '@tanstack/react-router'
import { Suspense, useMemo, useState } from 'react'
import { useCan } from '../../app/session/session.tsx'
import { requestedFields } from './requested-fields.ts'
import { useFieldTexts } from '../fields/use-field-text.ts'
import styles from './list-page.module.css'
import type { ListParts } from './list-parts.ts'
import { ListScreen } from './list-screen.tsx'
import type { ListRules, ListState } from './list-state.ts'
import { deviates, listRules, parseListState, searchOfListState } from './list-state.ts'
import type { ListViews } from '../views/use-list-views.ts'
import { useListViews } from '../views/use-list-views.ts'
import { useList } from './use-list.ts'
import type { SearchCodec } from '../../app/routing/use-search-state.ts'
import { useSearchState } from '../../app/routing/use-search-state.ts'

type ListPageProps<R extends ListRow> = ListParts<R> & { readonly listing: Listing<R> }

/** The page of a list, and the open record of the address. */
export function ListPage<R extends ListRow>({ listing: declared, ...parts }: ListPageProps<R>) {
  const can = useCan()
  const listing = useMemo(() => listingFor(declared, can), [declared, can])
  const rules = useMemo(() => listRules(listing), [listing])
  const views = useListViews(listing, rules)
  const [state, setState] = useSearchState(useCodec(rules, views))
  const path = useLocation({ select: (location) => location.pathname })
  const texts = useFieldTexts(listing)
  const isPlain = state.view === null && !deviates(state, rules, views.baseOf(null))
  // The rows depend on the view; an address without a view but with own settings need not wait for it.
  const isKnown = !views.isPending || (typeof state.view !== 'number' && !isPlain)
  const fields = requestedFields(listing, state, parts.columns)
  const list = useList(listing, { rules, state, fields, isKnown, refreshMs: parts.refreshMs })
  const isNarrow = useMediaQuery('(width < 40em)', undefined, { getInitialValueInEffect: false })
  const canOpen = typeof state.open === 'number' || (state.open === 'new' && parts.create !== undefined)
  const isOpen = canOpen && parts.record !== undefined
  const [created, setCreated] = useState<R | null>(null)
  // Highlighted until another record is opened.
  if (created !== null && state.open !== null) setCreated(null)
  const shared = { listing, texts, list, state, setState }
  if (isPlain && views.standard !== null) {
    const { id } = views.standard
    return <Navigate to={path} search={((previous: object) => ({ ...previous, view: id })) as never} replace />
  }
  return (
    <div className={styles.screen}>
      <div className={styles.list} inert={isNarrow && isOpen}>
        <ListScreen
          {...shared}
          parts={parts}
          rules={rules}
          views={views}
          created={created}
          plain={isPlain ? parts.plain?.(shared) : undefined}
        />
      </div>
      <Suspense>{isOpen && parts.record?.({ ...shared, onCreated: setCreated })}</Suspense>
    </div>
  )
}

function useCodec(rules: ListRules, { baseOf, standard }: ListViews): SearchCodec<ListState> {
  return useMemo(
    () => ({
      parse: (search) => parseListState(search, rules, baseOf),
      // A plain address opens the default view, so the list without a view needs an explicit value.
      serialise: ({ view, ...state }) =>
        searchOfListState({ ...state, view: view ?? (standard === null ? null : 'all') }, rules, baseOf),
    }),
    [rules, baseOf, standard],
  )
}
