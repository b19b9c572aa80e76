import { fail } from '@countinghouse/contract/errors'
import type { Schedule } from '@countinghouse/contract/purchase/shipment'
import { shipment } from '@countinghouse/contract/purchase/shipment'
import { permissionName } from '@countinghouse/contract/page'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { inStores } from '../../../platform/lists/list-source.ts'
import type { ForecastOf } from './forecast.ts'
import { forecast } from './forecast.ts'

type Found = ForecastOf & Pick<Schedule, 'id' | 'name' | 'status'>

const columns = sql`
  t.id, t.name, t.status, t.port_from_id as "portFromId", t.port_to_id as "portToId", t.mode, t.carrier, t.etd::text, t.eta::text,
  t.atd::text, t.ata::text, t.cleared_on::text as "clearedOn", t.delivered_on::text as "deliveredOn",
  array(select distinct l.purchase_order_id from purchase.shipment_line l
    where l.company_id = t.company_id and l.shipment_id = t.id) as "orderIds"`

async function schedulesOf(ctx: Ctx, reader: Reader, found: readonly Found[]): Promise<Schedule[]> {
  const schedules: Schedule[] = []
  for (const { id, name, status, ...of } of found) {
    const { legs, basis } = await forecast(ctx, reader, of)
    schedules.push({ id, name, status, basis, legs: [...legs] })
  }
  return schedules
}

/** Throws: not_found. */
export async function findSchedule(ctx: Ctx, reader: Reader, id: number): Promise<Schedule> {
  const stores = ctx.grants.storesWith(permissionName(shipment.page, 'view'))
  const { rows } = await sql<Found>`
    select ${columns} from purchase.shipment t
    where t.company_id = ${ctx.companyId} and t.id = ${id} and ${inStores(shipment.listing.storeColumns, stores)}`.execute(
    reader,
  )
  const [schedule] = await schedulesOf(ctx, reader, rows)
  return schedule ?? fail('not_found')
}

/** Throws: not_found when the order is not visible. */
export async function findOrderShipments(ctx: Ctx, reader: Reader, orderId: number): Promise<Schedule[]> {
  const { companyId } = ctx
  const stores = ctx.grants.storesWith(permissionName(purchaseOrder.page, 'view'))
  const { rows: orders } = await sql`
    select from purchase.purchase_order t
    where t.company_id = ${companyId} and t.id = ${orderId} and ${inStores(purchaseOrder.listing.storeColumns, stores)}`.execute(
    reader,
  )
  if (orders.length === 0) fail('not_found')
  const { rows } = await sql<Found>`
    select ${columns} from purchase.shipment t
    where t.company_id = ${companyId} and t.status <> 'cancelled' and exists (
      select from purchase.shipment_line l
      where l.company_id = t.company_id and l.shipment_id = t.id and l.purchase_order_id = ${orderId})
    order by t.id`.execute(reader)
  return await schedulesOf(ctx, reader, rows)
}
