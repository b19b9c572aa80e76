import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'

/**
 * Whether an invoice that is being posted is one with a partner company, which is kept with it: payments settle the same account. A credit
 * note is as its invoice.
 */
export async function markIntercompany({ companyId }: Pick<Ctx, 'companyId'>, tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql<{ isIntercompany: boolean }>`
    select coalesce((select o.is_intercompany from accounts.invoice o where o.company_id = i.company_id and o.id = i.original_invoice_id),
      exists (select from accounts.company_link l where l.company_id = i.company_id and l.status = 'active'
        and (l.customer_id = i.customer_id or l.supplier_id = i.supplier_id))) as "isIntercompany"
    from accounts.invoice i where i.company_id = ${companyId} and i.id = ${id}`.execute(tx)
  const isIntercompany = rows[0]?.isIntercompany === true
  if (isIntercompany)
    await sql`
      update accounts.invoice set is_intercompany = true where company_id = ${companyId} and id = ${id}`.execute(tx)
  return isIntercompany
}
