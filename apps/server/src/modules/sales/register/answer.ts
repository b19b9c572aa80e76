import { fail } from '@countinghouse/contract/errors'
import type { CompleteSale } from '@countinghouse/contract/sales/register'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'

/** A posted receipt as its till needs it. */
export async function answerOf({ companyId }: Ctx, tx: Tx, id: number): Promise<CompleteSale> {
  const { rows } = await sql<CompleteSale>`
    select s.id, s.uid, s.number, s.gross_minor as "grossMinor", s.payable_minor as "payableMinor", s.sold_at as "soldAt",
      coalesce((select sum(t.change_minor) from sales.sale_tender t where t.company_id = s.company_id and t.sale_id = s.id), 0)::bigint as "changeMinor"
    from sales.sale s where s.company_id = ${companyId} and s.id = ${id}`.execute(tx)
  const sale = rows[0] ?? fail('not_found')
  return { ...sale, soldAt: new Date(sale.soldAt).toISOString() }
}
