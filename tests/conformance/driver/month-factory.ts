import { asSuperuser } from '../../support/people.ts'
import type { TestServer } from '../../support/server.ts'
import type { Found } from './found.ts'

/** Months long over, each behind the one before, so that what stands before it is closed and nothing behind it is. */
export function monthMakers(server: TestServer, companyId: number): Map<string, () => Promise<Found>> {
  const make = (state: 'open' | 'soft') => async (): Promise<Found> => {
    await asSuperuser(
      server,
      `do $$ begin
         set local session_replication_role = replica;
         update accounts.period set stock = 'closed', receivables = 'closed', payables = 'closed', ledger = 'closed'
         where company_id = ${companyId} and starts_on < '1990-01-01';
         insert into accounts.period (company_id, starts_on, stock, receivables, payables, ledger)
         select ${companyId}, coalesce(max(starts_on) + interval '1 month', '1900-01-01'), '${state}', '${state}', '${state}', '${state}'
         from accounts.period where company_id = ${companyId} and starts_on < '1990-01-01';
       end $$`,
    )
    const [row] = await asSuperuser(
      server,
      `select id, version from accounts.period where company_id = $1 and starts_on < '1990-01-01' order by starts_on desc limit 1`,
      [companyId],
    )
    return { id: Number(row?.['id']), version: Number(row?.['version']), body: {} }
  }
  return new Map([
    ['accounts.period', make('open')],
    ['accounts.period.reopen', make('soft')],
  ])
}
