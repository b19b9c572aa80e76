import { text } from '@countinghouse/contract/payments/errors.text'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { TransitionOutcome } from '../../../platform/documents/document.ts'
import { postJournals } from '../../accounts/index.ts'
import { receivables, shareOf } from '../settling/journal-of-payment.ts'
import { refuse } from '../settling/refuse.ts'
import { reverseSettled, settle } from '../settling/settle.ts'
import type { WriteOff } from './calculate-write-off.ts'
import { calculateWriteOff } from './calculate-write-off.ts'

/** Source type of write-offs in the ledger. */
export const writeOffSource = 'write_off'

/**
 * Receivables become bad debt, at the rates of the invoices and in their stores (event E12). Throws: what calculateWriteOff and postJournals
 * throw, payments.day_ahead. Locks: invoices, period, balances.
 */
export async function postWriteOff(ctx: Ctx, tx: Tx, row: WriteOff): Promise<TransitionOutcome> {
  const { customerId: partyId, writtenOffOn } = row
  const { lines, today, currencyCode, baseCurrency } = await calculateWriteOff(ctx, tx, row, { isLocked: true })
  if (writtenOffOn > today) refuse(ctx, 'payments.day_ahead', ['writtenOffOn'], text.day_ahead)
  const event = {
    source: 'payment',
    sourceType: writeOffSource,
    sourceId: row.id,
    eventNo: 1,
    postedOn: writtenOffOn,
    lock: 'receivables',
    description: row.reason,
    lines: lines.flatMap((line) => {
      const { storeId, isIntercompany } = line.invoice
      const baseMinor = shareOf(line)
      return [
        {
          role: isIntercompany ? receivables.intercompany : receivables.open,
          storeId,
          amountMinor: -baseMinor,
          partyType: 'customer' as const,
          partyId,
          ...(currencyCode !== baseCurrency && { currencyCode, documentMinor: -line.amountMinor }),
        },
        { role: 'bad_debt' as const, storeId, amountMinor: baseMinor },
      ]
    }),
  } as const
  await postJournals(ctx, [event]).execute(tx)
  await settle(ctx, tx, writeOffSource, { ...row, on: writtenOffOn, sign: 1 })
  return { status: 'posted', set: { postedAt: ctx.now.toISOString(), postedBy: ctx.userId } }
}

/** Answers the posting date, today where none is given. Throws: what reverseSettled throws. */
export async function reverseWriteOff(ctx: Ctx, tx: Tx, row: WriteOff, on: string | null): Promise<TransitionOutcome> {
  const { writtenOffOn: paidOn } = row
  const reversedOn = await reverseSettled(ctx, tx, writeOffSource, { ...row, paidOn, on, lock: 'receivables' })
  return { set: { reversedOn } }
}
