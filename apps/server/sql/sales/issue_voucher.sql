-- Issues a voucher outside of a receipt, such as store credit for goodwill, and answers its id. Its journal is posted by the caller. The same
-- `uid` issues once. Runs with the owner's rights: role app may not write vouchers.
create or replace function sales.issue_voucher(company bigint, uid uuid, code_hash bytea, last_four text, amount_minor bigint, issued_on date, expires_on date,
    customer_id bigint, reason text, issued_by bigint) returns bigint
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_variable
declare
  issued_id bigint;
begin
  perform sales.require_company(company);
  insert into sales.voucher as v (company_id, kind, code_hash, last_four, currency_code, issued_minor, balance_minor, issued_on, expires_on, customer_id,
      source_type, uid, reason, created_by, updated_by)
    select c.id, 'store_credit', code_hash, last_four, c.base_currency, amount_minor, amount_minor, issued_on, expires_on, customer_id, 'manual', uid,
      reason, issued_by, issued_by
    from erp.company c where c.id = company
    returning v.id into issued_id;
  insert into sales.voucher_move (company_id, voucher_id, kind, amount_minor, balance_minor, moved_by)
    values (company, issued_id, 'issue', amount_minor, amount_minor, issued_by);
  return issued_id;
end $$;
revoke all on function sales.issue_voucher from public;
grant execute on function sales.issue_voucher to app;
