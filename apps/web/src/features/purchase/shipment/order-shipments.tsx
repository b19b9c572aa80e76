import type { DocumentRow } from '@countinghouse/contract/document'
import { getOrderShipments, shipment } from '@countinghouse/contract/purchase/shipment'
import { text } from '@countinghouse/contract/purchase/shipment.text'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { routeQuery } from '../../../app/calls/queries.ts'
import { documentTones } from '../../../kit/document/document-tones.ts'
import { Status } from '../../../kit/list/status.tsx'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from '../purchase.module.css'
import { ScheduleTable } from './schedule-table.tsx'

/** Shipments of an order, and when each arrives. */
export function OrderShipments({ row: { id } }: { readonly row: DocumentRow }) {
  const { t } = useLanguage()
  const { data, error, refetch } = useQuery({ ...routeQuery(getOrderShipments, { id }), staleTime: 0 })
  if (error !== null && data === undefined) return <RecordMissing error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <RecordSkeleton count={3} />
  return (
    <RecordBody side="shipments">
      {data.shipments.length === 0 && <p className={styles.quiet}>{t(text.noShipments)}</p>}
      {data.shipments.map((schedule) => (
        <section key={schedule.id}>
          <h2 className={styles.heading}>
            <Link to={shipment.page.path} search={{ open: schedule.id } as never}>
              <bdi>{schedule.name}</bdi>
            </Link>{' '}
            <Status value={schedule.status} master={shipment} tone={documentTones[schedule.status]} />
          </h2>
          <ScheduleTable schedule={schedule} label={schedule.name} />
        </section>
      ))}
    </RecordBody>
  )
}
