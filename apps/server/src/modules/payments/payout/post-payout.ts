import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/payments/errors.text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { TransitionOutcome } from '../../../platform/documents/document.ts'
import { postJournals } from '../../accounts/index.ts'
import { refuse } from '../settling/refuse.ts'
import type { Payout } from './calculate-payout.ts'
import { takeChargebacks } from './take-chargebacks.ts'

/** Source type of payouts in the ledger. */
export const payoutSource = 'payout'

/**
 * Clears the account of online payments into bank and fees (E18), and takes charge-backs off their payments. What no payment is found for
 * stays in that account, charge-backs in disputed card funds (E19). Throws: payments.day_ahead, what postJournals throws. Locks: the
 * payments of charge-backs by id, what booking them locks, period, balances.
 */
export async function postPayout(ctx: Ctx, tx: Tx, row: Payout): Promise<TransitionOutcome> {
  const { bankId, today } = await readTerms(ctx, tx, row)
  if (row.paidOn > today) refuse(ctx, 'payments.day_ahead', ['paidOn'], text.day_ahead)
  const disputedMinor = await takeChargebacks(ctx, tx, row)
  const { netMinor, feeMinor } = row
  const lines = [
    { accountId: bankId, amountMinor: netMinor },
    { role: 'card_fee' as const, amountMinor: feeMinor },
    { role: 'disputed_funds' as const, amountMinor: disputedMinor },
    { role: 'tender_card_online' as const, amountMinor: -netMinor - feeMinor - disputedMinor },
  ].filter(({ amountMinor }) => amountMinor !== 0)
  const event = {
    source: 'payment',
    sourceType: payoutSource,
    sourceId: row.id,
    eventNo: 1,
    postedOn: row.paidOn,
    description: `${row.name} ${row.reference}`,
    lines,
  } as const
  // Payments and refunds of the same amount have no journal.
  if (lines.length > 0) await postJournals(ctx, [event]).execute(tx)
  return { set: { postedAt: ctx.now.toISOString(), postedBy: ctx.userId } }
}

async function readTerms({ companyId }: Ctx, tx: Tx, { bankAccountId }: Payout) {
  const { rows } = await sql<{ bankId: number; today: string }>`
    select b.account_id as "bankId", erp.today(${companyId})::text as today
    from payments.bank_account b where b.company_id = ${companyId} and b.id = ${bankAccountId}`.execute(tx)
  return rows[0] ?? fail('not_found')
}
