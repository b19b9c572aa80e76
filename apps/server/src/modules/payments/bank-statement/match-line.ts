import { fail } from '@countinghouse/contract/errors'
import type { matchBankLine, unmatchBankLine } from '@countinghouse/contract/payments/bank-lines'
import { bankStatement } from '@countinghouse/contract/payments/bank-statement'
import { text } from '@countinghouse/contract/payments/errors.text'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { lockDocumentRow, requireStatus } from '../../../platform/documents/document.ts'
import { reverseJournal } from '../../accounts/index.ts'
import { refuse } from '../settling/refuse.ts'
import { leftOfEntry } from './entry-amount.ts'
import type { BankStatement } from './find-lines.ts'

export type LockedLine = BankStatement['lines'][number] & {
  readonly statementId: number
  readonly name: string
  readonly lineNo: number
  readonly bankAccountId: number
  readonly accountId: number
  readonly currencyCode: string
  readonly baseCurrency: string
  /** Of the statement. */
  readonly openCount: number
  readonly today: string
  readonly isMatched: boolean
}
type Where = { readonly id: number; readonly lineNo: number }

/** Throws: not_found, state_conflict. Locks: the statement. */
async function lockLine(ctx: Ctx, tx: Tx, { id, lineNo }: Where): Promise<LockedLine> {
  const row = ((await lockDocumentRow(ctx, tx, bankStatement, id)) ?? fail('not_found')) as BankStatement
  requireStatus(bankStatement, row, ['draft'])
  const line = row.lines[lineNo - 1] ?? fail('not_found')
  const { rows } = await sql<Pick<LockedLine, 'accountId' | 'baseCurrency' | 'today' | 'isMatched'>>`
    select b.account_id as "accountId", c.base_currency as "baseCurrency",
      (${ctx.now.toISOString()}::timestamptz at time zone c.timezone)::date::text as today,
      exists (select from payments.bank_match m
        where m.company_id = b.company_id and m.bank_statement_id = ${id} and m.line_no = ${lineNo}) as "isMatched"
    from payments.bank_account b join erp.company c on c.id = b.company_id
    where b.company_id = ${ctx.companyId} and b.id = ${row.bankAccountId}`.execute(tx)
  const known = rows[0] ?? fail('not_found')
  const { name, bankAccountId, currencyCode, openCount } = row
  return { ...line, ...known, lineNo, statementId: id, name, bankAccountId, currencyCode, openCount }
}

/** Throws: not_found, state_conflict, payments.line_matched. Locks: the statement. */
export async function lockOpenLine(ctx: Ctx, tx: Tx, where: Where): Promise<LockedLine> {
  const line = await lockLine(ctx, tx, where)
  return line.isMatched ? fail('payments.line_matched') : line
}

/** Reference of a payment that is made from a line. */
export function referenceOf({ reference, description }: LockedLine): string | null {
  return reference ?? description?.slice(0, 140) ?? null
}

type Matched = {
  readonly journalLineIds: readonly number[]
  readonly bankPostingId?: number
  /** The line is a part of the one entry. */
  readonly isPart?: boolean
}

/** Throws: payments.entry_matched; payments.match_amount at the end of the transaction. */
export async function writeMatch(
  ctx: Ctx,
  tx: Tx,
  line: LockedLine,
  { journalLineIds, bankPostingId, isPart = false }: Matched,
): Promise<{ openCount: number }> {
  const { companyId, userId } = ctx
  const { rows } = await sql`
    insert into payments.bank_match (company_id, bank_statement_id, line_no, posted_on, journal_line_id, amount_minor, bank_posting_id, created_by)
    select l.company_id, ${line.statementId}, ${line.lineNo}, l.posted_on, l.id,
      case when ${isPart} then ${line.amountMinor} else x.left end, ${bankPostingId ?? null}::bigint, ${userId}
    from accounts.journal_line l
    cross join lateral (select ${leftOfEntry(line.currencyCode, line.baseCurrency)} as left) x
    where l.company_id = ${companyId} and l.account_id = ${line.accountId} and l.id = any(${[...journalLineIds]}::bigint[])
      and case when ${isPart} then sign(x.left) = sign(${line.amountMinor}::bigint) and abs(x.left) >= abs(${line.amountMinor}::bigint) else x.left <> 0 end
    order by l.posted_on, l.id returning 1`.execute(tx)
  if (rows.length !== new Set(journalLineIds).size)
    refuse(ctx, 'payments.entry_matched', ['journalLineIds'], text.entry_matched)
  return await countOpen(ctx, tx, line, { from: null, to: [...journalLineIds].join(', ') })
}

/** Throws: what lockOpenLine and writeMatch throw. */
export async function matchLine(ctx: Ctx, tx: Tx, input: InputOfRoute<typeof matchBankLine>) {
  const line = await lockOpenLine(ctx, tx, input)
  const { journalLineIds, isPart } = input
  if (isPart && journalLineIds.length > 1) refuse(ctx, 'payments.match_amount', ['journalLineIds'], text.match_amount)
  return await writeMatch(ctx, tx, line, { journalLineIds, isPart })
}

/** Reverses today what was posted from the line. Throws: not_found, state_conflict, payments.line_open, accounts.period_closed. */
export async function unmatchLine(ctx: Ctx, tx: Tx, input: InputOfRoute<typeof unmatchBankLine>) {
  const line = await lockLine(ctx, tx, input)
  if (!line.isMatched) fail('payments.line_open')
  const { rows } = await sql<{ journalLineId: number; journalId: number | null }>`
    delete from payments.bank_match m where m.company_id = ${ctx.companyId} and m.bank_statement_id = ${line.statementId} and m.line_no = ${line.lineNo}
    returning m.journal_line_id as "journalLineId", case when m.bank_posting_id is not null then (
      select l.journal_id from accounts.journal_line l
      where l.company_id = m.company_id and l.posted_on = m.posted_on and l.id = m.journal_line_id) end as "journalId"`.execute(
    tx,
  )
  for (const { journalId } of rows)
    if (journalId !== null) await reverseJournal(ctx, { journalId, postedOn: line.today }).execute(tx)
  return await countOpen(ctx, tx, line, { from: rows.map(({ journalLineId }) => journalLineId).join(', '), to: null })
}

type Change = { readonly from: string | null; readonly to: string | null }

async function countOpen(
  ctx: Ctx,
  tx: Tx,
  { statementId, name, lineNo }: LockedLine,
  { from, to }: Change,
): Promise<{ openCount: number }> {
  const { rows } = await sql<{ openCount: number }>`
    update payments.bank_statement s set updated_at = now(), updated_by = ${ctx.userId}, open_count = s.line_count - (
      select count(distinct m.line_no) from payments.bank_match m where m.company_id = s.company_id and m.bank_statement_id = s.id)
    where s.company_id = ${ctx.companyId} and s.id = ${statementId} returning s.open_count as "openCount"`.execute(tx)
  const facts = (entries: string | null) => ({ [`lines.${lineNo}.entries`]: entries })
  ctx.audit({ entity: bankStatement.entity, entityId: statementId, label: name, before: facts(from), after: facts(to) })
  return rows[0] ?? fail('not_found')
}
