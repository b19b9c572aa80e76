import { sql } from 'kysely'
import { source } from './check-row.ts'

/** Lines `n` whose variance another check has posted since they were counted, without a reversal. */
export const isPostedElsewhere = sql`n.variance <> 0 and exists (
  select from inventory.stock_move m
  join inventory.stock_posting p on p.company_id = m.company_id and p.id = m.posting_id
  where m.company_id = n.company_id and m.variant_id = n.variant_id and m.kind in ('count_in', 'count_out')
    -- The ledger's day is that of the posting; one before for those that began around midnight.
    and m.posted_on >= (n.counted_at - interval '1 day')::date and n.location_id in (m.from_location_id, m.to_location_id)
    and m.lot_id is not distinct from n.lot_id and m.owner_id is not distinct from n.owner_id
    and p.source_type = ${source} and p.source_id <> n.stock_check_id and p.posted_at > n.counted_at and p.reverses_posting_id is null
    and not exists (select from inventory.stock_posting r where r.company_id = p.company_id and r.reverses_posting_id = p.id))`
