import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import type { Tx } from '../../platform/db.ts'
import { reverseStock } from './reverse-stock.ts'

type Posted = {
  readonly sourceType: string
  readonly sourceId: number
  /** Events of the document from this number on take the earlier ones back. */
  readonly firstReversal?: number
}

/**
 * Takes back all that a document posted, each event once and on its own business day, the last one first. Throws: what
 * reverseStock refuses.
 */
export async function reverseEvents(
  ctx: Ctx,
  tx: Tx,
  { sourceType, sourceId, firstReversal = 2 }: Posted,
): Promise<void> {
  const { rows } = await sql<{ postingId: number; effectiveOn: string; eventNo: number }>`
    select p.id as "postingId", p.effective_on as "effectiveOn", ${firstReversal} - 1 + p.event_no as "eventNo"
    from inventory.stock_posting p
    where p.company_id = ${ctx.companyId} and p.source_type = ${sourceType} and p.source_id = ${sourceId}
      and p.event_no < ${firstReversal}
    order by p.event_no desc`.execute(tx)
  for (const row of rows) await reverseStock(ctx, { sourceType, sourceId, ...row }).execute(tx)
}
