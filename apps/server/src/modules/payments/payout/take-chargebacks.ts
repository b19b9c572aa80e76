import { onlinePayment } from '@countinghouse/contract/payments/online-payment'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { moveDocument } from '../../../platform/documents/document.ts'
import { attempt } from '../../../platform/calls/attempt.ts'
import { bookPayment } from '../online-payment/book-payment.ts'
import type { OnlinePayment } from '../online-payment/payment-row.ts'
import { lockPayment, recordEvent } from '../online-payment/payment-row.ts'
import { statusOf } from '../online-payment/record-state.ts'
import type { Payout } from './calculate-payout.ts'

type Taken = { readonly lineNo: number; readonly takenMinor: number; readonly paymentId: number | null }

/**
 * Takes each charge-back off its payment, so that its invoice is open again; one that was won settles it again. Answers what no payment
 * bears: none was found, it was refunded before, or its credit is used. Above zero: taken. Units: minor units of the company's currency.
 */
export async function takeChargebacks(ctx: Ctx, tx: Tx, { id, name }: Payout): Promise<number> {
  const { rows } = await sql<Taken>`
    select l.line_no as "lineNo", -l.amount_minor as "takenMinor", p.id as "paymentId"
    from payments.payout_line l
    left join payments.online_payment p on p.company_id = l.company_id and l.reference in (p.charge_ref, p.session_ref, p.number)
    where l.company_id = ${ctx.companyId} and l.payout_id = ${id} and l.kind = 'chargeback'
    order by p.id, l.line_no`.execute(tx)
  let disputedMinor = 0
  for (const { lineNo, takenMinor, paymentId } of rows) {
    const reopenedMinor = paymentId === null ? 0 : await takeOff(ctx, tx, { paymentId, takenMinor, name })
    await sql`
      insert into payments.chargeback (company_id, payout_id, line_no, online_payment_id, amount_minor, reopened_minor, disputed_minor)
      values (${ctx.companyId}, ${id}, ${lineNo}, ${paymentId}, ${takenMinor}, ${reopenedMinor}, ${takenMinor - reopenedMinor})`.execute(
      tx,
    )
    disputedMinor += takenMinor - reopenedMinor
  }
  return disputedMinor
}

type Wanted = { readonly paymentId: number; readonly takenMinor: number; readonly name: string }

/** Answers what the payment bears of it; nothing where the ledger refuses. */
async function takeOff(ctx: Ctx, tx: Tx, { paymentId, takenMinor, name }: Wanted): Promise<number> {
  const payment = await lockPayment(ctx, tx, paymentId)
  const { capturedMinor, refundedMinor, disputedMinor } = payment
  const most = capturedMinor - refundedMinor - disputedMinor
  const borneMinor = takenMinor > 0 ? Math.min(takenMinor, most) : Math.max(takenMinor, -disputedMinor)
  if (borneMinor === 0) return 0
  const moved = await attempt(ctx, tx, (noting) => move(noting, tx, payment, { borneMinor, name }))
  return 'refusal' in moved ? 0 : borneMinor
}

async function move(
  ctx: Ctx,
  tx: Tx,
  payment: OnlinePayment,
  { borneMinor, name }: { readonly borneMinor: number; readonly name: string },
): Promise<void> {
  const disputedMinor = payment.disputedMinor + borneMinor
  const status = statusOf({ ...payment, disputedMinor })
  const moved = await moveDocument(ctx, tx, onlinePayment, payment, { status, set: { disputedMinor } })
  await recordEvent(ctx, tx, payment.id, { source: 'payout', from: payment.status, to: status, note: name })
  await bookPayment(ctx, tx, { ...payment, ...moved } as OnlinePayment)
}
