import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import type { SourceWords } from '../../../platform/lists/source-words.ts'
import type { Account } from './find-proposed-entries.ts'
import { findEntries } from './find-proposed-entries.ts'
import { findInvoices } from './find-proposed-invoices.ts'
import type { OpenLine, Proposals } from './proposed-lines.ts'
import { grouped, linesTable } from './proposed-lines.ts'

type Asked = Account & { readonly lines: readonly OpenLine[] }

/**
 * What open lines probably are: entries of the account with the same amount, nearest day first; rules; invoices that the text names, then
 * those with the same open amount.
 */
export async function findProposals(
  ctx: Ctx,
  reader: Reader,
  { lines, ...account }: Asked,
  wordsOf: SourceWords,
): Promise<Proposals> {
  if (lines.length === 0) return new Map()
  const found = [
    await findEntries(ctx, reader, account, lines, wordsOf),
    await findRules(ctx, reader, lines),
    await findInvoices(ctx, reader, account.currency, lines),
  ]
  return new Map(lines.map(({ lineNo }) => [lineNo, found.flatMap((proposals) => proposals.get(lineNo) ?? [])]))
}

async function findRules({ companyId }: Ctx, reader: Reader, lines: readonly OpenLine[]): Promise<Proposals> {
  const { rows } = await sql<{ lineNo: number; rule: string; accountId: number; account: string }>`
    select q.line_no as "lineNo", r.name as rule, a.id as "accountId", concat_ws(' ', a.code, a.name) as account
    from ${linesTable(lines)}
    join payments.bank_rule r on r.company_id = ${companyId} and r.status = 'active'
      and position(lower(r.contains) in lower(q.text)) > 0
      and (r.direction = 'any' or (r.direction = 'received') = (q.amount_minor > 0))
    join accounts.account a on a.company_id = r.company_id and a.id = r.account_id and a.status = 'active'
    order by q.line_no, length(r.contains) desc, r.id`.execute(reader)
  return grouped(rows.map(({ lineNo, ...rule }) => [lineNo, { kind: 'rule', ...rule }]))
}
