import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'

/** Units: minor units of the company's currency. */
export type Expected = { readonly paymentTypeId: number; readonly expectedMinor: number; readonly isCash: boolean }

/** What a session should have by payment type: the drawer for cash, the receipts for the others. */
export async function readExpected(
  { companyId }: { readonly companyId: number },
  tx: Tx,
  id: number,
): Promise<Expected[]> {
  const { rows } = await sql<Expected>`
    select p.id as "paymentTypeId", p.kind = 'cash' as "isCash",
      coalesce(case p.kind when 'cash' then (
        select sum(d.amount_minor) from sales.drawer_move d
        where d.company_id = p.company_id and d.till_session_id = ${id}
          and coalesce(d.payment_type_id, (select min(h.id) from erp.payment_type h
            where h.company_id = p.company_id and h.kind = 'cash' and h.status = 'active')) = p.id)
      else (
        select sum(case r.kind when 'sale' then n.amount_minor else -n.amount_minor end)
        from sales.sale r join sales.sale_tender n on n.company_id = r.company_id and n.sale_id = r.id and n.payment_type_id = p.id
        where r.company_id = p.company_id and r.till_session_id = ${id} and r.status = 'completed') end, 0)::bigint as "expectedMinor"
    from erp.payment_type p
    where p.company_id = ${companyId} and (
      p.id = (select min(h.id) from erp.payment_type h where h.company_id = p.company_id and h.kind = 'cash' and h.status = 'active')
      or exists (select from sales.sale r join sales.sale_tender n on n.company_id = r.company_id and n.sale_id = r.id
        where r.company_id = p.company_id and r.till_session_id = ${id} and n.payment_type_id = p.id))`.execute(tx)
  return rows
}
