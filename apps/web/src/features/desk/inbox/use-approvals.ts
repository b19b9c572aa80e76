import { listApprovals } from '@countinghouse/contract/desk/approval'
import { useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../../app/calls/queries.ts'

/** More than a user decides in one sitting; decided requests make room for the rest. */
const shown = 200

/** Requests of one box. */
export function useApprovals(box: 'waiting' | 'mine') {
  const query = useQuery(routeQuery(listApprovals, { box, limit: shown }))
  return { query, approvals: query.data?.items ?? [] }
}
