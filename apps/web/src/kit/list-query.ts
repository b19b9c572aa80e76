import type { ListGroup } from '@countinghouse/contract/group'
import type { Listing, ListRow } from '@countinghouse/contract/listing'
import type { Master, MasterListRow, MasterRow } from '@countinghouse/contract/master'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../shell/call.ts'
import { keepLabels } from './fields/record-names.ts'
import type { listInputOf } from './list-state.ts'

type ListInput = ReturnType<typeof listInputOf> & { folded?: string[]; fields?: string[] }
export type ListPage<R extends ListRow> = {
  items: R[]
  next: string | null
  total?: { count: number; exact: boolean } | undefined
  isSimilar?: boolean | undefined
  groups?: ListGroup[] | undefined
  /** What the rows are grouped by. */
  by: string | null
}

/** A list, page by page; keyed by the route so that a write makes it old. */
export function listPages<R extends ListRow>(listing: Listing<R>, input: ListInput) {
  const { list } = listing.routes
  const route = { ...list, output: (listing.isWide && list.part) || list.output }
  return infiniteQueryOptions({
    queryKey: [route.id, input, 'pages'] as const,
    queryFn: async ({ pageParam, signal, client }): Promise<ListPage<R>> => {
      const page = await call(route, pageParam === null ? input : { ...input, cursor: pageParam }, { signal })
      keepLabels(client, listing, page.items)
      return { ...page, by: input.group ?? null }
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  })
}

/** One record with what points to it. */
export function recordQuery(master: Master, id: number) {
  return queryOptions({
    queryKey: [master.routes.get.id, { id }] as const,
    queryFn: async ({ signal, client }) => {
      const row = await call(master.routes.get, { id }, { signal })
      keepLabels(client, master, [row])
      return row
    },
  })
}

/** Puts a saved row into every loaded list at once, before the server is asked again. */
export function rememberRow(queryClient: QueryClient, master: Master, row: MasterRow): void {
  keepLabels(queryClient, master, [row])
  queryClient.setQueriesData<InfiniteData<ListPage<MasterListRow>>>({ queryKey: [master.routes.list.id] }, (data) =>
    data === undefined || !('pages' in data)
      ? data
      : {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            items: page.items.map((item) => (item.id === row.id ? { ...item, ...row } : item)),
          })),
        },
  )
  queryClient.setQueryData([master.routes.get.id, { id: row.id }], (known: object | undefined) =>
    known === undefined ? known : { ...known, ...row },
  )
}

/** The history of a record, newest first, page by page; all of it, or its comments. */
export function historyPages(master: Master, id: number, only: 'comments' | null) {
  const route = master.routes.history
  const input = only === null ? { id } : { id, only }
  return infiniteQueryOptions({
    queryKey: [route.id, input, 'pages'] as const,
    queryFn: ({ pageParam, signal }) =>
      call(route, pageParam === null ? input : { ...input, cursor: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  })
}
