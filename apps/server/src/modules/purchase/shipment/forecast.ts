import type { shipment } from '@countinghouse/contract/purchase/shipment'
import type { Lane, LegForecast, ShipmentDays } from '@countinghouse/kernel/eta'
import { addProductionDays, forecastLegs, originHandlingDays } from '@countinghouse/kernel/eta'
import { addDays } from '@countinghouse/kernel/days'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import type { RowOf } from '../../../platform/documents/document-handlers.ts'

export type Shipment = RowOf<typeof shipment>
type Way = Pick<Shipment, 'portFromId' | 'portToId' | 'mode' | 'carrier'>
export type ForecastOf = Way & ShipmentDays & { readonly orderIds: readonly number[] }
export type Basis = { readonly source: 'history' | 'route' | 'none'; readonly shipments: number }

/** Fewer earlier shipments say less than the route of the port. */
const fewestShipments = 5

/** Units: days. Older shipments are not representative. */
const historyDays = 730

type FoundLane = Partial<Lane> & { readonly count: number; readonly hasRoute: boolean }

/**
 * Transit of earlier shipments of the same ports and mode, else of the route of the port, of its carrier first. Customs and inland
 * transport are those of the route.
 */
async function findLane(
  { companyId, now }: Ctx,
  reader: Reader | Tx,
  { portFromId, portToId, mode, carrier }: Way,
): Promise<{ readonly lane: Lane | null; readonly basis: Basis }> {
  const { rows } = await sql<FoundLane>`
    with past as (
      select count(*)::integer as count, ceil(percentile_cont(0.5) within group (order by s.ata - s.atd))::integer as p50,
        ceil(percentile_cont(0.9) within group (order by s.ata - s.atd))::integer as p90
      from purchase.shipment s
      where s.company_id = ${companyId} and s.port_from_id = ${portFromId} and s.port_to_id = ${portToId} and s.mode = ${mode}
        and s.ata >= (${now.toISOString()}::timestamptz - make_interval(days => ${historyDays}))::date),
    route as (
      select r.* from procure.shipping_port_route r
      where r.company_id = ${companyId} and r.shipping_port_id = ${portFromId} and r.to_port_id = ${portToId} and r.mode = ${mode}
        and (r.carrier is null or lower(r.carrier) = lower(${carrier}::text))
      order by r.carrier nulls last, r.line_no limit 1)
    select p.count, r.line_no is not null as "hasRoute",
      case when p.count >= ${fewestShipments} then p.p50 else r.transit_days end as "transitDays",
      case when p.count >= ${fewestShipments} then p.p90 else coalesce(r.transit_days_p90, r.transit_days) end as "transitDaysP90",
      coalesce(r.customs_days, t.clearance_days, 0) as "customsDays", coalesce(r.inland_days, 0) as "inlandDays"
    from past p left join route r on true
    left join procure.shipping_port t on t.company_id = ${companyId} and t.id = ${portToId}`.execute(reader)
  const { count = 0, hasRoute = false, transitDays, transitDaysP90, customsDays = 0, inlandDays = 0 } = rows[0] ?? {}
  const source = count >= fewestShipments ? 'history' : hasRoute ? 'route' : 'none'
  const isKnown = typeof transitDays === 'number' && typeof transitDaysP90 === 'number'
  const lane = isKnown ? { transitDays, transitDaysP90, customsDays, inlandDays } : null
  return { lane, basis: { source, shipments: source === 'history' ? count : 0 } }
}

type Produced = {
  readonly orderedOn: string
  readonly productionDays: number
  readonly holidays: readonly { readonly from: string; readonly to: string }[]
}

/** The latest of the orders leaves the factory after the production time of its supplier; null where none is known. */
async function readDeparture(
  { companyId }: Ctx,
  reader: Reader | Tx,
  orderIds: readonly number[],
): Promise<string | null> {
  const { rows } = await sql<Produced>`
    select o.ordered_on::text as "orderedOn", s.production_days as "productionDays",
      coalesce((select jsonb_agg(jsonb_build_object('from', h."from"::text, 'to', h."to"::text)) from procure.supplier_holiday h
        where h.company_id = s.company_id and h.supplier_id = s.id), '[]') as holidays
    from purchase.purchase_order o join procure.supplier s on s.company_id = o.company_id and s.id = o.supplier_id
    where o.company_id = ${companyId} and o.id = any(${orderIds}::bigint[]) and s.production_days is not null`.execute(
    reader,
  )
  const days = rows.map(({ orderedOn, productionDays, holidays }) =>
    addDays(addProductionDays(orderedOn, productionDays, holidays), originHandlingDays),
  )
  return days.toSorted().at(-1) ?? null
}

/** When a shipment reaches each leg, and what that rests on. */
export async function forecast(
  ctx: Ctx,
  reader: Reader | Tx,
  of: ForecastOf,
): Promise<{ readonly legs: readonly LegForecast[]; readonly basis: Basis }> {
  const { lane, basis } = await findLane(ctx, reader, of)
  const isAnnounced = of.etd !== null || of.atd !== null || of.ata !== null
  const etd = isAnnounced ? of.etd : await readDeparture(ctx, reader, of.orderIds)
  return { legs: forecastLegs({ ...of, etd }, lane), basis }
}
