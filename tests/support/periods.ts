import { query } from './database.ts'

type Locks = {
  readonly companyId: number
  /** First day, `YYYY-MM-01`. */ readonly month: string
  readonly state: 'open' | 'soft' | 'closed'
}

/** Sets all locks of a month, whatever the months before and after it say. */
export async function setPeriod(superUrl: string, { companyId, month, state }: Locks): Promise<void> {
  await query(
    superUrl,
    `insert into accounts.period (company_id, starts_on, stock, receivables, payables, ledger)
      select $1, $2::date, $3, $3, $3, $3 from (select set_config('session_replication_role', 'replica', false)) triggers_off
      on conflict (company_id, starts_on) do update set stock = $3, receivables = $3, payables = $3, ledger = $3`,
    [companyId, month, state],
  )
}
