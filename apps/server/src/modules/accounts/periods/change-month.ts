import type { FiscalPeriod, LockState, PeriodLock } from '@countinghouse/contract/accounts/fiscal-period'
import { fiscalPeriods, periodLocks } from '@countinghouse/contract/accounts/fiscal-period'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { listSourceOf } from '../../../platform/lists/list-source.ts'
import type { FindCloseChecklist } from './month-blockers.ts'
import type { Month } from './read-month.ts'
import { lockPeriod } from './read-month.ts'

const source = listSourceOf(fiscalPeriods)

type Target = { readonly id: number; readonly version: number; readonly locks: readonly PeriodLock[] }
type States = Readonly<Record<PeriodLock, LockState>>

type Closing = {
  readonly to: 'soft' | 'closed'
  readonly findCloseChecklist: FindCloseChecklist
  /** Why it is closed in spite of its checklist; null: it is not. */
  readonly force: string | null
}

/**
 * Soft-closes or closes locks of a period. Throws: not_found, stale, state_conflict, accounts.month_not_ready. Locks: the period, then the
 * order of periods.
 */
export async function closeMonth(ctx: Ctx, tx: Tx, target: Target, how: Closing): Promise<FiscalPeriod> {
  const { to, findCloseChecklist, force } = how
  const month = await lock(ctx, tx, target)
  const from: readonly LockState[] = to === 'soft' ? ['open'] : ['open', 'soft']
  const locks = target.locks.filter((each) => from.includes(month[each]))
  if (locks.length === 0) fail('state_conflict')
  const found = await findCloseChecklist(ctx, tx, month, { locks, to })
  const closeChecklist = found.filter(({ canForce }) => force === null || !canForce)
  if (closeChecklist.length > 0)
    fail('accounts.month_not_ready', {
      message: closeChecklist.map(({ message }) => message).join(' '),
      details: { closeChecklist },
    })
  const states = { ...statesOf(month), ...Object.fromEntries(locks.map((each) => [each, to])) }
  return await write(ctx, tx, month, { states, reason: force ?? month.reason })
}

/**
 * Moves locks of a period one state back. Throws: not_found, stale, state_conflict, accounts.later_month_closed, accounts.ledger_locked.
 * Locks: the period, then the order of periods.
 */
export async function reopenMonth(
  ctx: Ctx,
  tx: Tx,
  { reason, ...target }: Target & { readonly reason: string },
): Promise<FiscalPeriod> {
  const month = await lock(ctx, tx, target)
  const locks = target.locks.filter((each) => month[each] !== 'open')
  if (locks.length === 0) fail('state_conflict')
  const last = await findLastClosed(ctx, tx, month, locks)
  if (last !== null) fail('accounts.later_month_closed', { details: { month: last } })
  const back = locks.map((each) => [each, month[each] === 'closed' ? 'soft' : 'open'] as const)
  return await write(ctx, tx, month, { states: { ...statesOf(month), ...Object.fromEntries(back) }, reason })
}

/** The last later period that is closed in a lock that is about to leave this state. */
async function findLastClosed(
  { companyId }: Ctx,
  tx: Tx,
  month: Month,
  locks: readonly PeriodLock[],
): Promise<string | null> {
  const closed = locks.filter((each) => month[each] === 'closed')
  const { rows } = await sql<{ last: string | null }>`
    select max(p.name) as last from accounts.period p
    where p.company_id = ${companyId} and p.starts_on > ${month.startsOn}::date
      and 'closed' = any(array[${sql.join(closed.map((each) => sql.ref(`p.${each}`)))}]::text[])`.execute(tx)
  return rows[0]?.last ?? null
}

async function lock({ companyId }: Ctx, tx: Tx, { id, version }: Target): Promise<Month> {
  const month = await lockPeriod(companyId, tx, id)
  if (month.version !== version) fail('stale', { details: { current: await read(companyId, tx, id) } })
  return month
}

function statesOf(month: Month): States {
  return { stock: month.stock, receivables: month.receivables, payables: month.payables, ledger: month.ledger }
}

type Written = { readonly states: States; readonly reason: string | null }

async function write(ctx: Ctx, tx: Tx, month: Month, { states, reason }: Written): Promise<FiscalPeriod> {
  const { companyId, userId } = ctx
  const { id, name } = month
  await sql`
    update accounts.period p set stock = ${states.stock}, receivables = ${states.receivables}, payables = ${states.payables},
      ledger = ${states.ledger}, reason = ${reason}, updated_by = ${userId}
    where p.company_id = ${companyId} and p.id = ${id}`.execute(tx)
  const changed = periodLocks.filter((each) => month[each] !== states[each])
  const valuesOf = (from: States) => Object.fromEntries(changed.map((each) => [each, from[each]]))
  ctx.audit({
    entity: fiscalPeriods.entity,
    entityId: id,
    label: name,
    before: { ...valuesOf(statesOf(month)), reason: month.reason },
    after: { ...valuesOf(states), reason },
  })
  return await read(companyId, tx, id)
}

async function read(companyId: number, tx: Tx, id: number): Promise<FiscalPeriod> {
  const { rows } = await sql<FiscalPeriod>`
    select ${source.row} from accounts.period_entry t where t.company_id = ${companyId} and t.id = ${id}`.execute(tx)
  return rows[0] ?? fail('not_found')
}
