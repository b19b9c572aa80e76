import { fail } from '@countinghouse/contract/errors'
import { openAccount } from '../provider/provider-account.ts'
import { bookNow } from './book-payment.ts'
import { lockPayment, readPayment } from './payment-row.ts'
import { recordState } from './record-state.ts'
import type { Checked } from './transactions.ts'

/** Captures what was authorised, or ends what is not captured. Throws: not_found, not_configured, state_conflict. */
export async function closePayment(parts: Checked, id: number, how: 'capture' | 'cancel'): Promise<void> {
  const { db, companyId, transact } = parts
  const known = await readPayment(db.reader({ companyId }), companyId, id)
  const from = how === 'capture' ? ['authorised'] : ['sent', 'authorised']
  if (!from.includes(known.status)) fail('state_conflict', { details: { status: known.status, allowed: from } })
  const { provider } = await openAccount(parts, companyId, known.provider)
  const state = how === 'capture' ? await provider.capture(known, known) : await provider.cancel(known, known.uid)
  await transact(async (ctx, tx) => await recordState(ctx, tx, await lockPayment(ctx, tx, id), state, 'user'))
  await bookNow(transact, id)
}
