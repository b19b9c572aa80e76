import { randomUUID } from 'node:crypto'
import { fail } from '@countinghouse/contract/errors'
import type { draftNetting } from '@countinghouse/contract/payments/netting'
import { netting } from '@countinghouse/contract/payments/netting'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { createDocument } from '../../../platform/documents/document.ts'
import { calculateNetting } from './calculate-netting.ts'

/** Throws: not_found, what calculateNetting throws. */
export async function draftOf(
  ctx: Ctx,
  tx: Tx,
  { id, receivables, payables }: InputOfRoute<typeof draftNetting>,
): Promise<{ id: number }> {
  const [first] = [...receivables, ...payables]
  const { rows } = await sql<{ today: string; currencyCode: string | null }>`
    select (${ctx.now.toISOString()}::timestamptz at time zone c.timezone)::date::text as today, (
      select i.currency_code from accounts.invoice i where i.company_id = c.id and i.id = ${first?.invoiceId ?? null}::bigint) as "currencyCode"
    from erp.company c join accounts.company_link l on l.company_id = c.id and l.id = ${id} where c.id = ${ctx.companyId}`.execute(
    tx,
  )
  const { today, currencyCode } = rows[0] ?? fail('not_found')
  const unpriced = (lines: typeof payables) => lines.map(({ invoiceId }) => ({ invoiceId, amountMinor: 0 }))
  const entered = {
    companyLinkId: id,
    currencyCode,
    receivables: unpriced(receivables),
    payables: unpriced(payables),
  }
  const calculated = await calculateNetting(ctx, tx, entered)
  const named = { uid: randomUUID(), ...entered, proposedOn: today, note: null }
  const created = await createDocument(ctx, tx, netting, named, calculated)
  return { id: created.id }
}
