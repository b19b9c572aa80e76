import type { BankProposal } from '@countinghouse/contract/payments/bank-lines'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import type { SourceWords } from '../../../platform/lists/source-words.ts'

/** Days between a line and an entry of the same amount that may be the same. */
const daysAround = 10
const mostPerKind = 3

/** An open line; `text`: everything that the bank wrote. */
export type OpenLine = {
  readonly lineNo: number
  readonly bookedOn: string
  readonly amountMinor: number
  readonly text: string
}
type Proposals = ReadonlyMap<number, readonly BankProposal[]>

/**
 * What open lines probably are: entries of the account with the same amount, nearest day first; rules; invoices that the text names, then
 * those with the same open amount.
 */
export async function findProposals(
  ctx: Ctx,
  reader: Reader,
  { accountId, lines }: { readonly accountId: number; readonly lines: readonly OpenLine[] },
  wordsOf: SourceWords,
): Promise<Proposals> {
  if (lines.length === 0) return new Map()
  const found = [
    await findEntries(ctx, reader, accountId, lines, wordsOf),
    await findRules(ctx, reader, lines),
    await findInvoices(ctx, reader, lines),
  ]
  return new Map(lines.map(({ lineNo }) => [lineNo, found.flatMap((proposals) => proposals.get(lineNo) ?? [])]))
}

type EntryRow = {
  readonly lineNo: number
  readonly journalLineId: number
  readonly postedOn: string
  readonly amountMinor: number
  readonly sourceType: string
  readonly sourceId: number
}

async function findEntries(
  ctx: Ctx,
  reader: Reader,
  accountId: number,
  lines: readonly OpenLine[],
  wordsOf: SourceWords,
): Promise<Proposals> {
  const { rows } = await sql<EntryRow>`
    select q.line_no as "lineNo", l.id as "journalLineId", l.posted_on::text as "postedOn",
      l.debit_minor - l.credit_minor as "amountMinor", j.source_type as "sourceType", j.source_id as "sourceId"
    from ${linesTable(lines)}
    cross join lateral (
      select l.* from accounts.journal_line l
      where l.company_id = ${ctx.companyId} and l.account_id = ${accountId}
        and l.posted_on between q.booked_on - ${sql.lit(daysAround)} and q.booked_on + ${sql.lit(daysAround)}
        and l.debit_minor - l.credit_minor = q.amount_minor
        and not exists (select from payments.bank_match m
          where m.company_id = l.company_id and m.posted_on = l.posted_on and m.journal_line_id = l.id)
      order by abs(l.posted_on - q.booked_on), l.id limit ${mostPerKind}) l
    join accounts.journal j on j.company_id = l.company_id and j.id = l.journal_id
    order by q.line_no, abs(l.posted_on - q.booked_on), l.id`.execute(reader)
  return grouped(
    rows.map(({ lineNo, sourceType, sourceId, ...entry }) => {
      const { source: document, path } = wordsOf(ctx, { sourceType, sourceId })
      return [lineNo, { kind: 'entry', entry: { ...entry, document, path } }]
    }),
  )
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

type InvoiceRow = {
  readonly lineNo: number
  readonly customerId: number
  readonly customer: string
  readonly invoiceId: number
  readonly invoice: string
  readonly openMinor: number
}

/** Numbers are words of at least four letters or digits of the text. */
async function findInvoices({ companyId }: Ctx, reader: Reader, lines: readonly OpenLine[]): Promise<Proposals> {
  const received = lines.filter(({ amountMinor }) => amountMinor > 0)
  if (received.length === 0) return new Map()
  const { rows } = await sql<InvoiceRow>`
    select q.line_no as "lineNo", i.customer_id as "customerId", c.name as customer, i.id as "invoiceId", i.name as invoice,
      (i.gross_minor - i.settled)::bigint as "openMinor"
    from ${linesTable(received)}
    cross join lateral (
      select i.*, coalesce(s.settled, 0) as settled, i.rank = 1 as is_named from (
        select 1 as rank, i.* from accounts.invoice i
        where i.company_id = ${companyId} and i.number = any(string_to_array(q.words, ' '))
          and i.direction = 'sale' and i.kind = 'invoice' and i.status = 'posted'
        union
        select 2, i.* from accounts.invoice i
        where i.company_id = ${companyId} and i.gross_minor = q.amount_minor
          and i.direction = 'sale' and i.kind = 'invoice' and i.status = 'posted' and i.number <> all(string_to_array(q.words, ' '))
        limit 20) i
      cross join lateral (
        select sum(s.amount_minor) as settled from payments.settlement s where s.company_id = i.company_id and s.invoice_id = i.id) s
      where coalesce(s.settled, 0) < i.gross_minor and i.customer_id is not null
        and i.currency_code = (select base_currency from erp.company where id = ${companyId})
      order by i.rank, i.due_on, i.id limit ${mostPerKind}) i
    join crm.customer c on c.company_id = ${companyId} and c.id = i.customer_id
    order by q.line_no, i.rank, i.due_on, i.id`.execute(reader)
  return grouped(rows.map(({ lineNo, ...invoice }) => [lineNo, { kind: 'invoice', ...invoice }]))
}

function linesTable(lines: readonly OpenLine[]) {
  const words = lines.map(({ text }) =>
    (text.toUpperCase().match(/[A-Z0-9][A-Z0-9/-]{3,}/g) ?? []).slice(0, 40).join(' '),
  )
  return sql`unnest(${lines.map(({ lineNo }) => lineNo)}::int[], ${lines.map(({ bookedOn }) => bookedOn)}::date[],
    ${lines.map(({ amountMinor }) => amountMinor)}::bigint[], ${lines.map(({ text }) => text)}::text[], ${words}::text[])
    as q (line_no, booked_on, amount_minor, text, words)`
}

function grouped(found: readonly (readonly [number, BankProposal])[]): Proposals {
  return Map.groupBy(found, ([lineNo]) => lineNo)
    .entries()
    .reduce(
      (all, [lineNo, rows]) =>
        all.set(
          lineNo,
          rows.map(([, proposal]) => proposal),
        ),
      new Map<number, BankProposal[]>(),
    )
}
