import { fail } from '@countinghouse/contract/errors'
import type { BankEntry, getBankLines as route } from '@countinghouse/contract/payments/bank-lines'
import { mostProposed } from '@countinghouse/contract/payments/bank-lines'
import { bankStatement } from '@countinghouse/contract/payments/bank-statement'
import type { OutputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { readDocument } from '../../../platform/documents/document.ts'
import type { RowOf } from '../../../platform/documents/document-handlers.ts'
import type { SourceWords } from '../../../platform/lists/source-words.ts'
import { findProposals } from './find-proposals.ts'

export type BankStatement = RowOf<typeof bankStatement>

/** Throws: not_found. */
export async function findLines(
  ctx: Ctx,
  reader: Reader,
  id: number,
  wordsOf: SourceWords,
): Promise<OutputOfRoute<typeof route>> {
  const row = (await readDocument(ctx, reader, bankStatement, id)) as BankStatement
  const { currencyCode: currency } = row
  const { accountId, baseCurrency, ledgerMinor, previousMinor } = await readLedger(ctx, reader, row)
  const entries = await readEntries(ctx, reader, id, wordsOf)
  const lines = row.lines.map((line, at) => ({ ...line, lineNo: at + 1 }))
  const open = row.status !== 'draft' ? [] : lines.filter(({ lineNo }) => !entries.has(lineNo)).slice(0, mostProposed)
  const asked = open.map(({ party, partyIban, reference, description, ...line }) => ({
    ...line,
    text: [party, partyIban, reference, description].filter((part) => part !== null).join(' '),
  }))
  const proposals = await findProposals(ctx, reader, { accountId, currency, baseCurrency, lines: asked }, wordsOf)
  return {
    currency,
    ledgerMinor,
    closingMinor: row.closingMinor,
    gapMinor: row.openingMinor === null || previousMinor === null ? null : row.openingMinor - previousMinor,
    lines: lines.map(({ lineNo, bookedOn, amountMinor, party, reference, description }) => ({
      lineNo,
      bookedOn,
      amountMinor,
      party,
      reference,
      description,
      entries: [...(entries.get(lineNo) ?? [])],
      proposals: [...(proposals.get(lineNo) ?? [])],
    })),
  }
}

type Ledger = {
  readonly accountId: number
  readonly baseCurrency: string
  readonly ledgerMinor: number
  readonly previousMinor: number | null
}

async function readLedger({ companyId }: Ctx, reader: Reader, row: BankStatement): Promise<Ledger> {
  const { id, bankAccountId, openedOn, closedOn, currencyCode } = row
  // The daily balances are in the company's currency.
  const inCurrency = sql`select sum(l.document_minor) from accounts.journal_line l
    where l.company_id = b.company_id and l.account_id = b.account_id and l.posted_on <= ${closedOn}::date and l.currency_code = ${currencyCode}`
  const { rows } = await sql<Ledger>`
    select b.account_id as "accountId", c.base_currency as "baseCurrency",
      coalesce(case when c.base_currency <> ${currencyCode} then (${inCurrency}) else (select sum(d.debit_minor - d.credit_minor) from accounts.balance_daily d
        where d.company_id = b.company_id and d.account_id = b.account_id and d.day <= ${closedOn}::date) end, 0)::bigint as "ledgerMinor",
      (select s.closing_minor from payments.bank_statement s
        where s.company_id = b.company_id and s.bank_account_id = b.id and s.status <> 'cancelled' and s.id <> ${id} and s.closed_on <= ${openedOn}::date
        order by s.closed_on desc, s.id desc limit 1) as "previousMinor"
    from payments.bank_account b join erp.company c on c.id = b.company_id
    where b.company_id = ${companyId} and b.id = ${bankAccountId}`.execute(reader)
  return rows[0] ?? fail('not_found')
}

type EntryRow = Omit<BankEntry, 'document' | 'path'> & {
  readonly lineNo: number
  readonly sourceType: string
  readonly sourceId: number
}

async function readEntries(
  ctx: Ctx,
  reader: Reader,
  id: number,
  wordsOf: SourceWords,
): Promise<ReadonlyMap<number, readonly BankEntry[]>> {
  const { rows } = await sql<EntryRow>`
    select m.line_no as "lineNo", m.journal_line_id as "journalLineId", m.posted_on::text as "postedOn",
      m.amount_minor as "amountMinor", j.source_type as "sourceType", j.source_id as "sourceId"
    from payments.bank_match m
    join accounts.journal_line l on l.company_id = m.company_id and l.posted_on = m.posted_on and l.id = m.journal_line_id
    join accounts.journal j on j.company_id = l.company_id and j.id = l.journal_id
    where m.company_id = ${ctx.companyId} and m.bank_statement_id = ${id} order by m.line_no, m.posted_on, m.journal_line_id`.execute(
    reader,
  )
  const entries = new Map<number, BankEntry[]>()
  for (const { lineNo, sourceType, sourceId, ...entry } of rows) {
    const { source: document, path } = wordsOf(ctx, { sourceType, sourceId })
    entries.set(lineNo, [...(entries.get(lineNo) ?? []), { ...entry, document, path }])
  }
  return entries
}
