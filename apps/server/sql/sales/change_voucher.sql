-- Changes the expiry, blocks, unblocks or writes off a voucher of a given version, and answers the amount that was written off; null: it has
-- another version, or its status does not allow it. The journal of a write-off is posted by the caller. Locks: the voucher. Runs with the
-- owner's rights: role app may not write vouchers.
create or replace function sales.change_voucher(company bigint, changed_id bigint, known_version integer, change text, expires_on date, reason text,
    changed_by bigint) returns bigint
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_variable
declare
  voucher sales.voucher;
begin
  perform sales.require_company(company);
  select v.* into voucher from sales.voucher v where v.company_id = company and v.id = changed_id and v.version = known_version for update;
  if voucher.id is null or voucher.status <> (case change when 'unblock' then 'blocked' else 'active' end)
    or change = 'write_off' and voucher.balance_minor = 0
  then
    return null;
  end if;
  update sales.voucher v set updated_at = now(), updated_by = changed_by,
    expires_on = case change when 'expiry' then change_voucher.expires_on else v.expires_on end,
    status = case change when 'block' then 'blocked' when 'unblock' then 'active' when 'write_off' then 'written_off' else v.status end,
    block_reason = case change when 'block' then change_voucher.reason end,
    balance_minor = case change when 'write_off' then 0 else v.balance_minor end
  where v.company_id = company and v.id = changed_id;
  if change <> 'write_off' then return 0; end if;
  insert into sales.voucher_move (company_id, voucher_id, kind, amount_minor, balance_minor, moved_by)
    values (company, changed_id, 'write_off', -voucher.balance_minor, 0, changed_by);
  return voucher.balance_minor;
end $$;
revoke all on function sales.change_voucher from public;
grant execute on function sales.change_voucher to app;
