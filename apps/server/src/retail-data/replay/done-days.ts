import { sql } from 'kysely'
import type { Database } from '../../platform/database/db.ts'
import { RetailFileError } from '../read-retail-file.ts'
import type { PostingKey } from './code-totals.ts'

/** How many of the days are posted to their last posting, which says it of all before: one look per day, by natural keys alone. */
export async function countDoneDays(db: Database, companyId: number, lasts: readonly PostingKey[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from unnest(${lasts.map((last) => last.sourceType)}::text[], ${lasts.map((last) => last.sourceId)}::bigint[],
      ${lasts.map((last) => last.eventNo)}::integer[]) as k(source_type, source_id, event_no)
    join inventory.stock_posting p on p.company_id = ${companyId} and p.source_type = k.source_type
      and p.source_id = k.source_id and p.event_no = k.event_no`.execute(db.reader({ companyId }))
  return rows[0]?.count ?? 0
}

/** A company holds one replay: another file would find the numbers of its days taken. Throws: RetailFileError. */
export async function rejectOtherReplay(db: Database, companyId: number, identity: number): Promise<void> {
  const { rows } = await sql`
    select 1 from inventory.stock_posting
    where company_id = ${companyId} and source_type = 'retail_opening' and source_id <> ${identity} limit 1`.execute(
    db.reader({ companyId }),
  )
  if (rows.length === 0) return
  throw new RetailFileError(
    'The company holds the replay of another file, or of this one with another store, warehouse, --as-sales or --through-orders. Go on with those, or name a new company.',
  )
}
