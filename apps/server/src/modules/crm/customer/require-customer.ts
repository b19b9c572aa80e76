import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'

/** Throws: not_found for a customer that the company has not. */
export async function requireCustomer(
  { companyId }: Pick<Ctx, 'companyId'>,
  db: Reader | Tx,
  customerId: number,
): Promise<void> {
  const { rows } = await sql`
    select from crm.customer c where c.company_id = ${companyId} and c.id = ${customerId}`.execute(db)
  if (rows.length === 0) fail('not_found')
}
