import { blockingDaysPage, type overrideBlock } from '@countinghouse/contract/inventory/blocking-days'
import { text } from '@countinghouse/contract/inventory/blocking-days.text'
import { fail } from '@countinghouse/contract/errors'
import { permissionName } from '@countinghouse/contract/page'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { isOfHisStores } from '../stock/find-pool.ts'

/** Units: days. */
const mostAhead = 90

/** Throws: not_found, also for a store without the caller's permission; inventory.rule_broken at the date. */
export async function overrideStore(
  ctx: Ctx,
  tx: Tx,
  { storeId, untilOn, reason }: InputOfRoute<typeof overrideBlock>,
): Promise<{ untilOn: string }> {
  const { companyId, userId, now, locale } = ctx
  const right = permissionName(blockingDaysPage, 'override')
  const { rows: stores } = await sql<{ name: string; daysAhead: number }>`
    select s.name, ${untilOn}::date - (${now.toISOString()}::timestamptz at time zone s.timezone)::date as "daysAhead"
    from erp.store s where s.company_id = ${companyId} and s.id = ${storeId} and ${isOfHisStores(ctx, right, sql`s.id`)}`.execute(
    tx,
  )
  const { name, daysAhead } = stores[0] ?? fail('not_found')
  if (daysAhead < 0 || daysAhead > mostAhead) {
    const message = format(text.untilOn_rule, locale)
    fail('inventory.rule_broken', { message, fields: { untilOn: [{ code: 'rule', message }] } })
  }
  const { rows } = await sql<{ id: number }>`
    insert into inventory.blocking_override (company_id, store_id, until_on, reason, created_by)
    values (${companyId}, ${storeId}, ${untilOn}, ${reason}, ${userId}) returning id`.execute(tx)
  const id = rows[0]?.id ?? 0
  const after = { storeId, untilOn, reason }
  ctx.audit({ entity: 'inventory.blocking_override', entityId: id, label: name, before: null, after })
  return { untilOn }
}
