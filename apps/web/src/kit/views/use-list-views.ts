import type { SavedView } from '@countinghouse/contract/desk/view'
import { listViews } from '@countinghouse/contract/desk/view'
import type { Listing } from '@countinghouse/contract/listing'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { clientStore, useClientState } from '../../app/session/client-store.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import { routeQuery } from '../../app/calls/queries.ts'
import type { BaseOf, ListRules, ListState } from '../list/list-state.ts'
import { firstTab, knownLook, searchOfListState, standardLook } from '../list/list-state.ts'

const mostViews = 200

/** Every saved view of a list that the user sees. */
export function viewsQuery({ page }: Pick<Listing, 'page'>) {
  return routeQuery(listViews, { page: page.eventType, limit: mostViews })
}

/** The saved views of a list by name, the look each stands for, and the way to show one without deviations. */
export function useListViews(listing: Pick<Listing, 'page'>, rules: ListRules) {
  const { locale } = useLanguage()
  const { data, isPending } = useQuery({ ...viewsQuery(listing), staleTime: 60_000 })
  const navigate = useNavigate()
  const path = useLocation({ select: (location) => location.pathname })
  const isCompact = useClientState((state) => state.hasCompactRows)
  const known = useMemo(() => {
    const standard = { ...standardLook, isCompact }
    const items = (data?.items ?? []).toSorted((one, other) => one.name.localeCompare(other.name, locale))
    const looks = new Map(items.map((item) => [item.id, knownLook(item.view, rules)]))
    const baseOf: BaseOf = (view) => (typeof view === 'number' ? (looks.get(view) ?? standard) : standard)
    return { items, baseOf, standard: items.find((item) => item.isDefault) ?? null }
  }, [data, locale, rules, isCompact])

  function show(view: SavedView['id'] | 'all', options: { replace?: boolean } = {}): void {
    const plain: ListState = { ...standardLook, view, open: null, tab: firstTab }
    void navigate({
      to: path,
      search: ((previous: object) => ({ ...previous, ...searchOfListState(plain, rules) })) as never,
      replace: options.replace ?? false,
      resetScroll: false,
    })
  }
  /** The height of rows where no view has its own. */
  function saveDensity(isOn: boolean): void {
    clientStore.getState().dispatch({ type: 'setCompactRows', isOn })
  }
  return { ...known, isPending, show, saveDensity }
}

export type ListViews = ReturnType<typeof useListViews>
