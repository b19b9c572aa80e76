import type { BankAccount, BankAccounts } from '@countinghouse/contract/procure/supplier-bank'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'

type Found = { readonly id: number; readonly name: string; readonly items: BankAccount[] }

/** Throws: not_found. */
export async function findBankAccounts(
  { companyId, userId }: Pick<Ctx, 'companyId' | 'userId'>,
  db: Reader | Tx,
  supplierId: number,
): Promise<BankAccounts> {
  const { rows } = await sql<Found>`
    select s.id, s.name, coalesce((select jsonb_agg(f order by f.rank, f.id desc) from (
      select array_position(array['pending', 'active', 'retired'], a.state) as rank, a.id, a.scheme, '•••• ' || a.last_four as masked,
        a.bic, a.holder, a.currency, a.state, '•••• ' || r.last_four as replaces,
        p.first_name || ' ' || p.last_name as "proposedBy", a.proposed_at as "proposedAt", a.proposed_by = ${userId} as "isOwn",
        c.first_name || ' ' || c.last_name as "confirmedBy", a.confirmed_at as "confirmedAt", a.active_from as "activeFrom",
        a.state = 'active' and a.active_from > (now() at time zone o.timezone)::date as "isCoolingOff",
        e.first_name || ' ' || e.last_name as "retiredBy", a.retired_at as "retiredAt",
        a.confirmed_by is null and a.retired_by is not distinct from a.proposed_by as "isWithdrawn", a.reason, a.end_reason as "endReason",
        coalesce((select jsonb_agg(distinct jsonb_build_object('id', t.id, 'name', t.name))
          from procure.supplier_bank_account b join procure.supplier t on t.company_id = b.company_id and t.id = b.supplier_id
          where b.company_id = a.company_id and b.number_mac = a.number_mac and b.supplier_id <> a.supplier_id), '[]') as "alsoOf"
      from procure.supplier_bank_account a
      join erp.company o on o.id = a.company_id
      join erp.app_user p on p.company_id = a.company_id and p.id = a.proposed_by
      left join erp.app_user c on c.company_id = a.company_id and c.id = a.confirmed_by
      left join erp.app_user e on e.company_id = a.company_id and e.id = a.retired_by
      left join procure.supplier_bank_account r on r.company_id = a.company_id and r.id = a.replaces_id
      where a.company_id = s.company_id and a.supplier_id = s.id) f), '[]') as items
    from procure.supplier s where s.company_id = ${companyId} and s.id = ${supplierId}`.execute(db)
  const [found] = rows
  if (found === undefined) return fail('not_found')
  return { supplier: { id: found.id, name: found.name }, items: found.items }
}
