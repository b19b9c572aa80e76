-- Blocks all active vouchers of a batch, such as after their codes became known, and answers how many; null: the version is another one.
create or replace function sales.block_voucher_batch(company bigint, wanted_batch bigint, wanted_version integer, because text, blocked_by bigint) returns integer
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  blocked integer;
begin
  perform sales.require_company(company);
  update sales.voucher_batch b set updated_at = now(), updated_by = blocked_by
    where b.company_id = company and b.id = wanted_batch and b.version = wanted_version;
  if not found then return null; end if;
  perform from sales.voucher v where v.company_id = company and v.voucher_batch_id = wanted_batch order by v.id for no key update;
  update sales.voucher v set status = 'blocked', block_reason = because, updated_at = now(), updated_by = blocked_by
    where v.company_id = company and v.voucher_batch_id = wanted_batch and v.status = 'active' and v.balance_minor > 0;
  get diagnostics blocked = row_count;
  return blocked;
end $$;
revoke all on function sales.block_voucher_batch from public;
grant execute on function sales.block_voucher_batch to app;
