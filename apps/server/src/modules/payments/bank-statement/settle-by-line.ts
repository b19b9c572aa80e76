import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/payments/errors.text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { takenOf } from '../customer-payment/allocate-payment.ts'
import { findOpen } from '../settling/find-open.ts'
import { refuse } from '../settling/refuse.ts'

type Entered = readonly { readonly invoiceId: number; readonly amountMinor: number }[] | null
type Wanted = {
  readonly direction: 'sale' | 'purchase'
  readonly partyId: number
  readonly currencyCode: string
  /** Of the line, above zero. */
  readonly amountMinor: number
  /** Null: the earliest due. */
  readonly lines: Entered
}

/** Lines of a payment that settles what was entered, and what is left of it. Throws: not_found, payments.over_line. */
export async function settledByLine(
  ctx: Ctx,
  tx: Tx,
  { direction, partyId, currencyCode, amountMinor, lines }: Wanted,
): Promise<ReturnType<typeof takenOf>> {
  if (lines === null)
    return takenOf(await findOpen(ctx, tx, { direction, partyId, currencyCode, kind: 'invoice' }), amountMinor)
  // An invoice that is named twice is settled by both amounts.
  const entered = Map.groupBy(lines, ({ invoiceId }) => invoiceId)
    .entries()
    .map(([invoiceId, parts]) => ({ invoiceId, amountMinor: parts.reduce((sum, part) => sum + part.amountMinor, 0) }))
    .toArray()
  const { rows } = await sql<{ id: number; sign: number }>`
    select i.id, case i.kind when 'credit_note' then -1 else 1 end as sign from accounts.invoice i
    where i.company_id = ${ctx.companyId} and i.direction = ${direction} and i.id = any(${entered.map(({ invoiceId }) => invoiceId)}::bigint[])`.execute(
    tx,
  )
  const signs = new Map(rows.map(({ id, sign }) => [id, sign]))
  const sum = entered.reduce(
    (total, line) => total + (signs.get(line.invoiceId) ?? fail('not_found')) * line.amountMinor,
    0,
  )
  const leftMinor = amountMinor - sum
  if (leftMinor < 0) refuse(ctx, 'payments.over_line', ['lines'], text.over_line, { missingMinor: -leftMinor })
  return { lines: entered.map((line) => ({ ...line, discountMinor: 0 })), leftMinor }
}
