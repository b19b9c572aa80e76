import type { Client } from 'pg'
import type { Product } from '../support/processes.ts'
import { cpuSeconds } from './cpu.ts'

const journals = 5000

/**
 * What the bare statements of a journal of two lines cost: its row, its lines, and the balances of their day and month, with all keys and
 * constraints, in transactions of their own. No journal can cost less. Units: processor microseconds of the database for one.
 */
export async function journalFloor(product: Product, client: Client, companyId: number): Promise<number> {
  await client.query('set synchronous_commit = off')
  await write(client, companyId, 500)
  const used = () => cpuSeconds([product.postmaster()]) ?? Number.NaN
  const before = used()
  await write(client, companyId, journals)
  const seconds = used() - before
  await client.query('reset synchronous_commit')
  return (seconds * 1_000_000) / journals
}

async function write(client: Client, companyId: number, count: number): Promise<void> {
  await client.query(`
    do $$
    declare
      company constant bigint := ${companyId};
      day constant date := current_date;
      debit constant bigint := (select min(id) from accounts.account where company_id = company and status = 'active');
      credit constant bigint := (select max(id) from accounts.account where company_id = company and status = 'active');
      store constant bigint := (select min(id) from erp.store where company_id = company);
      first constant bigint := coalesce((select max(source_id) from accounts.journal where company_id = company and source_type = 'floor'), 0);
      journal bigint;
    begin
      for n in 1..${count} loop
        insert into accounts.journal (company_id, source, source_type, source_id, event_no, posted_on, line_count, total_minor)
          values (company, 'stock', 'floor', first + n, 1, day, 2, 1000) returning id into journal;
        insert into accounts.journal_line (company_id, posted_on, journal_id, line_no, account_id, debit_minor, credit_minor, store_id)
          values (company, day, journal, 1, debit, 1000, 0, store), (company, day, journal, 2, credit, 0, 1000, store);
        insert into accounts.balance_daily as b (company_id, account_id, store_id, day, slot, debit_minor, credit_minor)
          values (company, debit, store, day, 0, 1000, 0), (company, credit, store, day, 0, 0, 1000)
          on conflict on constraint balance_daily_once do update
            set debit_minor = b.debit_minor + excluded.debit_minor, credit_minor = b.credit_minor + excluded.credit_minor;
        insert into accounts.balance_monthly as b (company_id, account_id, store_id, month, slot, debit_minor, credit_minor)
          values (company, debit, store, date_trunc('month', day)::date, 0, 1000, 0), (company, credit, store, date_trunc('month', day)::date, 0, 0, 1000)
          on conflict on constraint balance_monthly_once do update
            set debit_minor = b.debit_minor + excluded.debit_minor, credit_minor = b.credit_minor + excluded.credit_minor;
        commit;
      end loop;
    end $$`)
}
