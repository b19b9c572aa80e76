import type { ListGroup } from '@countinghouse/contract/group'
import type { Listing, ListRow } from '@countinghouse/contract/listing'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../app/calls/call.ts'
import { saveLabels } from '../fields/record-names.ts'
import type { listInputOf } from './list-state.ts'

type ListInput = ReturnType<typeof listInputOf> & { folded?: string[]; fields?: string[] }
export type ListPage<R extends ListRow> = {
  items: R[]
  next: string | null
  total?: { count: number; exact: boolean } | undefined
  isSimilar?: boolean | undefined
  groups?: ListGroup[] | undefined
  /** The field that groups the rows. */
  by: string | null
}

/** The pages of a list; keyed by route, so that writes invalidate them. */
export function listPages<R extends ListRow>(listing: Listing<R>, input: ListInput) {
  const { list } = listing.routes
  const route = { ...list, output: (listing.isWide && list.part) || list.output }
  return infiniteQueryOptions({
    queryKey: [route.id, input, 'pages'] as const,
    queryFn: async ({ pageParam, signal, client }): Promise<ListPage<R>> => {
      const page = await call(route, pageParam === null ? input : { ...input, cursor: pageParam }, { signal })
      saveLabels(client, listing, page.items)
      return { ...page, by: input.group ?? null }
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  })
}
