import type { LedgerProof } from '@countinghouse/contract/inventory/ledger-health'
import { proofsAtOnce } from '@countinghouse/contract/inventory/ledger-health'
import { sql } from 'kysely'
import type { Reader } from '../../../platform/database/db.ts'

/** The newest verifications, each with its checks. */
export async function findProofs(reader: Reader, companyId: number): Promise<LedgerProof[]> {
  const { rows } = await sql<LedgerProof>`
    select p.id, p.started_at as "startedAt", p.finished_at as "finishedAt", p.moves, p.balances, p.pools, u.first_name || ' ' || u.last_name as "requestedBy",
      (select json_agg(json_build_object('code', c.code, 'milliseconds', c.milliseconds, 'issues', c.issues) order by c.line_no)
        from inventory.ledger_proof_check c where c.company_id = ${companyId} and c.proof_id = p.id) as checks
    from inventory.ledger_proof p
    left join erp.app_user u on u.company_id = p.company_id and u.id = p.requested_by
    where p.company_id = ${companyId} order by p.finished_at desc, p.id desc limit ${proofsAtOnce}`.execute(reader)
  return rows
}

type Months = { readonly currency: string; readonly monthsAhead: number; readonly strayMoves: number }

/** Whether the months of the ledger are prepared before anything is posted into them. */
export async function findMonths(reader: Reader, companyId: number): Promise<Months> {
  const { rows } = await sql<Months>`
    select c.base_currency as currency,
      (select count(*)::integer from pg_inherits i join pg_class t on t.oid = i.inhrelid
        where i.inhparent = 'inventory.stock_move'::regclass and t.relname ~ '^stock_move_\\d{4}_\\d{2}$'
          and t.relname > 'stock_move_' || to_char(current_date, 'YYYY_MM')) as "monthsAhead",
      (select count(*)::integer from inventory.stock_move_default m where m.company_id = ${companyId}) as "strayMoves"
    from erp.company c where c.id = ${companyId}`.execute(reader)
  const [found] = rows
  if (found === undefined) throw new Error('There is no such company.')
  return found
}
