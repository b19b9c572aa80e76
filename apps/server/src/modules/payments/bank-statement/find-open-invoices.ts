import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import type { Open } from '../settling/find-open.ts'
import { findOpen } from '../settling/find-open.ts'

/** Open invoices of a customer in the currency of the bank account. Throws: not_found. */
export async function findReceivable(
  ctx: Ctx,
  reader: Reader,
  { id, customerId: partyId }: { readonly id: number; readonly customerId: number },
): Promise<{ items: Open[] }> {
  const currencyCode = await currencyOf(ctx, reader, id)
  await requireParty(ctx, reader, 'crm.customer', partyId)
  return { items: [...(await findOpen(ctx, reader, { direction: 'sale', partyId, currencyCode }))] }
}

/** Those of a supplier. Throws: not_found. */
export async function findPayable(
  ctx: Ctx,
  reader: Reader,
  { id, supplierId: partyId }: { readonly id: number; readonly supplierId: number },
): Promise<{ items: Open[] }> {
  const currencyCode = await currencyOf(ctx, reader, id)
  await requireParty(ctx, reader, 'procure.supplier', partyId)
  return { items: [...(await findOpen(ctx, reader, { direction: 'purchase', partyId, currencyCode }))] }
}

async function currencyOf({ companyId }: Ctx, reader: Reader, id: number): Promise<string> {
  const { rows } = await sql<{ currency: string }>`
    select s.currency_code as currency from payments.bank_statement s
    where s.company_id = ${companyId} and s.id = ${id}`.execute(reader)
  return rows[0]?.currency ?? fail('not_found')
}

/** Throws: not_found. */
export async function requireParty(
  { companyId }: Ctx,
  db: Reader | Tx,
  table: 'crm.customer' | 'procure.supplier',
  id: number,
): Promise<void> {
  const { rows } = await sql`
    select from ${sql.table(table)} t where t.company_id = ${companyId} and t.id = ${id}`.execute(db)
  if (rows.length === 0) fail('not_found')
}
