import type { BudgetAmounts, copyActuals, saveBudgetAmounts } from '@countinghouse/contract/accounts/budget'
import { budget } from '@countinghouse/contract/accounts/budget'
import { text as errorText } from '@countinghouse/contract/accounts/errors.text'
import { fail } from '@countinghouse/contract/errors'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { addDays, addMonths } from '@countinghouse/kernel/days'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { balancesBetween } from '../statements/balances-between.ts'
import type { Head } from './read-amounts.ts'
import { readAmounts, readHead } from './read-amounts.ts'

/** Throws: not_found, stale, accounts.budget_account. Locks: the budget. */
export async function saveAmounts(
  ctx: Ctx,
  tx: Tx,
  { id, version, accounts }: InputOfRoute<typeof saveBudgetAmounts>,
): Promise<BudgetAmounts> {
  const { head, before } = await lockBudget(ctx, tx, id, version)
  const known = new Set(before.accounts.map(({ accountId }) => accountId))
  const refuse = (index: number, said: 'budget_account' | 'budget_twice') => {
    const refusal = [{ code: 'rule', message: errorText[said][ctx.locale] }]
    fail('accounts.budget_account', { fields: { [`accounts.${index}.accountId`]: refusal } })
  }
  for (const [index, { accountId }] of accounts.entries()) {
    if (!known.has(accountId)) refuse(index, 'budget_account')
    if (accounts.findIndex((one) => one.accountId === accountId) < index) refuse(index, 'budget_twice')
  }
  const amounts = accounts.flatMap((one) =>
    one.amounts.map((amount, month) => ({ account: one.accountId, month: month + 1, amount })),
  )
  await sql`
    delete from accounts.budget_amount where company_id = ${ctx.companyId} and budget_id = ${id}
      and account_id = any(${accounts.map(({ accountId }) => accountId)}::bigint[])`.execute(tx)
  await sql`
    insert into accounts.budget_amount (company_id, budget_id, account_id, month_no, amount_minor)
    select ${ctx.companyId}, ${id}, r.account, r.month, r.amount
    from jsonb_to_recordset(${JSON.stringify(amounts)}::jsonb) r (account bigint, month smallint, amount bigint)
    where r.amount <> 0 on conflict (company_id, budget_id, account_id, month_no) do update set amount_minor = excluded.amount_minor`.execute(
    tx,
  )
  return await finish(ctx, tx, head, before)
}

/**
 * Replaces all amounts by the actual ones of the same months a year earlier, changed by a percentage; each rounded half away from zero.
 * Throws: not_found, stale. Locks: the budget.
 */
export async function copyActualAmounts(
  ctx: Ctx,
  tx: Tx,
  { id, version, growthPpm }: InputOfRoute<typeof copyActuals>,
): Promise<BudgetAmounts> {
  const { companyId } = ctx
  const { head, before } = await lockBudget(ctx, tx, id, version)
  const from = addMonths(head.startsOn, -12)
  const storeIds = head.storeId === null ? null : [head.storeId]
  const actual = balancesBetween(
    { year: { from, to: addDays(head.startsOn, -1) } },
    { companyId, storeIds, isBeforeClosing: true, byMonth: true },
  )
  await sql`delete from accounts.budget_amount where company_id = ${companyId} and budget_id = ${id}`.execute(tx)
  await sql`
    insert into accounts.budget_amount (company_id, budget_id, account_id, month_no, amount_minor)
    select ${companyId}, ${id}, a.id, n.no, n.amount
    from (${actual}) b
    join accounts.account a on a.company_id = ${companyId} and a.id = b.account_id and a.type in ('income', 'cost_of_sales', 'expense')
    cross join lateral (
      select (extract(year from age(b.month, ${from}::date)) * 12 + extract(month from age(b.month, ${from}::date)) + 1)::smallint as no,
        round((case when a.type = 'income' then b.credit_minor - b.debit_minor else b.debit_minor - b.credit_minor end)::numeric
          * (1000000 + ${growthPpm}::bigint) / 1000000)::bigint as amount) n
    where n.amount <> 0`.execute(tx)
  return await finish(ctx, tx, head, before)
}

async function lockBudget(ctx: Ctx, tx: Tx, id: number, version: number) {
  const head = await readHead(ctx, tx, id, true)
  const before = await readAmounts(ctx, tx, id)
  if (head.version !== version) fail('stale', { details: { current: before } })
  return { head, before }
}

/** Raises the version and records what changed, one line per account. */
async function finish(ctx: Ctx, tx: Tx, { id, name }: Head, before: BudgetAmounts): Promise<BudgetAmounts> {
  await sql`update accounts.budget set updated_by = ${ctx.userId} where company_id = ${ctx.companyId} and id = ${id}`.execute(
    tx,
  )
  const after = await readAmounts(ctx, tx, id)
  ctx.audit({
    entity: budget.entity,
    entityId: id,
    label: name,
    before: { amounts: linesOf(before, after) },
    after: { amounts: linesOf(after, before) },
  })
  return after
}

/** `4000 Sales: 100, 100, …` of each account that differs. Units: minor units. */
function linesOf({ accounts }: BudgetAmounts, other: BudgetAmounts): string | null {
  const others = new Map(other.accounts.map(({ accountId, amounts }) => [accountId, amounts.join(', ')]))
  const lines = accounts.flatMap(({ accountId, code, name, amounts }) => {
    const told = amounts.join(', ')
    return told === others.get(accountId) ? [] : [`${code} ${name}: ${told}`]
  })
  return lines.length === 0 ? null : lines.join('\n')
}
