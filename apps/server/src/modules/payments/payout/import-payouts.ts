import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/payments/errors.text'
import { mostPayoutLines, payout } from '@countinghouse/contract/payments/payout'
import type { importPayout } from '@countinghouse/contract/payments/payout-lines'
import type { OutputOfRoute } from '@countinghouse/contract/route'
import { format } from '@countinghouse/contract/text'
import { mostMinor } from '@countinghouse/kernel/minor'
import { currencyDigits } from '@countinghouse/kernel/money'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { createDocument } from '../../../platform/documents/document.ts'
import { refusedFile } from '../../../platform/import/rejected-file.ts'
import { rowsOf } from '../bank-statement/read-statements.ts'
import { StatementError } from '../bank-statement/parsed-statement.ts'
import { refuse } from '../settling/refuse.ts'
import { calculatePayout } from './calculate-payout.ts'
import type { ParsedPayout } from './parse-payouts.ts'
import { parsePayouts } from './parse-payouts.ts'

type File = { readonly name: string; readonly bytes: Readable }
type Account = {
  readonly currency: string
  readonly today: string
  readonly provider: 'stripe' | 'simulator' | 'other'
}

/**
 * Imports every payout of a report, or none. Throws, at the file: payments.payout_unreadable, payments.not_company_currency,
 * payments.already_paid_out; not_found. Locks: the bank account, so that a file is not imported twice at once.
 */
export async function importPayouts(
  ctx: Ctx,
  tx: Tx,
  bankAccountId: number,
  file: File,
): Promise<OutputOfRoute<typeof importPayout>> {
  const { currency, today, provider } = await lockAccount(ctx, tx, bankAccountId)
  const payouts = await parse(ctx, file, currencyDigits(currency))
  await requireNew(ctx, tx, payouts)
  const created = []
  for (const { reference, paidOn, lines } of payouts) {
    const entered = { provider, reference, bankAccountId, paidOn: paidOn ?? today, note: null, lines: [...lines] }
    const sums = await calculatePayout(ctx, tx, entered)
    const { id, name } = await createDocument(ctx, tx, payout, { uid: randomUUID(), ...entered }, sums)
    created.push({ id, name, lineCount: lines.length })
  }
  return { payouts: created }
}

async function lockAccount({ companyId }: Ctx, tx: Tx, id: number): Promise<Account> {
  const { rows } = await sql<Account>`
    select c.base_currency as currency, erp.today(c.id)::text as today, coalesce((
      select p.provider from payments.card_provider p where p.company_id = c.id and p.status = 'active'), 'other') as provider
    from payments.bank_account b join erp.company c on c.id = b.company_id
    where b.company_id = ${companyId} and b.id = ${id} for no key update of b`.execute(tx)
  return rows[0] ?? fail('not_found')
}

async function parse(ctx: Ctx, { name, bytes }: File, digits: number): Promise<ParsedPayout[]> {
  try {
    const payouts = parsePayouts(await rowsOf(await buffer(bytes), name), digits)
    if (payouts.length === 0 || payouts.some(({ lines }) => lines.length > mostPayoutLines || lines.some(isWrong)))
      throw new StatementError('no entries')
    return payouts
  } catch (error) {
    if (!(error instanceof StatementError)) throw refusedFile(error, ctx.locale)
    return refuse(ctx, 'payments.payout_unreadable', ['fileName'], text.payout_unreadable, {
      ...(error.line !== null && { line: error.line }),
    })
  }
}

/** What the table refuses of a line. */
function isWrong({ kind, reference, amountMinor, feeMinor }: ParsedPayout['lines'][number]): boolean {
  const isSigned = kind === 'charge' ? amountMinor > 0 : kind === 'refund' ? amountMinor < 0 : true
  const isTooLarge = Math.max(Math.abs(amountMinor), Math.abs(feeMinor)) > mostMinor
  return isTooLarge || !isSigned || (amountMinor === 0 && feeMinor === 0) || (kind !== 'fee' && reference === null)
}

/** Throws: payments.already_paid_out. */
async function requireNew({ companyId, locale }: Ctx, tx: Tx, payouts: readonly ParsedPayout[]): Promise<void> {
  const references = payouts.map(({ reference }) => reference)
  const entries = payouts.flatMap(({ lines }) => lines.flatMap(({ entryRef }) => entryRef ?? []))
  const { rows } = await sql`
    select from payments.payout p where p.company_id = ${companyId} and p.reference = any(${references}::text[])
    union all
    select from payments.payout_line l where l.company_id = ${companyId} and l.entry_ref = any(${entries}::text[]) limit 1`.execute(
    tx,
  )
  const message = format(text.already_paid_out, locale)
  if (rows.length > 0 || new Set(entries).size < entries.length)
    fail('payments.already_paid_out', { message, fields: { fileName: [{ code: 'rule', message }] } })
}
