import { fail } from '@countinghouse/contract/errors'
import { paidMembership } from '@countinghouse/contract/sales/paid-membership'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { TransitionOutcome } from '../../../platform/documents/document.ts'
import { lockDocumentRow, moveDocument } from '../../../platform/documents/document.ts'
import { postCustomerCredit } from '../../accounts/index.ts'
import { resolveException } from '../../desk/index.ts'
import type { PaidMembership } from './calculate-membership.ts'
import { renewalFailed } from './membership-failures.ts'
import type { Recognised } from './recognise-income.ts'
import { lockRecognised, postIncome, recogniseMonth } from './recognise-income.ts'

/**
 * Ends a membership today: months that are over become income, the others are credited. Throws: what recogniseMonth and postCustomerCredit
 * throw. Locks: those of the credit note; the caller holds the membership.
 */
export async function cancelMembership(
  ctx: Ctx,
  tx: Tx,
  { id, invoiceId }: PaidMembership,
  reason: string,
): Promise<TransitionOutcome> {
  const { rows } = await sql<{ today: string }>`select erp.today(${ctx.companyId})::text as today`.execute(tx)
  const { today } = rows[0] ?? fail('internal')
  let membership = (await lockRecognised(ctx, tx, id)) ?? fail('not_found')
  while (membership.nextOn !== null && membership.nextOn <= today)
    membership = await recogniseMonth(ctx, tx, membership)
  await resolveException(ctx, tx, renewalFailed, String(id))
  await stopRenewed(ctx, tx, id)
  const ended = { cancelledOn: today, reason, nextOn: null }
  if (membership.nextOn === null || invoiceId === null) return { set: ended }
  return { set: { ...ended, ...(await creditRest(ctx, tx, membership, { invoiceId, today })) } }
}

/** The next night would sell again what the customer does not want. Locks: the membership that this one renewed. */
async function stopRenewed(ctx: Ctx, tx: Tx, id: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select p.renewed_from_id as id from sales.paid_membership p
    where p.company_id = ${ctx.companyId} and p.id = ${id} and p.renewed_from_id is not null`.execute(tx)
  for (const renewed of rows) {
    const row = (await lockDocumentRow(ctx, tx, paidMembership, renewed.id)) as PaidMembership | null
    if (row?.renewsAutomatically === true)
      await moveDocument(ctx, tx, paidMembership, row, { set: { renewsAutomatically: false } })
  }
}

/** Credits the months that are left. What rounding keeps of them is income. */
async function creditRest(
  ctx: Ctx,
  tx: Tx,
  membership: Recognised,
  { invoiceId, today }: { readonly invoiceId: number; readonly today: string },
) {
  const { durationMonths, recognisedMonths, netMinor, recognisedMinor } = membership
  const quantities = new Map([[1, durationMonths - recognisedMonths]])
  const credit = await postCustomerCredit(ctx, tx, invoiceId, { quantities, takesDeferred: true })
  const amountMinor = netMinor - recognisedMinor - credit.netMinor
  if (amountMinor !== 0)
    await postIncome(ctx, tx, membership, { monthNo: recognisedMonths + 1, on: today, amountMinor })
  return {
    creditNoteId: credit.id,
    creditedMinor: credit.netMinor,
    recognisedMinor: recognisedMinor + amountMinor,
  }
}
