-- Codes of vouchers and gift cards that a user entered and that are of none. docs/guides/sales.md, Vouchers.
create table sales.voucher_miss (
  company_id bigint not null references erp.company, user_id bigint not null,
  missed_at timestamptz[] not null constraint voucher_miss_count check (cardinality(missed_at) <= 5),
  held_until timestamptz,
  primary key (company_id, user_id),
  foreign key (company_id, user_id) references erp.app_user);
comment on table sales.voucher_miss is 'When a user entered codes of no voucher, within 15 minutes, look-ups that are not answered yet among them. held_until: five of them leave the user without look-ups until then.';
select platform.protect('sales.voucher_miss', 'select, insert, update');
