import type { updateSeries } from '@countinghouse/contract/erp/series'
import { text as errorText } from '@countinghouse/contract/erp/errors.text'
import { text } from '@countinghouse/contract/erp/series.text'
import { fail } from '@countinghouse/contract/errors'
import type { InputOfRoute } from '@countinghouse/contract/route'
import type { Series } from '@countinghouse/contract/series'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { FoundSeries } from './find-series.ts'
import { findSeries } from './find-series.ts'

type Wanted = InputOfRoute<typeof updateSeries>

/** Throws: not_found, stale, erp.series_backwards, erp.series_gapless. */
export async function changeSeries(
  ctx: Ctx,
  tx: Tx,
  declared: readonly Series[],
  wanted: Wanted,
): Promise<FoundSeries> {
  const { companyId, userId } = ctx
  const { series: key, storeId, seriesVersion, prefix, padding, reset, next } = wanted
  await sql`select from erp.series where company_id = ${companyId} and key = ${key} for no key update`.execute(tx)
  const before = await one(ctx, tx, declared, wanted)
  if (before.version !== seriesVersion) fail('stale', { details: { current: before } })
  await sql`
    insert into erp.series as s (company_id, key, store_id, prefix, padding, reset, updated_by)
    values (${companyId}, ${key}, ${storeId}::bigint, ${prefix}, ${padding}, ${reset}, ${userId})
    on conflict (company_id, key, store_id) do update set prefix = excluded.prefix, padding = excluded.padding, reset = excluded.reset,
      updated_by = excluded.updated_by`.execute(tx)
  const chosen = await one(ctx, tx, declared, wanted)
  if (next !== undefined && next !== chosen.next) await moveOn(ctx, tx, chosen, next)
  const after = await one(ctx, tx, declared, wanted)
  const label = after.store === null ? after.title[ctx.locale] : `${after.title[ctx.locale]}: ${after.store.name}`
  ctx.audit({ entity: 'erp.series', entityId: after.id ?? 0, label, before: factsOf(before), after: factsOf(after) })
  return after
}

/** Locks: the counter of the period during validation, so that no number is assigned meanwhile. */
async function moveOn({ companyId, locale }: Ctx, tx: Tx, { id, period, isGapless }: FoundSeries, next: number) {
  const { rows } = await sql<{ next: number }>`
    select next_number as next from erp.series_counter
    where company_id = ${companyId} and series_id = ${id} and period = ${period} for update`.execute(tx)
  const standing = rows[0]?.next ?? 1
  if (next < standing) {
    const message = format(text.backwards, locale, { n: standing - 1 })
    fail('erp.series_backwards', { message, fields: { next: [{ code: 'series_backwards', message }] } })
  }
  if (isGapless && standing > 1) {
    const message = format(errorText.series_gapless, locale)
    fail('erp.series_gapless', { fields: { next: [{ code: 'series_gapless', message }] } })
  }
  await sql`
    insert into erp.series_counter (company_id, series_id, period, next_number) values (${companyId}, ${id}, ${period}, ${next})
    on conflict (company_id, series_id, period) do update set next_number = excluded.next_number`.execute(tx)
}

async function one(ctx: Ctx, tx: Tx, declared: readonly Series[], { series: key, storeId }: Wanted) {
  const found = await findSeries(
    ctx,
    tx,
    declared.filter((known) => known.key === key),
  )
  return found.find(({ store }) => (store?.id ?? null) === storeId) ?? fail('not_found')
}

function factsOf({ prefix, padding, reset, next }: FoundSeries) {
  return { prefix, padding, reset, next }
}
