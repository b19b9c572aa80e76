import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/inventory/errors.text'
import type { Page } from '@countinghouse/contract/page'
import { permissionName } from '@countinghouse/contract/page'
import { format } from '@countinghouse/contract/text'
import type { Text } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Tx } from '../../platform/database/db.ts'
import { may } from '../../platform/access/permission.ts'

/** Maximum back-dating without the permission `backdate`. Units: days. */
const mostDaysBack = 7

/** Earlier days are typing errors of the year, whoever enters them. */
export const earliestDay = '2000-01-01'

type Dated = { readonly storeId: number; readonly effectiveOn: string }

/** The business date of a stock document in the time zone of its store. Throws: inventory.day_ahead, inventory.day_too_old. */
export async function requireBusinessDay(ctx: Ctx, tx: Tx, page: Page, { storeId, effectiveOn }: Dated): Promise<void> {
  const { rows } = await sql<{ daysAgo: number }>`
    select (${ctx.now.toISOString()}::timestamptz at time zone s.timezone)::date - ${effectiveOn}::date as "daysAgo"
    from erp.store s where s.company_id = ${ctx.companyId} and s.id = ${storeId}`.execute(tx)
  const { daysAgo } = rows[0] ?? fail('not_found')
  const refuse = (code: 'day_ahead' | 'day_too_old', words: Text = text[code]) =>
    fail(`inventory.${code}`, { fields: { effectiveOn: [{ code: 'rule', message: format(words, ctx.locale) }] } })
  if (effectiveOn < earliestDay) refuse('day_too_old', text.day_of_no_business)
  if (daysAgo < 0) refuse('day_ahead')
  if (daysAgo > mostDaysBack && !may(ctx.grants, permissionName(page, 'backdate'))) refuse('day_too_old')
}
