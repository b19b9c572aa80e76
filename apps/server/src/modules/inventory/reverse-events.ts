import { sql } from 'kysely'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Tx } from '../../platform/database/db.ts'
import { lockStock } from './lock-stock.ts'
import { reverseStock } from './reverse-stock.ts'

type Posted = {
  readonly sourceType: string
  readonly sourceId: number
  /** Events of the document from this number on reverse the earlier ones. */
  readonly firstReversal?: number
}

/**
 * Reverses all events of a document, each once and on its own business date, the last one first. Throws: what reverseStock throws. Locks:
 * those of all its events, then each.
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
  if (rows.length > 1) await lockAll(ctx, tx, { sourceType, sourceId, firstReversal })
  for (const row of rows) await reverseStock(ctx, { sourceType, sourceId, ...row }).execute(tx)
}

/** Locks all pools first: event by event, from the last one, the locks would have no order. */
async function lockAll(ctx: Ctx, tx: Tx, { sourceType, sourceId, firstReversal }: Required<Posted>): Promise<void> {
  const posted = sql`
    from inventory.stock_posting p
    join inventory.stock_move m on m.company_id = p.company_id and m.posted_on = p.posted_on and m.posting_id = p.id
    join inventory.location l on l.company_id = m.company_id and l.id in (m.from_location_id, m.to_location_id)
    where p.company_id = ${ctx.companyId} and p.source_type = ${sourceType} and p.source_id = ${sourceId} and p.event_no < ${firstReversal}`
  await lockStock(ctx, {
    days: sql`array(select distinct p.effective_on ${posted})`,
    stores: sql`array(select distinct l.store_id ${posted})`,
    variants: sql`array(select distinct m.variant_id ${posted})`,
  }).execute(tx)
}
