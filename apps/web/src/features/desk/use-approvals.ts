import { listApprovals } from '@countinghouse/contract/desk/approval'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../shell/call.ts'

/** Requests of a box, page after page. */
export function useApprovals(box: 'waiting' | 'mine') {
  const query = useInfiniteQuery({
    queryKey: [listApprovals.id, { box }],
    queryFn: ({ pageParam, signal }) =>
      call(listApprovals, { box, ...(pageParam !== null && { cursor: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
  })
  return { query, approvals: query.data?.pages.flatMap((page) => page.items) ?? [] }
}
