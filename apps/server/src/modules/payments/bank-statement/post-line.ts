import { fail } from '@countinghouse/contract/errors'
import type { postBankLine } from '@countinghouse/contract/payments/bank-lines'
import { text } from '@countinghouse/contract/payments/errors.text'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { convertMinor } from '@countinghouse/kernel/exchange'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { postJournals, rateOn } from '../../accounts/index.ts'
import { refuse } from '../settling/refuse.ts'
import type { LockedLine } from './match-line.ts'
import { lockOpenLine, writeMatch } from './match-line.ts'

/** Source type of lines that were posted to an account. */
export const bankPostingSource = 'bank_statement'

/** Throws: what lockOpenLine and postJournals throw, payments.not_postable, payments.day_ahead, accounts.rate_missing. */
export async function postLine(ctx: Ctx, tx: Tx, input: InputOfRoute<typeof postBankLine>) {
  const line = await lockOpenLine(ctx, tx, input)
  const { accountId, memo } = input
  await requirePostable(ctx, tx, line, accountId)
  if (line.bookedOn > line.today) refuse(ctx, 'payments.day_ahead', [], text.day_ahead)
  const { rows } = await sql<{ bankPostingId: number; eventNo: number }>`
    insert into payments.bank_posting (company_id, bank_statement_id, event_no, line_no, account_id, memo, created_by)
    select ${ctx.companyId}, ${line.statementId}, 1 + count(*), ${line.lineNo}, ${accountId}, ${memo}, ${ctx.userId}
    from payments.bank_posting p where p.company_id = ${ctx.companyId} and p.bank_statement_id = ${line.statementId}
    returning id as "bankPostingId", event_no as "eventNo"`.execute(tx)
  const { bankPostingId, eventNo } = rows[0] ?? fail('not_found')
  const { currencyCode, baseCurrency, amountMinor } = line
  const isForeign = currencyCode !== baseCurrency
  const at = { field: 'accountId', locale: ctx.locale }
  const rate = isForeign ? await rateOn(tx, ctx.companyId, currencyCode, line.bookedOn, at) : '1'
  const baseMinor = convertMinor(amountMinor, { from: currencyCode, to: baseCurrency, rate })
  const documentAmount = isForeign ? { currencyCode, documentMinor: amountMinor } : {}
  const description = memo ?? line.description ?? line.party ?? line.name
  const event = {
    source: 'payment',
    sourceType: bankPostingSource,
    sourceId: line.statementId,
    eventNo,
    postedOn: line.bookedOn,
    description,
    lines: [
      { accountId: line.accountId, amountMinor: baseMinor, ...documentAmount },
      { accountId, amountMinor: -baseMinor },
    ],
  } as const
  await postJournals(ctx, [event]).execute(tx)
  const journalLineIds = await entriesOf(ctx, tx, line, {
    sourceType: bankPostingSource,
    sourceId: line.statementId,
    eventNo,
  })
  return await writeMatch(ctx, tx, line, { journalLineIds, bankPostingId })
}

/** Throws: not_found, payments.not_postable at the account, which is posted to by its own documents, inactive, or the bank account itself. */
async function requirePostable(ctx: Ctx, tx: Tx, line: LockedLine, accountId: number): Promise<void> {
  const { rows } = await sql<{ isPostable: boolean }>`
    select a.is_manual and a.status = 'active' and a.id <> ${line.accountId} as "isPostable" from accounts.account a
    where a.company_id = ${ctx.companyId} and a.id = ${accountId}`.execute(tx)
  const { isPostable } = rows[0] ?? fail('not_found')
  if (!isPostable) refuse(ctx, 'payments.not_postable', ['accountId'], text.not_postable)
}

type Source = { readonly sourceType: string; readonly sourceId: number; readonly eventNo: number }

/** Entries of a journal on the bank account. */
export async function entriesOf(
  { companyId }: Ctx,
  tx: Tx,
  line: LockedLine,
  { sourceType, sourceId, eventNo }: Source,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select l.id from accounts.journal j
    join accounts.journal_line l on l.company_id = j.company_id and l.posted_on = j.posted_on and l.journal_id = j.id
    where j.company_id = ${companyId} and j.source_type = ${sourceType} and j.source_id = ${sourceId} and j.event_no = ${eventNo}
      and l.account_id = ${line.accountId}`.execute(tx)
  return rows.map(({ id }) => id)
}
