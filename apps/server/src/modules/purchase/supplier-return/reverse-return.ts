import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/purchase/errors.text'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { TransitionOutcome } from '../../../platform/documents/document.ts'
import { discardSupplierInvoice, lockEntered, reverseJournal } from '../../accounts/index.ts'
import { reverseEvents } from '../../inventory/index.ts'
import type { SupplierReturn } from './calculate-return.ts'
import { returnSource } from './dispatch-return.ts'

/**
 * Takes the goods back at the value they left with, on the same business date, with the variance of their credit; a draft of the credit note
 * is deleted. Throws: purchase.return_credited, what discardSupplierInvoice, reverseEvents and reverseJournal throw. Locks: the credit note,
 * then those of the postings.
 */
export async function reverseReturn(
  ctx: Ctx,
  tx: Tx,
  { id, creditNoteId, effectiveOn }: SupplierReturn,
  { reversalReason }: Readonly<Record<string, unknown>>,
): Promise<TransitionOutcome> {
  const name = creditNoteId === null ? null : await lockEntered(ctx, tx, creditNoteId)
  if (name !== null) {
    const message = format(text.return_credited_by, ctx.locale, { name })
    fail('purchase.return_credited', { message, details: { creditNoteId } })
  }
  await reverseEvents(ctx, tx, { sourceType: returnSource, sourceId: id })
  const { rows } = await sql<{ journalId: number }>`
    select j.id as "journalId" from accounts.journal j
    where j.company_id = ${ctx.companyId} and j.source = 'purchase' and j.source_type = ${returnSource} and j.source_id = ${id}`.execute(
    tx,
  )
  for (const { journalId } of rows) await reverseJournal(ctx, { journalId, postedOn: effectiveOn }).execute(tx)
  return {
    set: { reversalReason, creditNoteId: null },
    // The return referred to it until now.
    after: async () => {
      if (creditNoteId !== null) await discardSupplierInvoice(ctx, tx, creditNoteId)
    },
  }
}
