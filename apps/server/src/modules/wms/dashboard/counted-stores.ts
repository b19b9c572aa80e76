import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import { isOfHisStores } from '../../inventory/index.ts'

/** Selects the stores in which the caller has the permission, or the requested one of them. */
export function countedStores(ctx: Ctx, right: string, storeId: number | undefined): RawBuilder<unknown> {
  return sql`
    select s.id from erp.store s
    where s.company_id = ${ctx.companyId} and ${isOfHisStores(ctx, right, sql`s.id`)}
      and (${storeId ?? null}::bigint is null or s.id = ${storeId ?? null}::bigint)`
}
