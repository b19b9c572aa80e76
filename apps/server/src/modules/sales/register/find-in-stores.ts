import { fail } from '@countinghouse/contract/errors'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import type { findAvailability } from '@countinghouse/contract/sales/availability'
import { registerPage } from '@countinghouse/contract/sales/register'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { findArrivals } from '../../purchase/index.ts'
import { requireStore } from './require-store.ts'

type Answer = OutputOfRoute<typeof findAvailability>

/** Available pieces of a product in other stores and on order, for a customer who asks where it is. Throws: not_found. */
export async function findInStores(
  ctx: Ctx,
  reader: Reader,
  { storeId, variantId }: InputOfRoute<typeof findAvailability>,
): Promise<Answer> {
  await requireStore(ctx, reader, storeId, registerPage)
  const known =
    await sql`select from procure.variant where company_id = ${ctx.companyId} and id = ${variantId}`.execute(reader)
  if (known.rows.length === 0) return fail('not_found')
  const { rows } = await sql<Answer['stores'][number]>`
    select s.id as "storeId", s.name, (k.allocatable - k.reserved - k.allocated)::float8 as available
    from inventory.stock_pool k
    join erp.store s on s.company_id = k.company_id and s.id = k.store_id and s.status = 'active'
    where k.company_id = ${ctx.companyId} and k.variant_id = ${variantId} and not k.is_transit and k.store_id <> ${storeId}
      and k.allocatable - k.reserved - k.allocated > 0
    order by available desc, s.name, s.id`.execute(reader)
  const arrivals = await findArrivals(reader, ctx.companyId, { variants: sql`v.id = ${variantId}`, storeIds: null })
  return {
    stores: rows,
    arrivals: arrivals.map(({ store, quantity, expectedOn }) => ({ store, quantity, expectedOn })),
  }
}
