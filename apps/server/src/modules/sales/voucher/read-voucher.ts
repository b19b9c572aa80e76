import { fail } from '@countinghouse/contract/errors'
import type { Voucher } from '@countinghouse/contract/sales/voucher'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'

/** A voucher with its movements. Throws: not_found. */
export async function readVoucher(
  { companyId }: Pick<Ctx, 'companyId'>,
  db: Reader | Tx,
  id: number,
): Promise<Voucher> {
  const { rows } = await sql<Voucher>`
    select v.id, v.version, l.name, v.kind, l.status, v.currency_code as currency, v.issued_minor as "issuedMinor", v.balance_minor as "balanceMinor",
      v.issued_on as "issuedOn", v.expires_on as "expiresOn", c.name as customer, v.reason, v.block_reason as "blockReason",
      (select coalesce(json_agg(json_build_object('kind', f.kind, 'receipt', json_build_object('id', s.id, 'number', s.number)) order by f.kind), '[]')
        from sales.voucher_flag f
        join sales.sale s on s.company_id = f.company_id and s.id = f.sale_id
        where f.company_id = v.company_id and f.voucher_id = v.id) as flags,
      (select json_agg(json_build_object('id', m.id, 'kind', m.kind, 'amountMinor', m.amount_minor, 'balanceMinor', m.balance_minor,
          'receipt', case when s.id is not null then json_build_object('id', s.id, 'number', s.number) end, 'movedAt', m.moved_at,
          'movedBy', nullif(concat_ws(' ', u.first_name, u.last_name), '')) order by m.id)
        from sales.voucher_move m
        left join sales.sale s on s.company_id = m.company_id and s.id = m.sale_id
        left join erp.app_user u on u.company_id = m.company_id and u.id = m.moved_by
        where m.company_id = v.company_id and m.voucher_id = v.id) as moves
    from sales.voucher v
    join sales.voucher_list l on l.company_id = v.company_id and l.id = v.id
    left join crm.customer c on c.company_id = v.company_id and c.id = v.customer_id
    where v.company_id = ${companyId} and v.id = ${id}`.execute(db)
  const voucher = rows[0] ?? fail('not_found')
  return {
    ...voucher,
    moves: voucher.moves.map((move) => ({ ...move, movedAt: new Date(move.movedAt).toISOString() })),
  }
}
