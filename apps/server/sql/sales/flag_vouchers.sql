-- Notes which vouchers of receipts ask for a look, once for each reason: a gift voucher used within ten minutes of its sale at another till,
-- one of more than three on a receipt, one issued by hand that the same person takes, and a gift voucher bought by card whose receipt was
-- paid back later.
-- `written`: receipts as `sales.move_vouchers` takes them, after it. Source: docs/guides/sales.md, Vouchers.
create or replace function sales.flag_vouchers(company bigint, written jsonb) returns void
  language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
begin
  if exists (select from jsonb_array_elements(written) w, jsonb_array_elements(w -> 'tenders') t where t ->> 'voucherId' is not null) then
    insert into sales.voucher_flag (company_id, voucher_id, kind, sale_id)
      select company, v.id, k.kind, min(s.id)
      from jsonb_array_elements(written) w
      join sales.sale s on s.company_id = company and s.id = (w ->> 'saleId')::bigint
      join sales.voucher_move m on m.company_id = s.company_id and m.sale_id = s.id and m.kind = 'redeem'
      join sales.voucher v on v.company_id = m.company_id and v.id = m.voucher_id
      left join sales.sale b on b.company_id = v.company_id and v.source_type = 'sale' and b.id = v.source_id
      cross join lateral (values
        ('fast_use', v.kind = 'gift' and b.till_id <> s.till_id and s.sold_at < b.sold_at + interval '10 minutes'),
        ('many_at_once', (select count(distinct o.voucher_id) > 3 from sales.voucher_move o
          where o.company_id = s.company_id and o.sale_id = s.id and o.kind = 'redeem')),
        ('own_issue', v.source_type <> 'sale' and v.created_by = m.moved_by)) as k (kind, is_so)
      where k.is_so group by v.id, k.kind order by v.id, k.kind
      on conflict do nothing;
  end if;
  if exists (select from jsonb_array_elements(written) w where w ->> 'originalSaleId' is not null) then
    insert into sales.voucher_flag (company_id, voucher_id, kind, sale_id)
      select company, v.id, 'card_refunded', min((w ->> 'saleId')::bigint)
      from jsonb_array_elements(written) w
      join sales.voucher v on v.company_id = company and v.source_type = 'sale' and v.source_id = (w ->> 'originalSaleId')::bigint and v.kind = 'gift'
      where w ->> 'kind' = 'return' and exists (
        select from sales.sale_tender t
        join erp.payment_type p on p.company_id = t.company_id and p.id = t.payment_type_id
        where t.company_id = company and t.sale_id = v.source_id and p.kind like 'card%')
      group by v.id order by v.id
      on conflict do nothing;
  end if;
end $$;
revoke all on function sales.flag_vouchers from public;
