-- Each stock posting writes its journal; what was posted before is caught up by command. docs/guides/accounts.md, Stock.
alter table inventory.stock_posting add column counter_role text constraint stock_posting_counter_role check (counter_role ~ '^[a-z][a-z_]{0,39}$'),
  add column is_journalled boolean not null default false;
comment on column inventory.stock_posting.counter_role is 'Role of the posting rule for the side outside stock, where not that of the kind of move.';
create index stock_posting_unjournalled on inventory.stock_posting (company_id, id) where not is_journalled;

-- Their arguments changed; the kernels create them again.
do $$
declare
  changed regprocedure;
begin
  for changed in select p.oid::regprocedure from pg_proc p
    where p.pronamespace = 'inventory'::regnamespace and p.proname in ('post_stock', 'post_revaluation')
  loop
    execute format('drop function %s', changed);
  end loop;
end $$;

alter table inventory.stock_posting no force row level security;
update inventory.stock_posting p set counter_role = case p.source_type when 'transfer_charge' then 'transfer_charges' else 'write_down' end
where p.source_type = 'transfer_charge' or p.source_type = 'settlement' and p.event_no = 3;
alter table inventory.stock_posting force row level security;
