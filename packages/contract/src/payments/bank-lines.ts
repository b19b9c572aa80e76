import { z } from 'zod'
import { fileNameField, multilineField } from '../fields.ts'
import { recordField } from '../rich-fields.ts'
import { route } from '../route.ts'
import { BusinessDate, idOf } from '../values.ts'
import { bankAccount } from './bank-account.ts'
import { bankStatement, mostStatementLines } from './bank-statement.ts'
import { customerPayment } from './customer-payment.ts'

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
    'payments.not_company_currency',
    'payments.statement_unbalanced',
    'payments.statement_known',
  ],
  input: z.strictObject({ id: idOf(bankAccount.entity), fileName: fileNameField() }),
  output: z.object({
    statements: z.array(z.object({ id: idOf(bankStatement.entity), name: z.string(), lineCount: z.int() })),
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
  z.object({ kind: z.literal('entry'), entry: Entry }),
  z.object({
    kind: z.literal('invoice'),
    customerId: idOf('crm.customer'),
    customer: z.string(),
    invoiceId: idOf('accounts.invoice'),
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

/** Lines of a statement with their ledger entries and proposals, beside the ledger. Units: minor units of the company's currency. */
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

const line = { id: idOf(bankStatement.entity), lineNo: z.int().min(1).max(mostStatementLines) }
const stale = [getBankLines, bankStatement.routes.get, bankStatement.routes.list]
const OpenCount = z.object({ openCount: z.int() })
const lineErrors = ['not_found', 'state_conflict', 'payments.line_matched'] as const

/** Matches a line with ledger entries that add up to it. */
export const matchBankLine = route({
  id: 'payments.bankStatement.match',
  method: 'POST',
  path: '/payments/bank-statements/{id}/match',
  page: bankStatement.page,
  event: 'match',
  writes: true,
  stale,
  errors: [...lineErrors, 'payments.match_amount', 'payments.entry_matched'],
  input: z.strictObject({ ...line, journalLineIds: z.array(idOf('accounts.journal_line')).min(1).max(50) }),
  output: OpenCount,
})

/** Posts a received amount as a customer payment: to one invoice, else to the earliest due; the rest is credit of the customer. */
export const receiveBankLine = route({
  id: 'payments.bankStatement.receive',
  method: 'POST',
  path: '/payments/bank-statements/{id}/receive',
  // It is the payment that wants permission.
  page: customerPayment.page,
  event: 'post',
  writes: true,
  stale: [...stale, customerPayment.routes.list],
  errors: [
    ...lineErrors,
    'payments.not_received',
    'payments.not_receivable',
    'payments.not_cash',
    'payments.over_settled',
    'payments.day_ahead',
    'accounts.period_closed',
    'accounts.rule_missing',
  ],
  input: z.strictObject({
    ...line,
    customerId: idOf('crm.customer'),
    invoiceId: idOf('accounts.invoice').nullable().default(null),
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
  stale,
  errors: [...lineErrors, 'payments.not_postable', 'payments.day_ahead', 'accounts.period_closed'],
  input: z.strictObject({ ...line, ...postedTo }),
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
  stale,
  errors: ['not_found', 'state_conflict', 'payments.line_open', 'accounts.period_closed'],
  input: z.strictObject(line),
  output: OpenCount,
})
