import { text } from '@countinghouse/contract/accounts/errors.text'
import { format } from '@countinghouse/contract/text'
import { AppError } from '@countinghouse/kernel/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { lockReference } from '../../../platform/database/lock-reference.ts'
import { ruleError } from './invoice-errors.ts'
import type { EnteredInvoice } from './invoice-type.ts'

/**
 * Each line has an account for manual posting, or a product whose receipt it settles. Throws: accounts.invoice_account,
 * accounts.supplier_reference_used with the other document.
 */
export async function validateSupplierInvoice(ctx: Ctx, tx: Tx, entered: EnteredInvoice): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select a.id from accounts.account a
    where a.company_id = ${ctx.companyId} and a.id = any(${entered.lines.flatMap(({ accountId }) => accountId ?? [])}::bigint[]) and not a.is_manual`.execute(
    tx,
  )
  const controls = new Set(rows.map(({ id }) => id))
  const wrong = entered.lines.flatMap(({ accountId = null, variantId = null }, index) =>
    (accountId === null ? variantId === null : controls.has(accountId)) ? `lines.${index}.accountId` : [],
  )
  if (wrong.length > 0) ruleError(ctx, 'invoice_account', ...wrong)
  await requireUnusedReference(ctx, tx, entered)
}

/** Locks: the number of the supplier. Throws: accounts.supplier_reference_used with the other document. */
export async function requireUnusedReference(ctx: Ctx, tx: Tx, entered: EnteredInvoice): Promise<void> {
  const { supplierId = 0, kind, reference = null } = entered
  const { rows } = await sql<{ key: string | null }>`select platform.normalise(${reference}::text) as key`.execute(tx)
  const key = rows[0]?.key ?? null
  if (key === null) return
  await lockReference(tx, ctx.companyId, 'accounts.supplier_invoice', `${supplierId} ${kind} ${key}`)
  const other = await findOther(ctx, tx, entered, key)
  if (other !== undefined) throw usedReference(ctx, other)
}

type Other = { readonly id: number; readonly name: string }

/** The error for a number that another document of the supplier has, with that document if it is known. */
export function usedReference({ locale }: Pick<Ctx, 'locale'>, record: Other | null): AppError {
  const message = format(text.supplier_reference_used, locale)
  return new AppError('accounts.supplier_reference_used', {
    fields: { reference: [{ code: 'rule', message }] },
    ...(record !== null && { details: { record } }),
  })
}

async function findOther(
  { companyId }: Ctx,
  tx: Tx,
  { id = 0, supplierId = 0, kind }: EnteredInvoice,
  key: string,
): Promise<Other | undefined> {
  const { rows } = await sql<Other>`
    select i.id, i.name from accounts.supplier_invoice i
    where i.company_id = ${companyId} and i.supplier_id = ${supplierId} and i.kind = ${kind}
      and i.reference_key = ${key} and i.status <> 'cancelled' and i.id <> ${id}`.execute(tx)
  return rows[0]
}
