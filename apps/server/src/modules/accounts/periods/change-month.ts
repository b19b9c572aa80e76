import type { FiscalPeriod, reopenPeriod } from '@countinghouse/contract/accounts/fiscal-period'
import { fiscalPeriods } from '@countinghouse/contract/accounts/fiscal-period'
import { fail } from '@countinghouse/contract/errors'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db.ts'
import { listSourceOf } from '../../../platform/list-source.ts'
import type { FindCloseChecklist } from './month-blockers.ts'
import { running } from './month-blockers.ts'
import type { Month } from './read-month.ts'
import { lockPeriod } from './read-month.ts'

const source = listSourceOf(fiscalPeriods)

type Target = { readonly id: number; readonly version: number }
type Lock = Month['stock']

/**
 * Soft-closes or closes a period. Throws: not_found, stale, state_conflict, accounts.month_not_ready. Locks: the period, then the
 * order of periods.
 */
export async function closeMonth(
  ctx: Ctx,
  tx: Tx,
  target: Target,
  { to, findCloseChecklist }: { readonly to: 'soft' | 'closed'; readonly findCloseChecklist: FindCloseChecklist },
): Promise<FiscalPeriod> {
  const month = await lock(ctx, tx, target, to === 'soft' ? ['open'] : ['open', 'soft'])
  const closeChecklist = (await findCloseChecklist(ctx, tx, month)).filter(
    ({ key }) => to === 'closed' || key === running,
  )
  if (closeChecklist.length > 0)
    fail('accounts.month_not_ready', {
      message: closeChecklist.map(({ message }) => message).join(' '),
      details: { closeChecklist },
    })
  return await write(ctx, tx, month, { stock: to, reason: month.reason })
}

/**
 * Moves a period one state back. Throws: not_found, stale, state_conflict, accounts.later_month_closed. Locks: the period, then
 * the order of periods.
 */
export async function reopenMonth(
  ctx: Ctx,
  tx: Tx,
  { reason, ...target }: InputOfRoute<typeof reopenPeriod>,
): Promise<FiscalPeriod> {
  const month = await lock(ctx, tx, target, ['soft', 'closed'])
  if (month.stock === 'soft') return await write(ctx, tx, month, { stock: 'open', reason })
  const { rows } = await sql<{ last: string | null }>`
    select max(p.name) as last from accounts.period p
    where p.company_id = ${ctx.companyId} and p.starts_on > ${month.startsOn}::date and p.stock = 'closed'`.execute(tx)
  const last = rows[0]?.last ?? null
  if (last !== null) fail('accounts.later_month_closed', { details: { month: last } })
  return await write(ctx, tx, month, { stock: 'soft', reason })
}

async function lock({ companyId }: Ctx, tx: Tx, { id, version }: Target, from: readonly Lock[]): Promise<Month> {
  const month = await lockPeriod(companyId, tx, id)
  if (month.version !== version) fail('stale', { details: { current: await read(companyId, tx, id) } })
  if (!from.includes(month.stock)) fail('state_conflict', { details: { status: month.stock } })
  return month
}

type Written = { readonly stock: Lock; readonly reason: string | null }

async function write(ctx: Ctx, tx: Tx, { id, name, ...before }: Month, after: Written): Promise<FiscalPeriod> {
  const { companyId, userId } = ctx
  await sql`
    update accounts.period p set stock = ${after.stock}, reason = ${after.reason}, updated_by = ${userId}
    where p.company_id = ${companyId} and p.id = ${id}`.execute(tx)
  const { entity } = fiscalPeriods
  ctx.audit({ entity, entityId: id, label: name, before: { stock: before.stock, reason: before.reason }, after })
  return await read(companyId, tx, id)
}

async function read(companyId: number, tx: Tx, id: number): Promise<FiscalPeriod> {
  const { rows } = await sql<FiscalPeriod>`
    select ${source.row} from accounts.period_entry t where t.company_id = ${companyId} and t.id = ${id}`.execute(tx)
  return rows[0] ?? fail('not_found')
}
