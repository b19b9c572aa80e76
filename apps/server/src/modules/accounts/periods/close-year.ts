import { fiscalPeriods } from '@countinghouse/contract/accounts/fiscal-period'
import { text } from '@countinghouse/contract/accounts/year-end.text'
import type { YearEnd } from '@countinghouse/contract/accounts/year-end'
import { fail } from '@countinghouse/contract/errors'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { JournalLine } from '../post-journal.ts'
import { postJournals, reverseJournal } from '../post-journal.ts'
import type { Month } from './read-month.ts'
import { lockPeriod } from './read-month.ts'
import { readYear, resultLines, yearSourceType } from './read-year.ts'

/**
 * Transfers the result of a fiscal year to retained earnings, per store, on its last day. Throws: not_found, accounts.not_year_end,
 * accounts.year_closed, accounts.year_not_ready, accounts.year_without_result, accounts.rule_missing, accounts.period_closed. Locks: the
 * period, balances.
 */
export async function closeFiscalYear(ctx: Ctx, tx: Tx, id: number): Promise<YearEnd> {
  const month = await lockPeriod(ctx.companyId, tx, id)
  const year = await readYear(ctx.companyId, tx, month)
  if (year.journalId !== null) fail('accounts.year_closed', { details: { journalId: year.journalId } })
  if (year.openMonths.length > 0) fail('accounts.year_not_ready', { details: { months: year.openMonths } })
  const lines = await closingLines(ctx, tx, month)
  if (lines.length === 0) fail('accounts.year_without_result')
  const event = {
    source: 'closing',
    sourceType: yearSourceType,
    sourceId: id,
    eventNo: year.closingCount + 1,
    postedOn: year.until,
    description: format(text.closingOf, ctx.locale, { from: year.from, until: year.until }),
    lines,
  } as const
  await postJournals(ctx, [event]).execute(tx)
  return await record(ctx, tx, month, null)
}

/**
 * Reverses the closing of a fiscal year, so that it can be closed again. Throws: not_found, accounts.not_year_end,
 * accounts.year_not_closed, accounts.period_closed. Locks: the period, balances.
 */
export async function reopenFiscalYear(
  ctx: Ctx,
  tx: Tx,
  { id, reason }: { id: number; reason: string },
): Promise<YearEnd> {
  const month = await lockPeriod(ctx.companyId, tx, id)
  const { journalId, until } = await readYear(ctx.companyId, tx, month)
  if (journalId === null) return fail('accounts.year_not_closed')
  await reverseJournal(ctx, { journalId, postedOn: until, description: reason }).execute(tx)
  return await record(ctx, tx, month, journalId)
}

async function record(ctx: Ctx, tx: Tx, month: Month, before: number | null): Promise<YearEnd> {
  const year = await readYear(ctx.companyId, tx, month)
  ctx.audit({
    entity: fiscalPeriods.entity,
    entityId: month.id,
    label: month.name,
    before: { journal: before },
    after: { journal: year.journalId },
  })
  return year
}

/** Each account to zero per store, against retained earnings of the store. */
async function closingLines({ companyId }: Ctx, tx: Tx, { startsOn }: Month): Promise<JournalLine[]> {
  const { rows } = await sql<{ accountId: number; storeId: number | null; balanceMinor: number }>`
    select l.account_id as "accountId", l.store_id as "storeId", sum(l.balance_minor)::bigint as "balanceMinor"
    from (${resultLines(companyId, startsOn)}) l group by 1, 2 having sum(l.balance_minor) <> 0 order by 2 nulls first, 1`.execute(
    tx,
  )
  const profits = new Map<number | null, number>()
  for (const { storeId, balanceMinor } of rows) profits.set(storeId, (profits.get(storeId) ?? 0) + balanceMinor)
  return [
    ...rows.map(({ accountId, storeId, balanceMinor }) => ({ accountId, storeId, amountMinor: -balanceMinor })),
    ...[...profits].map(([storeId, amountMinor]) => ({ role: 'retained_earnings', storeId, amountMinor }) as const),
  ]
}
