-- Gives back what vouchers paid of a receipt, and cancels those that it issued. Throws: sales.voucher_used when one of these has paid
-- already or is blocked, or one that paid was written off. Locks: the vouchers, in key order.
create or replace function sales.void_vouchers(company bigint, voided_id bigint, voided_by bigint) returns void
  language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
declare
  one record;
  voucher sales.voucher;
begin
  for one in
    select m.voucher_id, sum(m.amount_minor)::bigint as amount, bool_or(m.kind = 'issue') as is_issued
    from sales.voucher_move m where m.company_id = company and m.sale_id = voided_id group by m.voucher_id order by m.voucher_id
  loop
    select v.* into voucher from sales.voucher v where v.company_id = company and v.id = one.voucher_id for update;
    if one.is_issued and (voucher.status <> 'active' or voucher.balance_minor <> voucher.issued_minor)
      or voucher.status in ('cancelled', 'written_off')
    then
      perform platform.refuse('sales.voucher_used');
    end if;
    update sales.voucher v set balance_minor = v.balance_minor - one.amount, status = case when one.is_issued then 'cancelled' else v.status end,
      updated_at = now(), updated_by = void_vouchers.voided_by
    where v.company_id = company and v.id = voucher.id;
    insert into sales.voucher_move (company_id, voucher_id, kind, amount_minor, balance_minor, sale_id, moved_by)
      values (company, voucher.id, 'void', -one.amount, voucher.balance_minor - one.amount, voided_id, void_vouchers.voided_by);
  end loop;
end $$;
revoke all on function sales.void_vouchers from public;
