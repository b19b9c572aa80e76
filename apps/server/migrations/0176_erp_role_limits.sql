-- Limits that nothing asked: documents are decided by approval rules. docs/decisions/097-role-limits-and-approval-rules.md.
alter table erp.role_limit disable trigger user;
alter table erp.role_limit no force row level security;
delete from erp.role_limit where code not in ('discount_pct', 'refund_amount');
alter table erp.role_limit force row level security;
alter table erp.role_limit enable trigger user;
alter table erp.role_limit drop constraint role_limit_code,
  add constraint role_limit_code check (code in ('discount_pct', 'refund_amount'));
comment on column erp.role_limit.value is 'Minor units of currency; parts per million where it is null.';
