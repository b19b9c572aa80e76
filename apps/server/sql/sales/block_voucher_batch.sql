-- Blocks all active vouchers of a batch and its gift cards that are not sold, such as after their codes became known, and answers how many;
-- null: the version is another one.
create or replace function sales.block_voucher_batch(company bigint, wanted_batch bigint, wanted_version integer, because text, blocked_by bigint) returns integer
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  batch sales.voucher_batch;
  blocked integer;
  unsold integer := 0;
begin
  perform sales.require_company(company);
  select b.* into batch from sales.voucher_batch b
    where b.company_id = company and b.id = wanted_batch and b.version = wanted_version for no key update;
  if batch.id is null then return null; end if;
  perform from sales.voucher v where v.company_id = company and v.voucher_batch_id = wanted_batch order by v.id for no key update;
  update sales.voucher v set status = 'blocked', block_reason = because, updated_at = now(), updated_by = blocked_by
    where v.company_id = company and v.voucher_batch_id = wanted_batch and v.status = 'active' and v.balance_minor > 0;
  get diagnostics blocked = row_count;
  if batch.kind = 'gift_card' and batch.block_reason is null then
    unsold := (select count(*) from sales.gift_card g
      where g.company_id = company and g.voucher_batch_id = wanted_batch and not exists (
        select from sales.voucher v where v.company_id = g.company_id and v.gift_card_id = g.id and v.status <> 'cancelled'));
  end if;
  update sales.voucher_batch b set block_reason = case b.kind when 'gift_card' then coalesce(b.block_reason, because) end, updated_at = now(),
      updated_by = blocked_by
    where b.company_id = company and b.id = wanted_batch;
  return blocked + unsold;
end $$;
revoke all on function sales.block_voucher_batch from public;
grant execute on function sales.block_voucher_batch to app;
