import type { Client } from 'pg'

/** Sells as a till so many receipts of five different products each; the products of all in one array. */
export const bareSell = { name: 'sell', text: 'select bench.sell($1, $2, $3)' }

/** Tables of which a sale of five lines writes rows, with every key, index and check, without what leads to other tables. */
const written = [
  'sales.till',
  'sales.sale',
  'sales.sale_line',
  'sales.sale_line_tax',
  'sales.sale_tender',
  'sales.drawer_move',
  'sales.sales_day',
  'inventory.stock_pool',
  'inventory.stock_balance',
  'inventory.stock_posting',
  'inventory.stock_move',
  'inventory.stock_day',
  'accounts.journal',
  'accounts.journal_line',
  'accounts.balance_daily',
  'accounts.balance_monthly',
]

type Shop = {
  readonly companyId: number
  readonly storeId: number
  readonly cashId: number
  readonly taxCodeId: number
  readonly componentId: number
  readonly currencyCode: string
}

/**
 * The least that a sale must do: number the receipt, write it with lines, taxes, tender and cash, lower stock and write its ledger, the two
 * journals with their balances, and the days. Without policies, foreign keys, jsonb, costs, roles of accounts and proof.
 * Source: docs/bench.md.
 */
export async function bareSales(client: Client, shop: Shop): Promise<void> {
  await client.query('create schema if not exists bench')
  for (const table of written) {
    const bare = `bench.${table.split('.')[1]}`
    await client.query(`drop table if exists ${bare}; create table ${bare} (like ${table} including all)`)
  }
  for (const table of ['sales.till', 'inventory.stock_pool', 'inventory.stock_balance']) {
    const columns = await columnsOf(client, table)
    await client.query(
      `insert into bench.${table.split('.')[1]} (${columns}) overriding system value select ${columns} from ${table} where company_id = $1`,
      [shop.companyId],
    )
  }
  await client.query(sellFunction(shop))
}

/** Those that are not computed. */
async function columnsOf(client: Client, table: string): Promise<string> {
  const { rows } = await client.query<{ names: string }>(
    `select string_agg(attname, ', ' order by attnum) as names from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  )
  return rows[0]?.names ?? ''
}

function sellFunction({ companyId, storeId, cashId, taxCodeId, componentId, currencyCode }: Shop): string {
  return `
    create or replace function bench.sell(place int, receipts int, goods bigint[]) returns void language plpgsql as $$
    declare
      company constant bigint := ${companyId};
      store constant bigint := ${storeId};
      cash constant bigint := (select min(id) from accounts.account where company_id = company and status = 'active');
      other constant bigint := (select max(id) from accounts.account where company_id = company and status = 'active');
      shelf constant bigint := (select min(location_id) from bench.stock_balance);
      counter bigint;
      code text;
      receipt bigint;
      posting bigint;
      entry bigint;
      ids bigint[];
    begin
      -- Of a set all at once in key order, so that no two sets wait for each other.
      perform from bench.stock_pool p where p.company_id = company and p.store_id = store and not p.is_transit and p.variant_id = any(goods)
        order by p.variant_id for no key update;
      for n in 1..receipts loop
        ids := array(select i from unnest(goods[n * 5 - 4 : n * 5]) i order by i);
        update bench.till t set receipt_count = t.receipt_count + 1 where t.company_id = company and t.name = 'Bench ' || place
          returning t.receipt_count, t.code into counter, code;
        insert into bench.sale (company_id, uid, number, kind, till_session_id, till_id, store_id, currency_code, tax_included, net_minor,
            tax_minor, gross_minor, payable_minor, business_on, sold_at)
          values (company, gen_random_uuid(), code || '-' || lpad(counter::text, 6, '0'), 'sale', place, place, store, '${currencyCode}', true,
            5000, 1000, 6000, 6000, current_date, now()) returning id into receipt;
        insert into bench.sale_line (company_id, sale_id, line_no, variant_id, tax_code_id, quantity, list_minor, unit_minor, net_minor, tax_minor, gross_minor)
          select company, receipt, l.n, l.i, ${taxCodeId}, 1, 1200, 1200, 1000, 200, 1200 from unnest(ids) with ordinality l (i, n);
        insert into bench.sale_line_tax (company_id, sale_id, line_no, tax_component_id, taxable_minor, tax_minor)
          select company, receipt, l, ${componentId}, 1000, 200 from generate_series(1, 5) l;
        insert into bench.sale_tender (company_id, sale_id, line_no, payment_type_id, tendered_minor)
          values (company, receipt, 1, ${cashId}, 6000);
        insert into bench.drawer_move (company_id, till_session_id, kind, amount_minor, sale_id, payment_type_id)
          values (company, place, 'sale', 6000, receipt, ${cashId});
        update bench.stock_pool p set on_hand = p.on_hand - 1, owned_quantity = p.owned_quantity - 1, allocatable = p.allocatable - 1,
            value_minor = p.value_minor - 250
          where p.company_id = company and p.store_id = store and not p.is_transit and p.variant_id = any(ids);
        update bench.stock_balance b set on_hand = b.on_hand - 1, move_count = b.move_count + 1
          where b.company_id = company and b.location_id = shelf and b.variant_id = any(ids);
        insert into bench.stock_posting (company_id, source_type, source_id, event_no, effective_on, posted_on, line_count, value_minor)
          values (company, 'sale', receipt, 1, current_date, current_date, 5, -1250) returning id into posting;
        insert into bench.stock_move (company_id, posted_on, posting_id, line_no, source_line_id, effective_on, kind, variant_id,
            from_location_id, to_location_id, quantity, value_minor, from_after, from_no)
          select company, current_date, posting, l.n, l.n, current_date, 'sale', l.i, shelf, -1, 1, 250, b.on_hand, b.move_count
          from unnest(ids) with ordinality l (i, n)
          join bench.stock_balance b on b.company_id = company and b.location_id = shelf and b.variant_id = l.i;
        insert into bench.stock_day as d (company_id, store_id, is_transit, variant_id, day, kind, out_quantity, out_value_minor)
          select company, store, false, i, current_date, 'sale', 1, 250 from unnest(ids) i
          on conflict (company_id, store_id, is_transit, variant_id, day, kind) do update
            set out_quantity = d.out_quantity + 1, out_value_minor = d.out_value_minor + 250;
        foreach entry in array array[2, 3] loop
          insert into bench.journal (company_id, source, source_type, source_id, event_no, posted_on, line_count, total_minor)
            values (company, case entry when 2 then 'stock' else 'sale' end, case entry when 2 then 'stock' else 'sale' end, receipt, 1, current_date, entry, 6000)
            returning id into posting;
          insert into bench.journal_line (company_id, posted_on, journal_id, line_no, account_id, debit_minor, credit_minor, store_id)
            select company, current_date, posting, l, case l when 1 then cash else other end, case l when 1 then 6000 else 0 end,
              case l when 1 then 0 else 6000 / (entry - 1) end, store
            from generate_series(1, entry) l;
          insert into bench.balance_daily as b (company_id, account_id, store_id, day, slot, debit_minor, credit_minor)
            values (company, cash, store, current_date, place % 8, 6000, 0), (company, other, store, current_date, place % 8, 0, 6000)
            on conflict (company_id, account_id, store_key, day, is_closing, slot) do update
              set debit_minor = b.debit_minor + excluded.debit_minor, credit_minor = b.credit_minor + excluded.credit_minor;
          insert into bench.balance_monthly as b (company_id, account_id, store_id, month, slot, debit_minor, credit_minor)
            values (company, cash, store, date_trunc('month', current_date)::date, place % 8, 6000, 0),
              (company, other, store, date_trunc('month', current_date)::date, place % 8, 0, 6000)
            on conflict (company_id, account_id, store_key, month, is_closing, slot) do update
              set debit_minor = b.debit_minor + excluded.debit_minor, credit_minor = b.credit_minor + excluded.credit_minor;
        end loop;
        insert into bench.sales_day as d (company_id, store_id, day, variant_id, sold_quantity, gross_sales_minor, net_minor, tax_minor)
          select company, store, current_date, i, 1, 1000, 1000, 200 from unnest(ids) i
          on conflict (company_id, store_id, day, variant_id) do update set sold_quantity = d.sold_quantity + 1,
            gross_sales_minor = d.gross_sales_minor + 1000, net_minor = d.net_minor + 1000, tax_minor = d.tax_minor + 200;
      end loop;
    end $$`
}
