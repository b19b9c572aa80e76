-- The store of a balance may be null, so its key cannot be primary; each row gets a number, as every company table has a primary key.
alter table accounts.balance_daily add column id bigint generated always as identity, add primary key (company_id, id);
alter table accounts.balance_monthly add column id bigint generated always as identity, add primary key (company_id, id);
