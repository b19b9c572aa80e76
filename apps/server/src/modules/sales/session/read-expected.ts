import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'

/** Units: minor units of the company's currency. */
export type Expected = {
  readonly paymentTypeId: number
  readonly expectedMinor: number
  readonly isCash: boolean
  /** It is counted; what is not is taken over as expected. */
  readonly isCounted: boolean
  /** Cash of another currency, whose value is expected. Null: it is in the company's. */
  readonly foreign: {
    readonly currency: string
    /** Units: minor units of `currency`. */
    readonly expectedMinor: number
    /** The latest that the session took it at. */
    readonly rate: string
  } | null
}

/** What a session should have by payment type: the drawer for cash, the receipts for the others. */
export async function readExpected(
  { companyId }: { readonly companyId: number },
  tx: Tx,
  id: number,
): Promise<Expected[]> {
  const { rows } = await sql<Expected>`
    select p.id as "paymentTypeId", p.kind = 'cash' as "isCash", p.counts_in_cashup as "isCounted",
      coalesce(case p.kind when 'cash' then (
        select sum(d.amount_minor) from sales.drawer_move d
        where d.company_id = p.company_id and d.till_session_id = ${id}
          and coalesce(d.payment_type_id, sales.main_cash(p.company_id, ${id})) = p.id)
      else (
        select sum(case r.kind when 'sale' then n.amount_minor else -n.amount_minor end)
        from sales.sale r join sales.sale_tender n on n.company_id = r.company_id and n.sale_id = r.id and n.payment_type_id = p.id
        where r.company_id = p.company_id and r.till_session_id = ${id} and r.status = 'completed') end, 0)::bigint as "expectedMinor",
      (select json_build_object('currency', x.currency_code, 'expectedMinor', coalesce((
          select sum(d.currency_minor) from sales.drawer_move d
          where d.company_id = p.company_id and d.till_session_id = ${id} and d.payment_type_id = p.id), 0), 'rate', trim_scale(x.exchange_rate)::text)
        from sales.sale r join sales.sale_tender x on x.company_id = r.company_id and x.sale_id = r.id and x.payment_type_id = p.id
        where r.company_id = p.company_id and r.till_session_id = ${id} and x.currency_code is not null
        order by r.id desc, x.line_no desc limit 1) as foreign
    from erp.payment_type p
    where p.company_id = ${companyId} and (
      p.id = sales.main_cash(p.company_id, ${id})
      or exists (select from sales.sale r join sales.sale_tender n on n.company_id = r.company_id and n.sale_id = r.id
        where r.company_id = p.company_id and r.till_session_id = ${id} and n.payment_type_id = p.id))`.execute(tx)
  return rows
}
