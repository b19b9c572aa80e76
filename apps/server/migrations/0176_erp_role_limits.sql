-- Limits that nothing asked: documents are decided by approval rules. docs/decisions/097-role-limits-and-approval-rules.md.
delete from erp.role_limit where code not in ('discount_pct', 'refund_amount');
alter table erp.role_limit drop constraint role_limit_code,
  add constraint role_limit_code check (code in ('discount_pct', 'refund_amount'));
comment on column erp.role_limit.value is 'Minor units of currency; parts per million where it is null.';
