import { fail } from '@countinghouse/contract/errors'
import { permissionName } from '@countinghouse/contract/page'
import { webOrdersPage } from '@countinghouse/contract/webcheckout/web-order'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'

/** Business date and currency of a store in which the caller has a permission of the page. */
export type ShopStore = { readonly storeId: number; readonly day: string; readonly currency: string }

/** Throws: not_found, also for a store outside the caller's access. */
export async function requireShopStore(
  ctx: Ctx,
  db: Reader | Tx,
  storeId: number,
  event: 'view' | 'send',
): Promise<ShopStore> {
  if (!worksInStore(ctx, storeId, event)) return fail('not_found')
  const { rows } = await sql<ShopStore>`
    select s.id as "storeId", (${ctx.now.toISOString()}::timestamptz at time zone s.timezone)::date::text as day, c.base_currency as currency
    from erp.store s join erp.company c on c.id = s.company_id
    where s.company_id = ${ctx.companyId} and s.id = ${storeId}`.execute(db)
  return rows[0] ?? fail('not_found')
}

/** Whether the caller has a permission of the page in a store. */
export function worksInStore({ grants }: Ctx, storeId: number, event: 'view' | 'send' | 'cancel'): boolean {
  const stores = grants.storesWith(permissionName(webOrdersPage, event))
  return stores === null || stores.includes(storeId)
}
