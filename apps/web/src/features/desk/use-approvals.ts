import { listApprovals } from '@countinghouse/contract/desk/approval'
import { useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../shell/queries.ts'

/** More than a person decides in one sitting; what is decided makes room for the rest. */
const shown = 200

/** Requests of a box. */
export function useApprovals(box: 'waiting' | 'mine') {
  const query = useQuery(routeQuery(listApprovals, { box, limit: shown }))
  return { query, approvals: query.data?.items ?? [] }
}
