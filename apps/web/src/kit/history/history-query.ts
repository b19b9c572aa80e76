import type { Talked } from '@countinghouse/contract/record-type'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../app/calls/call.ts'

/** The history of a record, newest first, by page; complete or comments only. */
export function historyPages(master: Talked, id: number, only: 'comments' | null) {
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
