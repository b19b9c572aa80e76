import { sql } from 'kysely'
import type { PaymentState } from '../provider/card-provider.ts'
import { keyLife } from '../provider/card-provider.ts'
import type { ProviderParts } from '../provider/provider-account.ts'
import { openAccount } from '../provider/provider-account.ts'
import { bookNow } from './book-payment.ts'
import type { PaymentGlance } from './payment-row.ts'
import { lockPayment, readPayment } from './payment-row.ts'
import type { Source } from './record-state.ts'
import { recordState } from './record-state.ts'
import { settleRefund } from './refund-payment.ts'
import type { Checked } from './transactions.ts'
import { transactFor } from './transactions.ts'

/** Asks the provider what became of a payment and of its refunds, and books what is new. Throws: not_found, not_configured. */
export async function check(parts: Checked, id: number, source: Source): Promise<void> {
  const { db, companyId, transact } = parts
  const known = await readPayment(db.reader({ companyId }), companyId, id)
  const state = await askProvider(parts, known)
  // A question without an answer changes nothing of what was authorised; a lost capture does.
  const isSilent = state?.state === 'unknown' && known.status === 'authorised'
  if (state !== null && !isSilent)
    await transact(async (ctx, tx) => await recordState(ctx, tx, await lockPayment(ctx, tx, id), state, source))
  for (const refundId of await openRefunds(parts, id)) await settleRefund(parts, refundId)
  await bookNow(transact, id)
}

/**
 * Repeats the first call where its answer was lost, with its own key, so that it takes effect once; later calls read. Null: nothing can
 * be asked any more.
 */
export async function askProvider(parts: Checked, known: PaymentGlance): Promise<PaymentState | null> {
  const { provider, captureMode } = await openAccount(parts, parts.companyId, known.provider)
  if (known.sessionRef !== null) return await provider.read(known)
  if (known.age > keyLife) return null
  return await provider.create({ ...known, captureMode, expiresAt: new Date(known.closesAt * 1000) })
}

async function openRefunds({ db, companyId }: Checked, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select r.id from payments.online_refund r
    where r.company_id = ${companyId} and r.online_payment_id = ${id} and r.status = 'requested' order by r.id`.execute(
    db.reader({ companyId }),
  )
  return rows.map((row) => row.id)
}

/** Acts for whoever created the link. */
export async function checkFor(parts: ProviderParts, companyId: number, id: number, source: Source): Promise<void> {
  const { userId } = await readPayment(parts.db.reader({ companyId }), companyId, id)
  const transact = transactFor(parts.db, { companyId, userId, taskId: 'payments.onlinePayment.check' })
  await check({ ...parts, companyId, transact }, id, source)
}
