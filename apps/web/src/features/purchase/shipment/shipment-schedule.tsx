import type { DocumentRow } from '@countinghouse/contract/document'
import { getSchedule } from '@countinghouse/contract/purchase/shipment'
import { text } from '@countinghouse/contract/purchase/shipment.text'
import { useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../../app/calls/queries.ts'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { ScheduleTable } from './schedule-table.tsx'

/** When a shipment reaches each leg of its way. */
export function ShipmentSchedule({ row: { id } }: { readonly row: DocumentRow }) {
  const { t } = useLanguage()
  const { data, error, refetch } = useQuery({ ...routeQuery(getSchedule, { id }), staleTime: 0 })
  if (error !== null && data === undefined) return <RecordMissing error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <RecordSkeleton count={4} />
  return (
    <RecordBody side="schedule">
      <ScheduleTable schedule={data} label={t(text.schedule)} />
    </RecordBody>
  )
}
