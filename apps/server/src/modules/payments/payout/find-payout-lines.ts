import { fail } from '@countinghouse/contract/errors'
import type { getPayoutLines } from '@countinghouse/contract/payments/payout-lines'
import { mostUnpaid } from '@countinghouse/contract/payments/payout-lines'
import type { OutputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'

type Found = OutputOfRoute<typeof getPayoutLines>

/** Throws: not_found. */
export async function findPayoutLines({ companyId }: Ctx, db: Reader, id: number): Promise<Found> {
  const { rows: own } = await sql<{ currency: string; clearingMinor: number }>`
    select c.base_currency as currency, coalesce((
      select sum(b.debit_minor - b.credit_minor) from accounts.balance_monthly b
      where b.company_id = c.id and b.account_id in (
        select r.account_id from accounts.posting_rule r where r.company_id = c.id and r.role = 'tender_card_online')), 0)::bigint as "clearingMinor"
    from erp.company c join payments.payout p on p.company_id = c.id and p.id = ${id} where c.id = ${companyId}`.execute(
    db,
  )
  const { rows: lines } = await sql<Found['lines'][number]>`
    select l.line_no as "lineNo", l.kind, l.reference, l.amount_minor as "amountMinor", l.fee_minor as "feeMinor", p.id as "paymentId", p.name as payment
    from payments.payout_line l
    left join payments.online_payment p on p.company_id = l.company_id and l.reference in (p.charge_ref, p.session_ref, p.number)
    where l.company_id = ${companyId} and l.payout_id = ${id} order by l.line_no`.execute(db)
  const { rows: unpaid } = await sql<Found['unpaid'][number]>`
    select p.id as "paymentId", p.name as payment, p.captured_minor as "capturedMinor",
      (p.captured_at at time zone c.timezone)::date::text as "capturedOn"
    from payments.online_payment p join erp.company c on c.id = p.company_id
    where p.company_id = ${companyId} and p.captured_minor > 0 and not exists (
      select from payments.payout_line l where l.company_id = p.company_id and l.kind = 'charge'
        and l.reference in (p.charge_ref, p.session_ref, p.number))
    order by p.captured_at, p.id limit ${mostUnpaid}`.execute(db)
  return { ...(own[0] ?? fail('not_found')), lines, unpaid }
}
