import type { createBatch, listBatchLines, PriceBatch } from '@countinghouse/contract/procure/price-batch'
import { mostBatched, priceBatches } from '@countinghouse/contract/procure/price-batch'
import { batchNeedsOther } from '@countinghouse/contract/procure/price-settings'
import { text } from '@countinghouse/contract/procure/errors.text'
import { fail } from '@countinghouse/contract/errors'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { changedByRate, minorOfUnits } from '@countinghouse/kernel/exact'
import { currencyDigits } from '@countinghouse/kernel/money'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import { listSourceOf } from '../../../platform/lists/list-source.ts'
import { readSetting } from '../../../platform/config/settings.ts'
import { branchOf, readTree } from '../categories/tree.ts'
import { requireRecords } from '../require-records.ts'
import { withEnding } from './ending.ts'
import { failAt } from './price-errors.ts'

const entity = 'procure.price_batch'
const source = listSourceOf(priceBatches)

type Planned = InputOfRoute<typeof createBatch>
type Target = { readonly id: number; readonly version: number }
/** A price with its new amount. Units: minor units. */
type Line = {
  readonly id: number
  readonly version: number
  readonly until: string | null
  readonly old: number
  readonly new: number
  readonly label: string
}

/** Calculates the new prices without writing them. Throws: not_found, procure.rule_broken, procure.batch_too_large. */
export async function planBatch(ctx: Ctx, tx: Tx, planned: Planned): Promise<PriceBatch> {
  const { companyId, userId } = ctx
  const lists = await sql<{ currency: string; kind: string }>`
    select currency, kind from procure.price_list where company_id = ${companyId} and id = ${planned.priceListId}`.execute(
    tx,
  )
  const [list] = lists.rows
  if (list === undefined) return fail('not_found')
  const { brandId, seasonId, categoryId } = planned
  await requireRecords(tx, companyId, {
    'procure.brand': brandId,
    'procure.season': seasonId,
    'procure.category': categoryId,
  })
  if (list.kind === 'buy') return failAt(ctx, 'procure.rule_broken', ['priceListId'], text.batch_selling)
  const lines = await linesOf(tx, await pricesOf(ctx, tx, planned), (amount) =>
    newAmount(amount, planned, currencyDigits(list.currency)),
  )
  const created = await sql<{ id: number }>`
    insert into procure.price_batch (company_id, name, price_list_id, effective_from, change_ppm, change_minor, ending, ending_mode, created_by, updated_by)
    values (${companyId}, ${planned.name}, ${planned.priceListId}, ${planned.effectiveFrom}, ${planned.changePpm}, ${planned.changeMinor},
      ${planned.ending}, ${planned.endingMode}, ${userId}, ${userId}) returning id`.execute(tx)
  const id = created.rows[0]?.id ?? 0
  await sql`
    insert into procure.price_batch_line (company_id, price_batch_id, line_no, price_id, price_version, old_until, old_minor, new_minor, label)
    select ${companyId}, ${id}, row_number() over (order by l.label, l.id), l.id, l.version, l.until, l.old, l.new, l.label
    from json_to_recordset(${JSON.stringify(lines)}::json) l (id bigint, version integer, until date, old bigint, "new" bigint, label text)`.execute(
    tx,
  )
  const batch = await readBatch(companyId, tx, id)
  ctx.audit({ entity, entityId: id, label: batch.name, before: null, after: { ...planned, prices: lines.length } })
  return batch
}

/** Prices of a list that are valid on the date and match the filters. */
async function pricesOf({ companyId }: Ctx, tx: Tx, planned: Planned): Promise<RawBuilder<unknown>> {
  const { priceListId, effectiveFrom, brandId, seasonId, categoryId, productIds } = planned
  const branch = categoryId === null ? null : branchOf(await readTree(tx, companyId), categoryId).map(({ id }) => id)
  return sql`
    procure.price p
    left join procure.variant v on v.company_id = p.company_id and v.id = p.variant_id
    join procure.product r on r.company_id = p.company_id and r.id = case when p.product_id is null then v.product_id else p.product_id end
    left join erp.store s on s.company_id = p.company_id and s.id = p.store_id
    where p.company_id = ${companyId} and p.price_list_id = ${priceListId}
      and p.valid_from <= ${effectiveFrom} and (p.valid_until is null or p.valid_until >= ${effectiveFrom})
      and (${brandId}::bigint is null or r.brand_id = ${brandId}) and (${seasonId}::bigint is null or r.season_id = ${seasonId})
      and (${branch === null} or r.category_id = any(${branch}::bigint[]))
      and (${productIds.length === 0} or r.id = any(${productIds}::bigint[]))`
}

/**
 * Prices that change. The new amount depends on the old one only, so each distinct amount is calculated once, and lists of any
 * length are read completely. Throws: procure.batch_too_large.
 */
async function linesOf(tx: Tx, prices: RawBuilder<unknown>, become: (amount: number) => number): Promise<Line[]> {
  const amounts = await sql<{ amount: number }>`select distinct p.amount_minor as amount from ${prices}`.execute(tx)
  const changes = amounts.rows
    .map(({ amount }) => ({ old: amount, new: become(amount) }))
    .filter((change) => change.new !== change.old)
  const { rows } = await sql<Line>`
    select p.id, p.version, p.valid_until as until, p.amount_minor as old, c."new",
      concat_ws(' · ', coalesce(v.sku, r.code), r.name, s.name) as label
    from json_to_recordset(${JSON.stringify(changes)}::json) c (old bigint, "new" bigint), ${prices} and p.amount_minor = c.old
    order by p.id limit ${sql.lit(mostBatched + 1)}`.execute(tx)
  return rows.length > mostBatched ? fail('procure.batch_too_large') : rows
}

/** Percentage first, then fixed change, then price ending; never below 0. */
function newAmount(amount: number, { changePpm, changeMinor, ending, endingMode }: Planned, digits: number): number {
  const changed = changedByRate(BigInt(amount), changePpm) + BigInt(changeMinor)
  return minorOfUnits(withEnding(changed < 0n ? 0n : changed, ending, endingMode, digits))
}

/**
 * Ends each price the day before and starts the new one, or corrects a price that starts on that date. Prices changed since the
 * draft are skipped. All in one transaction, so that tills never see a part of the batch. Throws: not_found, stale,
 * state_conflict, procure.batch_same_person.
 */
export async function writeBatch(ctx: Ctx, tx: Tx, target: Target): Promise<PriceBatch> {
  const { companyId, userId } = ctx
  const { id, createdBy } = await lockBatch(ctx, tx, target, 'draft')
  if (createdBy === userId && (await readSetting(tx, { companyId }, batchNeedsOther))) fail('procure.batch_same_person')
  await sql`
    with held as (
      select l.line_no, l.new_minor, p.*, b.effective_from from procure.price_batch b
      join procure.price_batch_line l on l.company_id = b.company_id and l.price_batch_id = b.id
      join procure.price p on p.company_id = l.company_id and p.id = l.price_id and p.version = l.price_version
      where b.company_id = ${companyId} and b.id = ${id} order by p.id for no key update of p),
    corrected as (
      update procure.price p set amount_minor = h.new_minor, updated_by = ${userId} from held h
      where p.company_id = ${companyId} and p.id = h.id and h.valid_from = h.effective_from returning h.line_no, p.id, p.version),
    ended as (
      update procure.price p set valid_until = h.effective_from - 1, updated_by = ${userId} from held h
      where p.company_id = ${companyId} and p.id = h.id and h.valid_from < h.effective_from returning h.line_no, p.version)
    update procure.price_batch_line l set outcome = 'written', begun_id = c.id, begun_version = c.version,
      price_version = coalesce(e.version, c.version)
    from held h left join corrected c on c.line_no = h.line_no left join ended e on e.line_no = h.line_no
    where l.company_id = ${companyId} and l.price_batch_id = ${id} and l.line_no = h.line_no`.execute(tx)
  // A separate statement, because the overlap constraint is also checked within a statement.
  await sql`
    with begun as (
      insert into procure.price (company_id, price_list_id, currency, kind, product_id, variant_id, store_id, min_qty, valid_from,
        valid_until, amount_minor, reason, created_by, updated_by)
      select p.company_id, p.price_list_id, p.currency, p.kind, p.product_id, p.variant_id, p.store_id, p.min_qty, b.effective_from,
        l.old_until, l.new_minor, b.name, ${userId}, ${userId}
      from procure.price_batch b
      join procure.price_batch_line l on l.company_id = b.company_id and l.price_batch_id = b.id and l.outcome = 'written' and l.begun_id is null
      join procure.price p on p.company_id = l.company_id and p.id = l.price_id
      where b.company_id = ${companyId} and b.id = ${id}
      returning id, version, product_id, variant_id, store_id, min_qty)
    update procure.price_batch_line l set begun_id = n.id, begun_version = n.version
    from procure.price o join begun n on coalesce(n.product_id, 0) = coalesce(o.product_id, 0)
      and coalesce(n.variant_id, 0) = coalesce(o.variant_id, 0) and coalesce(n.store_id, 0) = coalesce(o.store_id, 0) and n.min_qty = o.min_qty
    where l.company_id = ${companyId} and l.price_batch_id = ${id} and l.outcome = 'written' and l.begun_id is null
      and o.company_id = l.company_id and o.id = l.price_id`.execute(tx)
  await sql`
    update procure.price_batch_line set outcome = 'left_out'
    where company_id = ${companyId} and price_batch_id = ${id} and outcome = 'planned'`.execute(tx)
  return await moveBatch(ctx, tx, id, 'approved')
}

/** Throws: not_found, stale, state_conflict. */
export async function dropBatch(ctx: Ctx, tx: Tx, target: Target): Promise<PriceBatch> {
  const { id } = await lockBatch(ctx, tx, target, 'draft')
  return await moveBatch(ctx, tx, id, 'cancelled')
}

/** Restores the previous prices, except those changed since. Throws: not_found, stale, state_conflict. */
export async function takeBack(ctx: Ctx, tx: Tx, target: Target): Promise<PriceBatch> {
  const { companyId, userId } = ctx
  const { id } = await lockBatch(ctx, tx, target, 'approved')
  await sql`
    update procure.price_batch_line l set outcome = case when exists (
        select from procure.price o join procure.price n on n.company_id = o.company_id and n.id = l.begun_id and n.version = l.begun_version
        where o.company_id = l.company_id and o.id = l.price_id and o.version = l.price_version) then 'taken_back' else 'kept' end
    where l.company_id = ${companyId} and l.price_batch_id = ${id} and l.outcome = 'written'`.execute(tx)
  const back = sql`procure.price_batch_line l where l.company_id = ${companyId} and l.price_batch_id = ${id} and l.outcome = 'taken_back'`
  await sql`
    delete from procure.price where company_id = ${companyId}
      and id in (select l.begun_id from ${back} and l.begun_id <> l.price_id)`.execute(tx)
  await sql`
    update procure.price p set valid_until = f.old_until, amount_minor = f.old_minor, updated_by = ${userId}
    from (select l.price_id, l.old_until, l.old_minor from ${back}) f
    where p.company_id = ${companyId} and p.id = f.price_id`.execute(tx)
  return await moveBatch(ctx, tx, id, 'rolled_back')
}

async function lockBatch({ companyId }: Ctx, tx: Tx, { id, version }: Target, state: string) {
  const { rows } = await sql<{ createdBy: number | null; state: string; version: number }>`
    select created_by as "createdBy", state, version from procure.price_batch
    where company_id = ${companyId} and id = ${id} for no key update`.execute(tx)
  const [batch] = rows
  if (batch === undefined) return fail('not_found')
  if (batch.version !== version) fail('stale', { details: { current: await readBatch(companyId, tx, id) } })
  if (batch.state !== state) fail('state_conflict')
  return { id, createdBy: batch.createdBy }
}

async function moveBatch(
  ctx: Ctx,
  tx: Tx,
  id: number,
  state: 'approved' | 'cancelled' | 'rolled_back',
): Promise<PriceBatch> {
  const { companyId, userId } = ctx
  const isApproved = state === 'approved'
  const before = await readBatch(companyId, tx, id)
  await sql`
    update procure.price_batch set state = ${state}, updated_by = ${userId}, approved_by = case when ${isApproved} then ${userId}::bigint else approved_by end,
      approved_at = case when ${isApproved} then now() else approved_at end
    where company_id = ${companyId} and id = ${id}`.execute(tx)
  const { rows } = await sql<{ outcome: string; count: number }>`
    select outcome, count(*)::int as count from procure.price_batch_line
    where company_id = ${companyId} and price_batch_id = ${id} group by outcome`.execute(tx)
  const outcomes = Object.fromEntries(rows.map(({ outcome, count }) => [outcome, count]))
  const batch = await readBatch(companyId, tx, id)
  ctx.audit({ entity, entityId: id, label: batch.name, before: { state: before.state }, after: { state, ...outcomes } })
  return batch
}

async function readBatch(companyId: number, db: Reader | Tx, id: number): Promise<PriceBatch> {
  const { rows } = await sql<PriceBatch>`
    select ${source.row} from procure.price_batch_entry t where t.company_id = ${companyId} and t.id = ${id}`.execute(
    db,
  )
  return rows[0] ?? fail('not_found')
}

/** The first lines; those skipped or kept come first. Throws: not_found. */
export async function findLines(
  { companyId }: Ctx,
  reader: Reader,
  id: number,
): Promise<OutputOfRoute<typeof listBatchLines>> {
  await readBatch(companyId, reader, id)
  const { rows } = await sql<OutputOfRoute<typeof listBatchLines>['items'][number]>`
    select line_no as "lineNo", label, old_minor as "oldMinor", new_minor as "newMinor", outcome from procure.price_batch_line
    where company_id = ${companyId} and price_batch_id = ${id}
    order by outcome not in ('left_out', 'kept'), line_no limit 500`.execute(reader)
  return { items: rows }
}
