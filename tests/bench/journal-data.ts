import type { Client } from 'pg'

/**
 * Journals of two lines over a year, in one statement for each table as role owner would, and their seals. Units: minor units. Continues
 * behind those that exist.
 */
export async function writeJournals(client: Client, companyId: number, count: number): Promise<void> {
  await client.query('select accounts.add_journal_months(current_date - 400, current_date)')
  await client.query(
    `create table if not exists bench_journal (id bigint, posted_on date, debit_id bigint, credit_id bigint, store_id bigint, amount bigint)`,
  )
  await client.query('truncate bench_journal')
  await client.query(
    `insert into bench_journal
     select null, current_date - (n % 365)::integer, a.ids[1 + n % 40], a.ids[41 + n % 15], s.ids[1 + n % cardinality(s.ids)], 100 + n % 9000
     from generate_series(1, $2::integer) n,
       (select array_agg(id order by code) as ids from accounts.account where company_id = $1) a,
       (select array_agg(id order by id) as ids from erp.store where company_id = $1) s`,
    [companyId, count],
  )
  await client.query(`update bench_journal set id = nextval(pg_get_serial_sequence('accounts.journal', 'id'))`)
  await client.query(
    `insert into accounts.journal (company_id, id, source, source_type, source_id, event_no, posted_on, line_count, total_minor) overriding system value
     select $1, id, 'manual', 'bench', id, 1, posted_on, 2, amount from bench_journal`,
    [companyId],
  )
  await client.query(
    `insert into accounts.journal_line (company_id, posted_on, journal_id, line_no, account_id, debit_minor, credit_minor, store_id)
     select $1, j.posted_on, j.id, l.no, case l.no when 1 then j.debit_id else j.credit_id end, case l.no when 1 then j.amount else 0 end,
       case l.no when 2 then j.amount else 0 end, j.store_id
     from bench_journal j, generate_series(1, 2) as l (no)`,
    [companyId],
  )
  for (const [table, day] of [
    ['daily', 'day'],
    ['monthly', 'month'],
  ] as const)
    await client.query(
      `insert into accounts.balance_${table} as b (company_id, account_id, store_id, ${day}, slot, debit_minor, credit_minor)
       select $1, k.account_id, k.store_id, case '${day}' when 'day' then k.posted_on else date_trunc('month', k.posted_on) end, k.id % 8, sum(k.debit), sum(k.credit)
       from (
         select j.debit_id as account_id, j.store_id, j.posted_on, j.id, j.amount as debit, 0 as credit from bench_journal j
         union all select j.credit_id, j.store_id, j.posted_on, j.id, 0, j.amount from bench_journal j) k
       group by 2, 3, 4, 5
       on conflict on constraint balance_${table}_once do update set debit_minor = b.debit_minor + excluded.debit_minor, credit_minor = b.credit_minor + excluded.credit_minor`,
      [companyId],
    )
}
