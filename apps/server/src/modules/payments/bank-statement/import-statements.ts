import { createHash, randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { fail } from '@countinghouse/contract/errors'
import type { importStatements as route } from '@countinghouse/contract/payments/bank-lines'
import { bankStatement, mostStatementLines } from '@countinghouse/contract/payments/bank-statement'
import { text } from '@countinghouse/contract/payments/errors.text'
import type { OutputOfRoute } from '@countinghouse/contract/route'
import { format } from '@countinghouse/contract/text'
import { mostMinor } from '@countinghouse/kernel/minor'
import { currencyDigits } from '@countinghouse/kernel/money'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { createDocument } from '../../../platform/documents/document.ts'
import { refusedFile } from '../../../platform/import/rejected-file.ts'
import { bareNumber } from '../payment-file/bare-number.ts'
import { refuse } from '../settling/refuse.ts'
import type { ParsedStatement } from './parsed-statement.ts'
import { StatementError } from './parsed-statement.ts'
import { newLines } from './new-lines.ts'
import { readStatements } from './read-statements.ts'

type Account = { readonly iban: string; readonly currency: string }
type File = { readonly name: string; readonly bytes: Readable }

/**
 * Imports every statement of a file for one bank account, or none of them. Throws, at the file: payments.statement_unreadable,
 * payments.statement_other_account, payments.statement_other_currency, payments.statement_unbalanced, payments.statement_known; not_found.
 * Locks: the bank account, so that a file is not imported twice at once.
 */
export async function importStatements(
  ctx: Ctx,
  tx: Tx,
  bankAccountId: number,
  file: File,
): Promise<OutputOfRoute<typeof route>> {
  const account = await lockAccount(ctx, tx, bankAccountId)
  const statements = await parse(ctx, file, account)
  const created = []
  for (const statement of statements) {
    requireStatement(ctx, statement, account)
    const fingerprint = fingerprintOf(statement)
    await requireNew(ctx, tx, bankAccountId, fingerprint)
    const lines = await newLines(ctx, tx, bankAccountId, statement)
    if (lines.length === 0) known(ctx)
    const days = lines.map(({ bookedOn }) => bookedOn).toSorted()
    const { openingMinor, closingMinor, statementNo } = statement
    const lineCount = lines.length
    const duplicateCount = statement.lines.length - lineCount
    const { id, name } = await createDocument(
      ctx,
      tx,
      bankStatement,
      { uid: randomUUID(), bankAccountId, statementNo, openingMinor, closingMinor, lines },
      {
        openedOn: days[0],
        closedOn: [...days, statement.closedOn ?? ''].toSorted().at(-1),
        lineCount,
        openCount: lineCount,
        fingerprint,
        currencyCode: account.currency,
        duplicateCount,
      },
    )
    created.push({ id, name, lineCount, duplicateCount })
  }
  return { statements: created }
}

/** Throws: not_found. */
async function lockAccount(ctx: Ctx, tx: Tx, id: number): Promise<Account> {
  const { rows } = await sql<Account>`
    select b.iban, coalesce(b.currency_code, c.base_currency) as currency
    from payments.bank_account b join erp.company c on c.id = b.company_id
    where b.company_id = ${ctx.companyId} and b.id = ${id} for no key update of b`.execute(tx)
  return rows[0] ?? fail('not_found')
}

async function parse(ctx: Ctx, { name, bytes }: File, { currency }: Account): Promise<ParsedStatement[]> {
  try {
    const file = Buffer.concat(await bytes.toArray())
    const statements = await readStatements(file, name, currencyDigits(currency))
    // Banks write statements of days without entries too.
    const filled = statements.filter(({ lines }) => lines.length > 0)
    if (filled.length === 0) throw new StatementError('no lines')
    return filled
  } catch (error) {
    if (!(error instanceof StatementError)) throw refusedFile(error, ctx.locale)
    return refuse(ctx, 'payments.statement_unreadable', ['fileName'], text.statement_unreadable, {
      ...(error.line !== null && { line: error.line }),
    })
  }
}

/** Throws: payments.statement_other_account, payments.statement_other_currency, payments.statement_unbalanced, payments.statement_unreadable. */
function requireStatement(
  ctx: Ctx,
  { iban, currency, openingMinor, closingMinor, lines }: ParsedStatement,
  account: Account,
): void {
  const at = ['fileName']
  if (iban !== null && bareNumber(iban) !== bareNumber(account.iban))
    refuse(ctx, 'payments.statement_other_account', at, text.statement_other_account)
  if (currency !== null && currency !== account.currency)
    refuse(ctx, 'payments.statement_other_currency', at, text.statement_other_currency)
  const sum = lines.reduce((total, { amountMinor }) => total + amountMinor, 0)
  const amounts = [...lines.map(({ amountMinor }) => amountMinor), sum, openingMinor ?? 0, closingMinor ?? 0]
  const isTooLarge = amounts.some((minor) => Math.abs(minor) > mostMinor)
  if (lines.length > mostStatementLines || isTooLarge)
    refuse(ctx, 'payments.statement_unreadable', at, text.statement_unreadable)
  if (openingMinor === null || closingMinor === null) return
  const differenceMinor = closingMinor - openingMinor - sum
  if (differenceMinor !== 0)
    refuse(ctx, 'payments.statement_unbalanced', at, text.statement_unbalanced, { differenceMinor })
}

/** Throws: payments.statement_known. */
async function requireNew(ctx: Ctx, tx: Tx, bankAccountId: number, fingerprint: string): Promise<void> {
  const { rows } = await sql`
    select from payments.bank_statement s where s.company_id = ${ctx.companyId} and s.bank_account_id = ${bankAccountId}
      and s.fingerprint = ${fingerprint} and s.status <> 'cancelled'`.execute(tx)
  if (rows.length > 0) known(ctx)
}

function known({ locale }: Ctx): never {
  const message = format(text.statement_known, locale)
  return fail('payments.statement_known', { message, fields: { fileName: [{ code: 'rule', message }] } })
}

function fingerprintOf({ openingMinor, closingMinor, lines }: ParsedStatement): string {
  return createHash('sha256')
    .update(JSON.stringify([openingMinor, closingMinor, lines]))
    .digest('hex')
}
