-- Containers of goods bought in other currencies. docs/guides/accounts.md, Exchange rates.
alter table inventory.container
  add column currency_code text references platform.currency,
  add column exchange_rate numeric(20,10) constraint container_exchange_rate check (exchange_rate > 0),
  add constraint container_rate_of_currency check (exchange_rate is null or currency_code is not null);
comment on column inventory.container.currency_code is 'Of the unit costs of its lines; null: the company''s currency.';
comment on column inventory.container.exchange_rate is 'Units of the company''s currency for one unit of currency_code; entered, or that of the day on which unloading started.';
create index container_currency on inventory.container (currency_code);
-- Its rate is stored when unloading starts; its currency changes in a draft alone.
do $$
declare
  guard text[];
begin
  select string_to_array(encode(t.tgargs, 'escape'), '\000') into guard from pg_trigger t
  where t.tgrelid = 'inventory.container'::regclass and t.tgname = 'container_guard';
  execute format('create or replace trigger container_guard before update on inventory.container for each row execute function platform.guard_document(%L, %L)',
    guard[1], array_append(guard[2]::text[], 'currency_code'));
end $$;
