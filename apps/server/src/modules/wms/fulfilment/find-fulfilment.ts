import type { Fulfilment, FulfilmentFilters } from '@countinghouse/contract/wms/fulfilment'
import { fulfilmentPage, lossReasons, mostFulfilmentDays } from '@countinghouse/contract/wms/fulfilment'
import { permissionName } from '@countinghouse/contract/page'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { periodOf } from '../../erp/index.ts'
import { isOfHisStores, ofProducts } from '../../inventory/index.ts'
import { fulfilledLines } from './fulfilled-lines.ts'
import { stagesOf } from './stages.ts'
import { subjects } from './subjects.ts'

type Requested = FulfilmentFilters & { readonly offset: number; readonly most: number }
type Found = Omit<Fulfilment, 'lines' | 'stages' | 'losses'> & {
  readonly lines: Fulfilment['lines'] | null
  readonly stages: Fulfilment['stages'] | null
  readonly losses: Fulfilment['losses'] | null
}

const sums = sql`coalesce(sum(l.requested), 0) as requested, coalesce(sum(l.approved), 0) as approved, coalesce(sum(l.picked), 0) as picked,
  coalesce(sum(l.shipped), 0) as shipped, coalesce(sum(l.accepted), 0) as accepted, count(*)::int as lines,
  count(*) filter (where l.is_ended)::int as ended, coalesce(sum(l.requested) filter (where l.is_ended), 0) as ended_requested,
  coalesce(sum(l.accepted) filter (where l.is_ended), 0) as ended_accepted, count(*) filter (where l.is_perfect)::int as perfect,
  count(*) filter (where l.is_due)::int as due, count(*) filter (where l.is_due and l.is_on_time)::int as on_time`

const sumsAsJson = (of: RawBuilder<unknown>) =>
  sql`json_build_object('requested', ${of}.requested, 'approved', ${of}.approved, 'picked', ${of}.picked, 'shipped', ${of}.shipped,
    'accepted', ${of}.accepted, 'lines', ${of}.lines, 'ended', ${of}.ended, 'endedRequested', ${of}.ended_requested,
    'endedAccepted', ${of}.ended_accepted, 'perfect', ${of}.perfect, 'due', ${of}.due, 'onTime', ${of}.on_time)`

/** Fulfilment of the transfers of a period, in one statement over their lines. Throws: erp.period_too_long. */
export async function findFulfilment(ctx: Ctx, reader: Reader, requested: Requested): Promise<Fulfilment> {
  const { companyId } = ctx
  const { from, to } = periodOf(ctx, requested, { usualDays: 30, mostDays: mostFulfilmentDays })
  const subject = subjects[requested.by]
  const { isOf } = subject
  const lines = fulfilledLines({
    companyId,
    now: ctx.now.toISOString(),
    transfers: ofTransfers(ctx, requested, { from, to }),
    products: sql`${ofProducts(companyId, requested)}
      and (${requested.productId ?? null}::bigint is null or r.id = ${requested.productId ?? null}::bigint)`,
  })
  const only = (isThere: true | undefined, column: RawBuilder<unknown>) => (isThere ? column : sql`null::bigint`)
  const { rows } = await sql<Found>`
    with l as materialized (${lines}),
    grouped as materialized (
      select ${subject.key} as key, min(l.transfer) as transfer, min(l.transfer_id) as transfer_id, min(l.id) as line_id, min(l.sku) as sku,
        min(l.product_id) as product_id, min(l.from_store_id) as from_store_id, min(l.to_store_id) as to_store_id,
        min(l.requested_on) as requested_on, ${sums},
        round((percentile_cont(0.5) within group (order by l.hours))::numeric, 1) as hours,
        mode() within group (order by array_position(${lossOrder}, l.loss)) as loss_no
      from l group by 1),
    told as (
      select g.*, ${subject.name} as name, ${subject.code} as code, f.name as from_store, o.name as to_store,
        row_number() over (order by ${subject.order}) as n
      from grouped g
      join procure.product r on r.company_id = ${companyId} and r.id = g.product_id
      join erp.store f on f.company_id = ${companyId} and f.id = g.from_store_id
      join erp.store o on o.company_id = ${companyId} and o.id = g.to_store_id
      order by n limit ${requested.most} offset ${requested.offset}),
    total as (select ${sums} from l)
    select (${from})::text as "from", (${to})::text as "to", (select count(*)::int from grouped) as count,
      (select ${sumsAsJson(sql`t`)} from total t) as totals,
      (select json_agg(to_json(s)) from (${stagesOf(companyId)}) s) as stages,
      (select json_agg(json_build_object('reason', c.loss, 'lines', c.lines) order by c.lines desc, c.loss)
        from (select l.loss, count(*)::int as lines from l where l.loss is not null group by 1) c) as losses,
      (select json_agg((${sumsAsJson(sql`t`)}::jsonb || jsonb_build_object('key', t.key, 'name', t.name, 'code', t.code,
          'transferId', ${only(isOf.transfer, sql`t.transfer_id`)}, 'productId', ${only(isOf.product, sql`t.product_id`)},
          'fromStoreId', ${only(isOf.route, sql`t.from_store_id`)}, 'toStoreId', ${only(isOf.route, sql`t.to_store_id`)},
          'fromStore', ${isOf.route ? sql`t.from_store` : sql`null::text`}, 'toStore', ${isOf.route ? sql`t.to_store` : sql`null::text`},
          'hours', t.hours, 'loss', (${lossOrder})[t.loss_no])) order by t.n) from told t) as lines`.execute(reader)
  const [found] = rows
  if (found === undefined) throw new Error('A select without a table answers one row.')
  return { ...found, lines: found.lines ?? [], stages: found.stages ?? [], losses: found.losses ?? [] }
}

const lossOrder = sql`array[${sql.join(lossReasons.map((reason) => sql.lit(reason)))}]::text[]`

type Days = { readonly from: RawBuilder<unknown>; readonly to: RawBuilder<unknown> }

/** A transfer belongs to both of its stores; permission in either one is enough. */
function ofTransfers(ctx: Ctx, { storeId, fromStoreId, toStoreId }: FulfilmentFilters, { from, to }: Days) {
  const right = permissionName(fulfilmentPage, 'view')
  return sql.join(
    [
      sql`t.requested_on between ${from} and ${to}`,
      sql`(${isOfHisStores(ctx, right, sql`t.from_store_id`)} or ${isOfHisStores(ctx, right, sql`t.to_store_id`)})`,
      ...(storeId === undefined ? [] : [sql`${storeId}::bigint in (t.from_store_id, t.to_store_id)`]),
      ...(fromStoreId === undefined ? [] : [sql`t.from_store_id = ${fromStoreId}`]),
      ...(toStoreId === undefined ? [] : [sql`t.to_store_id = ${toStoreId}`]),
    ],
    sql` and `,
  )
}
