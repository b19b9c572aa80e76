import type { Listing, ListRow } from '@countinghouse/contract/listing'
import type { InfiniteData, QueryKey, UseInfiniteQueryResult } from '@tanstack/react-query'
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { ListPage } from './list-query.ts'
import { listPages } from './list-query.ts'
import type { ListRules, ListState } from './list-state.ts'
import { listInputOf } from './list-state.ts'

const none: readonly string[] = []

type Pages<R extends ListRow> = InfiniteData<ListPage<R>, string | null>

type Requested<R> = {
  readonly rules: ListRules
  readonly state: ListState
  /** Values that rows are asked for; undefined: complete rows. */
  readonly fields: string[] | undefined
  /** It is known which rows are wanted; none are asked for before. */
  readonly isKnown: boolean
  /** How soon these rows are looked at again; left out: never by themselves. Units: ms. */
  readonly refreshMs: ((rows: readonly R[]) => number | false) | undefined
}

export type LoadedList<R extends ListRow = ListRow> = {
  readonly query: UseInfiniteQueryResult<InfiniteData<ListPage<R>>>
  readonly rows: readonly R[]
  readonly total: NonNullable<ListPage<R>['total']> | null
  /** The rows only have words like those that were searched. */
  readonly isSimilar: boolean
  /** Groups whose rows are not asked for. */
  readonly folded: readonly string[]
  readonly setFolded: (keys: readonly string[]) => void
  /** Under which key the pages are kept while these groups are folded. */
  readonly keyWithout: (keys: readonly string[]) => QueryKey
}

/** The rows of a list as far as they are loaded; the rows before stay while others are fetched. */
export function useList<R extends ListRow>(
  listing: Listing<R>,
  { rules, state, fields, isKnown, refreshMs }: Requested<R>,
): LoadedList<R> {
  const [held, setHeld] = useState({ by: state.group, folded: none })
  const folded = held.by === state.group ? held.folded : none
  const input = { ...listInputOf(state, rules), ...(fields !== undefined && { fields }) }
  /** The list while these groups are folded, whose rows are not asked for. */
  const pagesWithout = (keys: readonly string[]) =>
    listPages(listing, { ...input, ...(keys.length > 0 && { folded: keys.toSorted() }) })
  const client = useQueryClient()
  const pages = pagesWithout(folded)
  const key = pages.queryKey
  const now = { rows: JSON.stringify(key, (name, value: unknown) => (name === 'fields' ? null : value)), key }
  const last = useRef(now)
  const query = useInfiniteQuery({
    ...pages,
    // While columns are added the rows stay, all that were loaded of them.
    initialData: () => (last.current.rows === now.rows ? client.getQueryData<Pages<R>>(last.current.key) : undefined),
    initialDataUpdatedAt: 0,
    placeholderData: keepPreviousData,
    enabled: isKnown,
    refetchInterval: ({ state: { data } }) => refreshMs?.(data?.pages.flatMap((page) => page.items) ?? []) ?? false,
  })
  useEffect(() => {
    last.current = now
  })
  const loaded = query.data?.pages
  const rows = useMemo(() => loaded?.flatMap((page) => page.items) ?? [], [loaded])
  return {
    query,
    rows,
    total: loaded?.[0]?.total ?? null,
    isSimilar: loaded?.[0]?.isSimilar === true,
    folded,
    keyWithout: (keys: readonly string[]) => pagesWithout(keys).queryKey,
    setFolded: (keys: readonly string[]) => setHeld({ by: state.group, folded: keys }),
  }
}
