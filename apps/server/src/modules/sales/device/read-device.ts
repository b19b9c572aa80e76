import { fail } from '@countinghouse/contract/errors'
import { permissionName } from '@countinghouse/contract/page'
import type { Device } from '@countinghouse/contract/sales/device'
import { devicesPage } from '@countinghouse/contract/sales/device'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'

const mostShown = 50

/** A device of the caller's stores with its latest sales. Throws: not_found. */
export async function readDevice(ctx: Ctx, db: Reader | Tx, id: number): Promise<Device> {
  const { rows } = await sql<Device & { readonly storeId: number }>`
    select d.id, d.version, d.name, d.status, t.id as "tillId", t.name as till, t.store_id as "storeId", o.name as store, c.base_currency as currency,
      d.registered_at as "registeredAt", concat_ws(' ', u.first_name, u.last_name) as "registeredBy", d.last_seen_at as "lastSeenAt",
      d.waiting_count as "waitingCount", d.refused_count as "refusedCount", d.waiting_since as "waitingSince", d.revoked_at as "revokedAt",
      nullif(concat_ws(' ', v.first_name, v.last_name), '') as "revokedBy", d.revoke_reason as "revokeReason",
      (select count(*)::int from sales.offline_sale f where f.company_id = d.company_id and f.device_id = d.id) as "salesCount",
      coalesce((select json_agg(x order by x."deviceNumber" desc) from (
        select s.id, s.number, f.device_number as "deviceNumber", s.sold_at as "soldAt", f.received_at as "receivedAt",
          s.gross_minor as "grossMinor", f.expected_minor as "expectedMinor", nullif(concat_ws(' ', r.first_name, r.last_name), '') as "recoveredBy", f.review
        from sales.offline_sale f
        join sales.sale s on s.company_id = f.company_id and s.id = f.sale_id
        left join erp.app_user r on r.company_id = f.company_id and r.id = f.recovered_by
        where f.company_id = d.company_id and f.device_id = d.id order by f.device_number desc limit ${mostShown}) x), '[]') as sales
    from sales.device d
    join sales.till t on t.company_id = d.company_id and t.id = d.till_id
    join erp.store o on o.company_id = t.company_id and o.id = t.store_id
    join erp.company c on c.id = d.company_id
    join erp.app_user u on u.company_id = d.company_id and u.id = d.registered_by
    left join erp.app_user v on v.company_id = d.company_id and v.id = d.revoked_by
    where d.company_id = ${ctx.companyId} and d.id = ${id}`.execute(db)
  const { storeId, ...device } = rows[0] ?? fail('not_found')
  const stores = ctx.grants.storesWith(permissionName(devicesPage, 'view'))
  if (stores !== null && !stores.includes(storeId)) return fail('not_found')
  return {
    ...device,
    registeredAt: instantOf(device.registeredAt),
    lastSeenAt: device.lastSeenAt && instantOf(device.lastSeenAt),
    waitingSince: device.waitingSince && instantOf(device.waitingSince),
    revokedAt: device.revokedAt && instantOf(device.revokedAt),
    sales: device.sales.map((sale) => ({
      ...sale,
      soldAt: instantOf(sale.soldAt),
      receivedAt: instantOf(sale.receivedAt),
    })),
  }
}

function instantOf(given: string): string {
  return new Date(given).toISOString()
}
