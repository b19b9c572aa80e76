import { fail } from '@countinghouse/contract/errors'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'

type Sql = RawBuilder<unknown>
export type Pool = { readonly storeId: number; readonly variantId: number; readonly currency: string }

/** Condition that the caller has a permission in a store. */
export function isOfHisStores({ grants }: Pick<Ctx, 'grants'>, right: string, store: Sql): Sql {
  const stores = grants.storesWith(right)
  return stores === null ? sql`true` : sql`${store} = any(${stores}::bigint[])`
}

/** Store and variant of a stock line. Throws: not_found, also for a store outside the caller's access. */
export async function findPool(ctx: Pick<Ctx, 'companyId' | 'grants'>, db: Reader, id: number): Promise<Pool> {
  const { rows } = await sql<Pool>`
    select p.store_id as "storeId", p.variant_id as "variantId", c.base_currency as currency
    from inventory.stock_pool p join erp.company c on c.id = p.company_id
    where p.company_id = ${ctx.companyId} and p.id = ${id} and ${isOfHisStores(ctx, 'stock:view', sql`p.store_id`)}`.execute(
    db,
  )
  return rows[0] ?? fail('not_found')
}
