import type { Client } from 'pg'

/** What a product has in the places of a company, past every policy. */
export const onHand = `
  select b.location_id, l.name, b.on_hand from inventory.stock_balance b
  join inventory.location l on l.company_id = b.company_id and l.id = b.location_id
  where b.company_id = $1 and b.variant_id = $2`

/** What a store had of some products at the end of a day, past every policy: what it has now less what came and went since. */
export const onDate = `
  select p.variant_id, p.on_hand - coalesce(d.since, 0) as then
  from inventory.stock_pool p
  left join (
    select d.variant_id, sum(d.in_quantity - d.out_quantity) as since from inventory.stock_day d
    where d.company_id = $1 and d.store_id = $2 and d.day > $4::date and not d.is_transit and d.variant_id = any($3::bigint[])
    group by 1) d on d.variant_id = p.variant_id
  where p.company_id = $1 and p.store_id = $2 and not p.is_transit and p.variant_id = any($3::bigint[])`

/**
 * The least that an issue must do: lock the balances in their order, lower them unless one is short, write the ledger. Without value, days,
 * places, reservations and proof. Source: docs/bench.md.
 */
export async function bareLedger(client: Client, products: number): Promise<void> {
  await client.query('create schema if not exists bench')
  await client.query(`
    create table bench.balance (location_id int, product_id int, qty bigint not null, primary key (location_id, product_id)) with (fillfactor = 70);
    create table bench.ledger (id bigint generated always as identity, at timestamptz not null, location_id int not null, product_id int not null, qty bigint not null, doc_id bigint not null);
    create index on bench.ledger (product_id, location_id, at) include (qty);
    create sequence bench.doc;
    create function bench.issue(place int, ids int[]) returns bigint language plpgsql as $$
    declare
      doc bigint := nextval('bench.doc');
      lowered integer;
    begin
      perform from bench.balance where location_id = place and product_id = any (ids) order by product_id for no key update;
      with l as (select u.id, count(*) as q from unnest(ids) u(id) group by 1),
      lowering as (update bench.balance b set qty = b.qty - l.q from l where b.location_id = place and b.product_id = l.id and b.qty >= l.q returning 1),
      written as (insert into bench.ledger (at, location_id, product_id, qty, doc_id) select now(), place, u.id, -1, doc from unnest(ids) u(id))
      select count(*) into lowered from lowering;
      if lowered <> (select count(distinct u.id) from unnest(ids) u(id)) then raise exception 'insufficient stock'; end if;
      return doc;
    end $$`)
  await client.query(`
    create table bench.transfer (id bigint generated always as identity primary key, status text not null);
    create table bench.transfer_line (transfer_id bigint not null, product_id int not null, primary key (transfer_id, product_id));
    create function bench.ask(ids int[]) returns bigint language plpgsql as $$
    declare
      doc bigint;
    begin
      insert into bench.transfer (status) values ('asked') returning id into doc;
      insert into bench.transfer_line select doc, u.id from unnest(ids) u(id);
      return doc;
    end $$;
    create function bench.bring(doc bigint, place int, next int) returns void language plpgsql as $$
    begin
      update bench.transfer t set status = next::text where t.id = doc;
      perform from bench.balance b join bench.transfer_line l on l.transfer_id = doc and l.product_id = b.product_id
        where b.location_id in (place, next) order by b.location_id, b.product_id for no key update of b;
      update bench.balance b set qty = b.qty + case b.location_id when place then -1 else 1 end from bench.transfer_line l
        where l.transfer_id = doc and b.product_id = l.product_id and b.location_id in (place, next);
      insert into bench.ledger (at, location_id, product_id, qty, doc_id)
        select now(), p.place, l.product_id, p.qty, doc from bench.transfer_line l, (values (place, -1), (next, 1)) as p(place, qty)
        where l.transfer_id = doc;
    end $$`)
  await client.query(
    'insert into bench.balance select place, n, 1000000 from generate_series(1, 3) place, generate_series(1, $1::int) n',
    [products],
  )
}
