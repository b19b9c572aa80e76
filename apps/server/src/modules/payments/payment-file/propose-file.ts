import { randomUUID } from 'node:crypto'
import { fail } from '@countinghouse/contract/errors'
import type { proposeFile } from '@countinghouse/contract/payments/payment-file'
import { mostFilePayments, paymentFile } from '@countinghouse/contract/payments/payment-file'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { createDocument } from '../../../platform/documents/document.ts'
import { calculateFile, valuesOfFile } from './calculate-file.ts'
import { readPayingAccount } from './read-payments.ts'

/** Throws: not_found, payments.nothing_to_file, payments.already_filed. Locks: the bank account, so that of two proposals the second finds nothing. */
export async function propose(
  ctx: Ctx,
  tx: Tx,
  { bankAccountId, executeOn }: InputOfRoute<typeof proposeFile>,
): Promise<{ id: number; version: number }> {
  const { companyId } = ctx
  await sql`
    select from payments.bank_account b where b.company_id = ${companyId} and b.id = ${bankAccountId} for no key update`.execute(
    tx,
  )
  const { accountId, currencyCode } = await readPayingAccount(ctx, tx, bankAccountId)
  const { rows } = await sql<{ supplierPaymentId: number }>`
    select p.id as "supplierPaymentId" from payments.supplier_payment p
    where p.company_id = ${companyId} and p.account_id = ${accountId} and p.currency_code = ${currencyCode} and p.status = 'sent' and p.amount_minor > 0
      and not exists (select from payments.payment_file_line l
        where l.company_id = p.company_id and l.supplier_payment_id = p.id and l.is_live)
    order by p.paid_on, p.id limit ${mostFilePayments}`.execute(tx)
  if (rows.length === 0) fail('payments.nothing_to_file')
  const entered = { bankAccountId, executeOn, lines: rows }
  const values = valuesOfFile(entered, await calculateFile(ctx, tx, entered))
  const created = await createDocument(ctx, tx, paymentFile, { uid: randomUUID(), ...entered, note: null }, values)
  return { id: created.id, version: created.version }
}
