import { fail } from '@countinghouse/contract/errors'
import type { RegisterPromotion } from '@countinghouse/contract/sales/register'
import { isTimely, momentIn } from '@countinghouse/kernel/promotion-time'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'

/** How long a cart keeps the promotions of the time at which it was priced, and how far a clock may be ahead. Units: milliseconds. */
const keptMs = 15 * 60_000
const aheadMs = 2 * 60_000

/** When a sale was priced, unless that is too long ago or was not said; else now. */
export function pricedInstant({ now }: Pick<Ctx, 'now'>, pricedAt: string | null): string {
  const priced = pricedAt === null ? Number.NaN : new Date(pricedAt).getTime() - now.getTime()
  return (priced >= -keptMs && priced <= aheadMs ? pricedAt : null) ?? now.toISOString()
}

type When = { readonly storeId: number; readonly instant: string }

/** The promotions that apply at an instant by the clock of the store, which is asked for where one has hours. Throws: not_found. */
export async function keepTimely(
  { companyId }: Pick<Ctx, 'companyId'>,
  tx: Tx,
  promotions: readonly RegisterPromotion[],
  { storeId, instant }: When,
): Promise<readonly RegisterPromotion[]> {
  if (promotions.every(({ times = [] }) => times.length === 0)) return promotions
  const { rows } = await sql<{ timezone: string }>`
    select timezone from erp.store where company_id = ${companyId} and id = ${storeId}`.execute(tx)
  const moment = momentIn((rows[0] ?? fail('not_found')).timezone, instant)
  return promotions.filter((promotion) => isTimely(promotion, moment))
}
