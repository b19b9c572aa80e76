-- Voids a receipt of an open session, unless it gave money back to a card; what a card terminal took goes back: stock, journal, drawer and days are reversed, and what a return took of its sale is given back. Both receipts of an exchange
-- are voided at once, the sale first, since it may have taken what came back. Throws: not_found, sales.not_voidable, sales.voucher_used, sales.points_used, what the reversals throw. Locks: the receipts, session (shared), its vouchers and points, then those of the reversals. Runs with the
-- owner's rights, as `post_sales`.
create or replace function sales.void_sale(company bigint, voided_id bigint, reason text, effective_on date, voided_by bigint default null,
    request_id text default null, may_post_soft boolean default false) returns void
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_variable
declare
  ids constant bigint[] := (
    select coalesce(array_agg(i.id order by i.id desc), array[voided_id])
    from sales.exchange e cross join unnest(array[e.sale_id, e.return_id]) i (id)
    where e.company_id = company and (e.sale_id = voided_id or e.return_id = voided_id));
  one bigint;
  sale sales.sale;
  journal bigint;
  posting bigint;
begin
  perform sales.require_company(company);
  perform from sales.sale s where s.company_id = company and s.id = any(ids) order by s.id for update;
  foreach one in array ids loop
    select s.* into sale from sales.sale s where s.company_id = company and s.id = one;
    if sale.id is null then perform platform.refuse('not_found'); end if;
    perform from sales.till_session t where t.company_id = company and t.id = sale.till_session_id and t.status = 'open' for share;
    if not found or sale.status <> 'completed'
      or exists (select from sales.sale_line l where l.company_id = company and l.sale_id = sale.id and l.returned_quantity > 0)
      or sale.kind = 'return' and exists (
        select from sales.sale_tender t join erp.payment_type p on p.company_id = t.company_id and p.id = t.payment_type_id and p.kind = 'card_terminal'
        where t.company_id = company and t.sale_id = sale.id)
    then
      perform platform.refuse('sales.not_voidable');
    end if;
    update sales.sale_line o set returned_quantity = o.returned_quantity - l.quantity,
      returned_gross_minor = o.returned_gross_minor - l.gross_minor, returned_tax_minor = o.returned_tax_minor - l.tax_minor
    from (select l.original_line_no, sum(l.quantity) as quantity, sum(l.gross_minor) as gross_minor, sum(l.tax_minor) as tax_minor
      from sales.sale_line l where l.company_id = company and l.sale_id = sale.id group by 1) l
    where sale.original_sale_id is not null and o.company_id = company and o.sale_id = sale.original_sale_id and o.line_no = l.original_line_no;
    update sales.sale s set status = 'voided', voided_at = now(), voided_by = voided_by, void_reason = reason
    where s.company_id = company and s.id = sale.id;
    perform payments.return_terminal_payments(company, array(select t.terminal_uid from sales.sale_tender t
      where t.company_id = company and t.sale_id = sale.id and t.terminal_uid is not null), voided_by);
    perform sales.void_vouchers(company, sale.id, voided_by);
    perform sales.void_points(company, sale.id, voided_by);
    insert into sales.drawer_move (company_id, till_session_id, kind, amount_minor, currency_code, currency_minor, sale_id, payment_type_id, moved_by)
      select company, d.till_session_id, 'void', -d.amount_minor, d.currency_code, -d.currency_minor, sale.id, d.payment_type_id, voided_by
      from sales.drawer_move d where d.company_id = company and d.sale_id = sale.id and d.kind in ('sale', 'return') order by d.id;
    select p.id into posting from inventory.stock_posting p
    where p.company_id = company and p.source_type = 'sale' and p.source_id = sale.id and p.event_no = 1;
    if posting is not null then
      perform inventory.reverse_stock(company, 'sale', sale.id, 2, effective_on, posting, voided_by, request_id, may_post_soft => may_post_soft);
    end if;
    select j.id into journal from accounts.journal j
    where j.company_id = company and j.source_type = 'sale' and j.source_id = sale.id and j.event_no = 1 and j.source = 'sale';
    if journal is not null then
      perform accounts.reverse_journal(company, journal, effective_on, sale.number, voided_by, request_id, may_post_soft);
    end if;
    perform sales.write_days(company, (
      select jsonb_build_array(jsonb_build_object('saleId', sale.id, 'storeId', sale.store_id, 'businessOn', sale.business_on, 'kind', sale.kind, 'lines',
        coalesce(jsonb_agg(jsonb_build_object('variantId', l.variant_id, 'quantity', l.quantity, 'netMinor', l.net_minor, 'taxMinor', l.tax_minor,
          'discountNetMinor', l.discount_net_minor)), '[]')))
      from sales.sale_line l where l.company_id = company and l.sale_id = sale.id), -1);
  end loop;
end $$;
revoke all on function sales.void_sale from public;
grant execute on function sales.void_sale to app;
