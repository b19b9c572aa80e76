import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { raisePurchases } from './raise-purchases.ts'

/**
 * Transfers surplus to the stores that run out first, buys the rest in whole packs, at quantity breaks and for the
 * minimum order value, and replaces the suggestions of earlier runs. Answers
 * the number of suggestions. Locks: open suggestions of earlier runs, by id. Source: docs/guides/purchase.md, Replenishment.
 */
export async function completeRun(tx: Tx, companyId: number, runId: number): Promise<number> {
  await allocateSurplus(tx, companyId, runId)
  await sql`
    update purchase.replenishment_suggestion s
    set transfer_quantity = q.transferred, suggested_quantity = q.bought, buy_quantity = q.bought
    from (
      select s.id, t.transferred, case when s.need <= t.transferred then 0
        when s.supplier_id is null then s.need - t.transferred
        else ceil(round(greatest(s.need - t.transferred, s.minimum_order) / s.order_multiple, 4)) * s.order_multiple end as bought
      from purchase.replenishment_suggestion s
      cross join lateral (
        select coalesce(sum(o.quantity), 0) as transferred from purchase.replenishment_source o
        where o.company_id = s.company_id and o.suggestion_id = s.id) t
      where s.company_id = ${companyId} and s.run_id = ${runId}) q
    where s.company_id = ${companyId} and s.id = q.id`.execute(tx)
  await raisePurchases(tx, companyId, runId)
  await sql`
    with earlier as (
      select s.id from purchase.replenishment_suggestion s
      where s.company_id = ${companyId} and s.run_id <> ${runId} and s.status in ('new', 'edited', 'accepted')
        and exists (select from purchase.replenishment_run r
          where r.company_id = s.company_id and r.id = s.run_id and r.completed_at is not null)
      order by s.id for no key update)
    update purchase.replenishment_suggestion s set status = 'expired'
    from earlier e where s.company_id = ${companyId} and s.id = e.id`.execute(tx)
  await sql`delete from purchase.replenishment_surplus where company_id = ${companyId} and run_id = ${runId}`.execute(
    tx,
  )
  const { rows } = await sql<{ count: number }>`
    update purchase.replenishment_run r set completed_at = clock_timestamp(), suggestion_count = (
      select count(*) from purchase.replenishment_suggestion s where s.company_id = ${companyId} and s.run_id = ${runId})
    where r.company_id = ${companyId} and r.id = ${runId} returning r.suggestion_count as count`.execute(tx)
  return rows[0]?.count ?? 0
}

/**
 * Deficits of a variant in order of cover and its surplus in order of donors, laid end to end: where both overlap, goods are transferred.
 * Stores that supply others give first, then the largest surplus.
 */
async function allocateSurplus(tx: Tx, companyId: number, runId: number): Promise<void> {
  await sql`
    with deficit as (
      select s.id, s.variant_id, s.need, sum(s.need) over w - s.need as start
      from purchase.replenishment_suggestion s where s.company_id = ${companyId} and s.run_id = ${runId}
      window w as (partition by s.variant_id order by s.position / nullif(s.mean_demand * s.season_factor, 0) nulls last, s.store_id)),
    donor as (
      select p.variant_id, p.store_id, p.quantity, sum(p.quantity) over w - p.quantity as start
      from purchase.replenishment_surplus p
      cross join lateral (
        select exists (select from erp.store s where s.company_id = ${companyId} and s.replenish_from_id = p.store_id) as is_source) f
      where p.company_id = ${companyId} and p.run_id = ${runId}
      window w as (partition by p.variant_id order by f.is_source desc, p.quantity desc, p.store_id))
    insert into purchase.replenishment_source (company_id, suggestion_id, store_id, quantity)
    select ${companyId}, d.id, o.store_id, least(d.start + d.need, o.start + o.quantity) - greatest(d.start, o.start)
    from deficit d join donor o on o.variant_id = d.variant_id
      and o.start < d.start + d.need and d.start < o.start + o.quantity`.execute(tx)
}
