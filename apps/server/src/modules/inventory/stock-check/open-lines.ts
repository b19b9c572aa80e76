import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'

/** Lines of a check, `n`, as errors name them: by position and variant. */
export async function namedLines(
  { companyId }: Ctx,
  tx: Tx,
  checkId: number,
  condition: RawBuilder<unknown>,
): Promise<{ line: number; variantId: number }[]> {
  const { rows } = await sql<{ line: number; variantId: number }>`
    select n.line::integer as line, n.variant_id as "variantId" from (
      select n.*, row_number() over (order by n.id) as line from inventory.stock_check_line n
      where n.company_id = ${companyId} and n.stock_check_id = ${checkId}) n
    where ${condition} order by n.line limit 50`.execute(tx)
  return rows
}
