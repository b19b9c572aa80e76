import { bestScore, customerValuePage } from '@countinghouse/contract/reports/customer-value'
import { permissionName } from '@countinghouse/contract/page'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { readBooks } from '../../accounts/index.ts'

export type Asked = {
  readonly companyId: number
  /** Last day of the twelve months. */
  readonly on: string
  /** Null: all. */
  readonly storeIds: readonly number[] | null
}

type Requested = { readonly on?: string | undefined; readonly storeId?: number | undefined }

/** The twelve months and the stores that are asked for, those of the caller's permission. */
export async function askedFor(
  ctx: Ctx,
  reader: Reader,
  { on, storeId }: Requested,
): Promise<Asked & { readonly currency: string }> {
  const { currency, today } = await readBooks(ctx, reader)
  const allowed = ctx.grants.storesWith(permissionName(customerValuePage, 'view'))
  const storeIds = storeId === undefined ? allowed : allowed === null || allowed.includes(storeId) ? [storeId] : []
  return { companyId: ctx.companyId, on: on ?? today, storeIds, currency }
}

/** Purchases and returns of customers, merged ones as the customer they became. */
export function purchasesOf({ companyId, storeIds }: Asked): RawBuilder<unknown> {
  return sql`
    select coalesce(c.merged_into_id, c.id) as customer_id, p.day, p.is_purchase, p.net_minor
    from sales.customer_purchase p
    join crm.customer c on c.company_id = p.company_id and c.id = p.customer_id
    where p.company_id = ${companyId} and (${storeIds}::bigint[] is null or p.store_id = any(${storeIds}::bigint[]))`
}

/** First day of the twelve months. */
export function firstDay({ on }: Pick<Asked, 'on'>): RawBuilder<unknown> {
  return sql`(${on}::date - interval '1 year' + interval '1 day')::date`
}

/**
 * Customers who bought in the twelve months with their scores: the fifth in which the middle of all equal values lies, so that equal values
 * have equal scores and are neither best nor worst for that alone.
 */
export function valuedCustomers(asked: Asked): RawBuilder<unknown> {
  const score = (by: RawBuilder<unknown>) =>
    sql`1 + (${bestScore} * (2 * (rank() over (order by ${by}) - 1) + count(*) over (partition by ${by}) - 1) / (2 * count(*) over ()))::integer`
  return sql`
    select b.*, ${score(sql`b.last_on`)} as recency, ${score(sql`b.purchases`)} as frequency, ${score(sql`b.net_minor`)} as value
    from (
      select p.customer_id, max(p.day) filter (where p.is_purchase) as last_on, (count(*) filter (where p.is_purchase))::integer as purchases,
        sum(p.net_minor)::bigint as net_minor
      from (${purchasesOf(asked)}) p
      where p.day between ${firstDay(asked)} and ${asked.on}::date
      group by 1 having count(*) filter (where p.is_purchase) > 0) b`
}
