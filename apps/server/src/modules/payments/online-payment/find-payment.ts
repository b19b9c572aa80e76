import { fail } from '@countinghouse/contract/errors'
import type { getCardPayment } from '@countinghouse/contract/payments/card-payment'
import type { OutputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'

type Found = OutputOfRoute<typeof getCardPayment>
const mostEvents = 200

/** Throws: not_found. */
export async function findPayment({ companyId }: Ctx, db: Reader, id: number): Promise<Found> {
  const { rows } = await sql<{ refundableMinor: number }>`
    select p.captured_minor - p.refunded_minor - p.disputed_minor as "refundableMinor"
    from payments.online_payment p where p.company_id = ${companyId} and p.id = ${id}`.execute(db)
  const { refundableMinor } = rows[0] ?? fail('not_found')
  const { rows: events } = await sql<Found['events'][number]>`
    select e.id, e.occurred_at as "occurredAt", e.source, e.from_status as "fromStatus", e.to_status as "toStatus", e.note,
      nullif(concat_ws(' ', u.first_name, u.last_name), '') as by
    from payments.online_payment_event e
    left join erp.app_user u on u.company_id = e.company_id and u.id = e.created_by
    where e.company_id = ${companyId} and e.online_payment_id = ${id} order by e.id desc limit ${mostEvents}`.execute(
    db,
  )
  const { rows: refunds } = await sql<Found['refunds'][number]>`
    select r.id, r.amount_minor as "amountMinor", r.status, r.reason, r.failure, r.created_at as "createdAt",
      nullif(concat_ws(' ', u.first_name, u.last_name), '') as by
    from payments.online_refund r
    left join erp.app_user u on u.company_id = r.company_id and u.id = r.created_by
    where r.company_id = ${companyId} and r.online_payment_id = ${id} order by r.id desc limit ${mostEvents}`.execute(
    db,
  )
  return { refundableMinor, events, refunds }
}
