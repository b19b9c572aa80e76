import type { BlockingDays } from '@countinghouse/contract/inventory/blocking-days'
import { blockingDaysPage, clocksAtOnce } from '@countinghouse/contract/inventory/blocking-days'
import { managedTransfer } from '@countinghouse/contract/inventory/managed-transfer'
import { transferShipment } from '@countinghouse/contract/inventory/transfer-shipment'
import { permissionName } from '@countinghouse/contract/page'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { isOfHisStores } from '../stock/find-pool.ts'

const viewPermission = permissionName(blockingDaysPage, 'view')

type Found = Omit<BlockingDays['clocks'][number], 'path'>

/** Open deadlines by due date, and overrides still in force. */
export async function findClocks(ctx: Ctx, reader: Reader): Promise<BlockingDays> {
  const { companyId } = ctx
  const { rows: clocks } = await sql<Found>`
    select k.kind, k.store_id as "storeId", k.store, coalesce(k.shipment_id, k.transfer_id) as id, k.name,
      to_char(k.due_on, 'YYYY-MM-DD') as "dueOn", k.days_left as "daysLeft", k.action, k.is_blocking as "isBlocking",
      case when k.overridden_until >= k.today then to_char(k.overridden_until, 'YYYY-MM-DD') end as "overriddenUntil"
    from inventory.running_clock k
    where k.company_id = ${companyId} and ${isOfHisStores(ctx, viewPermission, sql`k.store_id`)}
    order by k.days_left, k.store, k.kind, id limit ${clocksAtOnce}`.execute(reader)
  const { rows: overrides } = await sql<BlockingDays['overrides'][number]>`
    select o.id, s.name as store, to_char(o.until_on, 'YYYY-MM-DD') as "untilOn", o.reason, u.first_name || ' ' || u.last_name as "createdBy",
      o.created_at as "createdAt"
    from inventory.blocking_override o
    join erp.store s on s.company_id = o.company_id and s.id = o.store_id
    join erp.app_user u on u.company_id = o.company_id and u.id = o.created_by
    where o.company_id = ${companyId} and ${isOfHisStores(ctx, viewPermission, sql`o.store_id`)}
    order by o.id desc limit ${clocksAtOnce}`.execute(reader)
  return {
    clocks: clocks.map((clock) => ({
      ...clock,
      path: (clock.kind === 'hold' ? managedTransfer : transferShipment).page.path,
    })),
    overrides,
  }
}
