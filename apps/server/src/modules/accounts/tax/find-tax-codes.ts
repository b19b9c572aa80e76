import { sql } from 'kysely'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import type { ResolvedTax } from './resolve-taxes.ts'
import { readTaxCodes } from './resolve-taxes.ts'

/** Active tax codes with their rates on a day, as purchases use them. */
export async function findTaxCodes(db: Reader | Tx, companyId: number, day: string): Promise<readonly ResolvedTax[]> {
  const { rows } = await sql<{ id: number }>`
    select c.id from accounts.tax_code c where c.company_id = ${companyId} and c.status = 'active' order by c.id`.execute(
    db,
  )
  const taxCodeIds = rows.map(({ id }) => id)
  const codes = await readTaxCodes(db, companyId, { direction: 'purchase', day, taxCodeIds })
  return taxCodeIds.flatMap((id) => codes.get(id) ?? [])
}
