import { z } from 'zod'
import { fileNameField, multilineField } from '../fields.ts'
import { recordField } from '../rich-fields.ts'
import { route } from '../route.ts'
import { BusinessDate, idOf } from '../values.ts'
import { bankAccount } from './bank-account.ts'
import { bankStatement, mostStatementLines } from './bank-statement.ts'

/** Imports the statements of a file: CAMT.053, MT940, or rows with date, amount and text. */
export const importStatements = route({
  id: 'payments.bankStatement.import',
  method: 'POST',
  path: '/payments/bank-accounts/{id}/statements',
  page: bankStatement.page,
  event: 'import',
  writes: true,
  // A statement that was imported is refused.
  idempotent: 'no',
  stale: [bankStatement.routes.list],
  upload: { maxBytes: 8 * 1024 * 1024, mediaTypes: 'any' },
  errors: [
    'not_found',
    'payments.statement_unreadable',
    'payments.statement_other_account',
    'payments.statement_other_currency',
    'payments.statement_unbalanced',
    'payments.statement_known',
  ],
  input: z.strictObject({ id: idOf(bankAccount.entity), fileName: fileNameField() }),
  output: z.object({
    statements: z.array(
      z.object({
        id: idOf(bankStatement.entity),
        name: z.string(),
        lineCount: z.int(),
        /** Lines that were left out, since a statement before has them. */
        duplicateCount: z.int(),
      }),
    ),
  }),
})

/** A ledger entry of the bank account. Units: minor units; above zero: received. */
const Entry = z.object({
  journalLineId: idOf('accounts.journal_line'),
  postedOn: BusinessDate,
  document: z.string(),
  /** Null: the caller may not see it. */
  path: z.string().nullable(),
  amountMinor: z.int(),
})
export type BankEntry = z.output<typeof Entry>

/** What a line probably is. */
const Proposal = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('entry'),
    entry: Entry,
    /** The line and another open one add up to the entry. */
    isPart: z.boolean(),
  }),
  z.object({
    kind: z.literal('invoice'),
    customerId: idOf('crm.customer'),
    customer: z.string(),
    invoiceId: idOf('accounts.invoice'),
    invoice: z.string(),
    openMinor: z.int(),
  }),
  z.object({
    kind: z.literal('bill'),
    supplierId: idOf('procure.supplier'),
    supplier: z.string(),
    invoiceId: idOf('accounts.supplier_invoice'),
    invoice: z.string(),
    openMinor: z.int(),
  }),
  z.object({
    kind: z.literal('rule'),
    rule: z.string(),
    accountId: idOf('accounts.account'),
    account: z.string(),
  }),
])
export type BankProposal = z.output<typeof Proposal>

const Line = z.object({
  lineNo: z.int(),
  bookedOn: BusinessDate,
  amountMinor: z.int(),
  party: z.string().nullable(),
  reference: z.string().nullable(),
  description: z.string().nullable(),
  entries: z.array(Entry),
  /** Most probable first; none of matched lines. */
  proposals: z.array(Proposal),
})
export type BankLine = z.output<typeof Line>

/** Open lines of a statement that are proposed for at once. */
export const mostProposed = 200

/** Lines of a statement with their ledger entries and proposals, beside the ledger. Units: minor units of its currency. */
export const getBankLines = route({
  id: 'payments.bankStatement.lines',
  method: 'GET',
  path: '/payments/bank-statements/{id}/lines',
  page: bankStatement.page,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id: idOf(bankStatement.entity) }),
  output: z.object({
    currency: z.string(),
    /** Balance of the ledger account on the closing date. */
    ledgerMinor: z.int(),
    /** Of the statement, if the file has balances. */
    closingMinor: z.int().nullable(),
    /** Opening balance less the closing balance of the statement before; null: either is not known. */
    gapMinor: z.int().nullable(),
    lines: z.array(Line),
  }),
})

/** A line of a statement. */
export const bankLine = { id: idOf(bankStatement.entity), lineNo: z.int().min(1).max(mostStatementLines) }
export const staleLines = [getBankLines, bankStatement.routes.get, bankStatement.routes.list]
export const OpenCount = z.object({ openCount: z.int() })
export const bankLineErrors = ['not_found', 'state_conflict', 'payments.line_matched'] as const

/** Matches a line with what is not matched of ledger entries, which adds up to it, or with a part of one. */
export const matchBankLine = route({
  id: 'payments.bankStatement.match',
  method: 'POST',
  path: '/payments/bank-statements/{id}/match',
  page: bankStatement.page,
  event: 'match',
  writes: true,
  stale: staleLines,
  errors: [...bankLineErrors, 'payments.match_amount', 'payments.entry_matched'],
  input: z.strictObject({
    ...bankLine,
    journalLineIds: z.array(idOf('accounts.journal_line')).min(1).max(50),
    /** The line is a part of the one entry, whose rest other lines have. */
    isPart: z.boolean().default(false),
  }),
  output: OpenCount,
})

/** What a line is posted to. */
export const postedTo = {
  accountId: recordField('accounts.account'),
  memo: multilineField({ max: 200 }).nullable().default(null),
}

/** Posts a line to an account, such as bank charges. */
export const postBankLine = route({
  id: 'payments.bankStatement.post',
  method: 'POST',
  path: '/payments/bank-statements/{id}/post',
  page: bankStatement.page,
  event: 'match',
  writes: true,
  stale: staleLines,
  errors: [
    ...bankLineErrors,
    'payments.not_postable',
    'payments.day_ahead',
    'accounts.period_closed',
    'accounts.rate_missing',
  ],
  input: z.strictObject({ ...bankLine, ...postedTo }),
  output: OpenCount,
})

/** Takes the ledger entries off a line. What was posted here is reversed; payments stay. */
export const unmatchBankLine = route({
  id: 'payments.bankStatement.unmatch',
  method: 'POST',
  path: '/payments/bank-statements/{id}/unmatch',
  page: bankStatement.page,
  event: 'match',
  writes: true,
  stale: staleLines,
  errors: ['not_found', 'state_conflict', 'payments.line_open', 'accounts.period_closed'],
  input: z.strictObject(bankLine),
  output: OpenCount,
})

/** Entries that are listed for a line. */
export const mostEntries = 100

/** Ledger entries of the bank account that are not matched in whole, nearest to the date of the line first. */
export const getBankEntries = route({
  id: 'payments.bankStatement.entries',
  method: 'GET',
  path: '/payments/bank-statements/{id}/entries',
  page: bankStatement.page,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject(bankLine),
  /** `amountMinor`: what is not matched. */
  output: z.object({ items: z.array(Entry) }),
})
