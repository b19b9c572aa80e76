import type { Revaluation } from '@countinghouse/contract/accounts/currency-revaluation'
import { revaluationSource } from '@countinghouse/contract/accounts/currency-revaluation'
import { text } from '@countinghouse/contract/accounts/currency-revaluation.text'
import { exchangeRatesPage } from '@countinghouse/contract/accounts/exchange-rate'
import { fail } from '@countinghouse/contract/errors'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { JournalLine } from '../post-journal.ts'
import { postJournals, reverseJournal } from '../post-journal.ts'
import { findRevaluation, monthId } from './find-revaluation.ts'

/**
 * Posts what is left to revalue on the last day of a month, and its reversal on the next day. Throws: accounts.day_ahead,
 * accounts.rate_missing, accounts.nothing_to_revalue, accounts.period_closed, accounts.rule_missing. Locks: revaluations of the company,
 * periods, balances.
 */
export async function revalueMonth(ctx: Ctx, tx: Tx, { month }: { readonly month: string }): Promise<Revaluation> {
  await sql`select pg_advisory_xact_lock(hashtextextended('accounts.revaluation', ${ctx.companyId}))`.execute(tx)
  const found = await findRevaluation(ctx, tx, month)
  const { on, reversedOn, today, journals } = found
  if (on > today) fail('accounts.day_ahead')
  const missing = found.lines.find(({ rate }) => rate === null)
  if (missing !== undefined)
    fail('accounts.rate_missing', {
      details: { currency: missing.currencyCode, day: on, path: exchangeRatesPage.path },
    })
  const lines = found.lines.flatMap((line) => linesOf(ctx, line))
  if (lines.length === 0) fail('accounts.nothing_to_revalue')
  const event = {
    source: 'exchange',
    sourceType: revaluationSource,
    sourceId: monthId(month),
    eventNo: journals.length + 1,
    postedOn: on,
    description: format(text.description, ctx.locale, { month }),
    lines,
  } as const
  const { rows } = await postJournals(ctx, [event]).execute(tx)
  const journalId = rows[0]?.journal_id ?? 0
  await reverseJournal(ctx, { journalId, postedOn: reversedOn }).execute(tx)
  ctx.audit({
    entity: 'accounts.journal',
    entityId: journalId,
    label: event.description,
    before: null,
    after: { month, gainMinor: found.gainMinor },
  })
  return await findRevaluation(ctx, tx, month)
}

/** The difference of a balance against exchange gain and loss. The amount in the other currency stays. */
function linesOf(
  { locale }: Ctx,
  { accountId, storeId, currencyCode, rate, differenceMinor }: Revaluation['lines'][number],
): JournalLine[] {
  if (differenceMinor === null || differenceMinor === 0) return []
  const memo = format(text.memo, locale, { currency: currencyCode, rate: rate ?? '' })
  const shared = { storeId, memo }
  return [
    { ...shared, accountId, amountMinor: differenceMinor, currencyCode, documentMinor: 0 },
    { ...shared, role: 'exchange_difference', amountMinor: -differenceMinor },
  ]
}
