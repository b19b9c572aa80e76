import type { getPaymentKpi, PaymentKpi } from '@countinghouse/contract/payments/payment-kpi'
import { mostReasons } from '@countinghouse/contract/payments/payment-kpi'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { addDays } from '@countinghouse/kernel/days'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'

/** Shown where no period is requested. */
const usualDays = 90
const earliest = '1990-01-01'
const latest = '2999-12-31'

type Period = { readonly from: string; readonly to: string }

/** Figures of the payments requested in a period. */
export async function findKpi(ctx: Ctx, db: Reader, input: InputOfRoute<typeof getPaymentKpi>): Promise<PaymentKpi> {
  const { companyId } = ctx
  const { today, currency } = await readOwn(ctx, db)
  const period = periodOf(input, today)
  const { rows } = await sql<Omit<PaymentKpi, 'from' | 'to' | 'currency' | 'reasons' | 'months'>>`
    select count(*)::int as requested, count(*) filter (where p.captured_minor > 0)::int as captured,
      coalesce(sum(p.captured_minor), 0)::bigint as "capturedMinor",
      count(*) filter (where p.captured_minor > 0 or p.status in ('declined', 'cancelled'))::int as finished,
      count(*) filter (where p.status = 'declined')::int as declined, count(*) filter (where p.status = 'unknown')::int as unknown,
      count(*) filter (where p.refunded_minor > 0)::int as refunded, coalesce(sum(p.refunded_minor), 0)::bigint as "refundedMinor",
      count(*) filter (where p.disputed_minor > 0)::int as disputed, coalesce(sum(p.disputed_minor), 0)::bigint as "disputedMinor",
      count(o.paid_on)::int as "paidOut", coalesce(sum(greatest(o.paid_on - (p.captured_at at time zone c.timezone)::date, 0)), 0)::int as "paidOutDays"
    from payments.online_payment p
    join erp.company c on c.id = p.company_id
    left join lateral (
      select min(y.paid_on) as paid_on from payments.payout_line l
      join payments.payout y on y.company_id = l.company_id and y.id = l.payout_id and y.status = 'posted'
      where l.company_id = p.company_id and l.kind = 'charge' and l.reference in (p.charge_ref, p.session_ref, p.number)) o on true
    where p.company_id = ${companyId} and p.requested_on between ${period.from}::date and ${period.to}::date`.execute(
    db,
  )
  const figures = rows[0] ?? fail('not_found')
  return { ...period, currency, ...figures, ...(await findShares(companyId, db, period)) }
}

async function findShares(
  companyId: number,
  db: Reader,
  { from, to }: Period,
): Promise<Pick<PaymentKpi, 'reasons' | 'months'>> {
  const { rows: reasons } = await sql<PaymentKpi['reasons'][number]>`
    select p.decline_code as code, count(*)::int as count from payments.online_payment p
    where p.company_id = ${companyId} and p.requested_on between ${from}::date and ${to}::date and p.decline_code is not null
    group by 1 order by 2 desc, 1 limit ${mostReasons}`.execute(db)
  const { rows: months } = await sql<PaymentKpi['months'][number]>`
    select greatest(date_trunc('month', y.paid_on)::date, ${from}::date)::text as month,
      least((date_trunc('month', y.paid_on) + interval '1 month - 1 day')::date, ${to}::date)::text as to,
      sum(y.gross_minor)::bigint as "grossMinor", sum(y.fee_minor)::bigint as "feeMinor", sum(y.net_minor)::bigint as "netMinor"
    from payments.payout y
    where y.company_id = ${companyId} and y.status = 'posted' and y.paid_on between ${from}::date and ${to}::date
    group by 1, 2 order by 1 desc limit 36`.execute(db)
  return { reasons, months }
}

async function readOwn({ companyId }: Ctx, db: Reader): Promise<{ today: string; currency: string }> {
  const { rows } = await sql<{ today: string; currency: string }>`
    select erp.today(c.id)::text as today, c.base_currency as currency from erp.company c where c.id = ${companyId}`.execute(
    db,
  )
  return rows[0] ?? fail('not_found')
}

/** Both ends belong to it; the wrong way round is turned. */
function periodOf({ from, to }: Partial<Period>, today: string): Period {
  const last = within(to ?? today)
  const first = within(from ?? addDays(last, -usualDays))
  return first <= last ? { from: first, to: last } : { from: last, to: first }
}

function within(day: string): string {
  return day < earliest ? earliest : day > latest ? latest : day
}
