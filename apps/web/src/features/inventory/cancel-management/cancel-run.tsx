import { text } from '@countinghouse/contract/inventory/cancel-management.text'
import { cancelMany, getCancelRun } from '@countinghouse/contract/inventory/cancel-transfers'
import { useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../../app/calls/queries.ts'
import { BulkRun } from '../../../kit/bulk/bulk-run.tsx'
import { useEndedRun } from '../../../kit/bulk/use-ended-run.ts'

type Props = { readonly id: number; readonly onLeave: () => void }

/** Progress of a bulk cancellation, with the rejected transfers and their reasons. */
export function CancelRun({ id, onLeave }: Props) {
  const isEnded = useEndedRun(id, cancelMany)
  const { data } = useQuery({ ...routeQuery(getCancelRun, { id }), enabled: isEnded })
  return <BulkRun id={id} refused={data?.refused ?? []} text={text} path={null} onLeave={onLeave} />
}
