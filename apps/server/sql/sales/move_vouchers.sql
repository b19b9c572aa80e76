-- Issues the gift vouchers that receipts sell and the store credit that they pay back with, and redeems those that paid: the ledger of
-- vouchers. `written`: receipts as `sales.write_sales` answers them, with `vouchers: [{ place, kind, codeHash, lastFour, amountMinor, tender?,
-- giftCardId? }]`, `codeHash` in hexadecimal digits, `tender` the place of the payment it was issued for and `giftCardId` the printed card that
-- has the code, and `tenders: [{ voucherId? }]`. Throws: sales.voucher_short (`details`: voucherId, balanceMinor), sales.voucher_unusable, what
-- sales.lock_gift_cards throws. Locks: its batches and cards, then vouchers that pay, in key order.
create or replace function sales.move_vouchers(company bigint, written jsonb, moved_by bigint) returns void
  language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
declare
  one record;
  voucher sales.voucher;
  issued_id bigint;
begin
  perform sales.lock_gift_cards(company, written);
  for one in
    select (w ->> 'saleId')::bigint as sale_id, (w ->> 'businessOn')::date as day, t.n::integer as line_no, (t.t ->> 'voucherId')::bigint as voucher_id,
      (t.t ->> 'tenderedMinor')::bigint - (t.t ->> 'changeMinor')::bigint as amount
    from jsonb_array_elements(written) with ordinality as w (w, n)
    cross join jsonb_array_elements(w.w -> 'tenders') with ordinality as t (t, n)
    where t.t ->> 'voucherId' is not null order by 4, w.n, 3
  loop
    select v.* into voucher from sales.voucher v where v.company_id = company and v.id = one.voucher_id for update;
    if voucher.id is null or voucher.status <> 'active' or voucher.expires_on < one.day then
      perform platform.refuse('sales.voucher_unusable', jsonb_build_object('voucherId', one.voucher_id));
    end if;
    if voucher.balance_minor < one.amount then
      perform platform.refuse('sales.voucher_short', jsonb_build_object('voucherId', one.voucher_id, 'balanceMinor', voucher.balance_minor));
    end if;
    update sales.voucher v set balance_minor = v.balance_minor - one.amount, updated_at = now(), updated_by = move_vouchers.moved_by
    where v.company_id = company and v.id = voucher.id;
    insert into sales.voucher_move (company_id, voucher_id, kind, amount_minor, balance_minor, sale_id, moved_by)
      values (company, voucher.id, 'redeem', -one.amount, voucher.balance_minor - one.amount, one.sale_id, move_vouchers.moved_by);
    update sales.sale_tender t set voucher_id = voucher.id where t.company_id = company and t.sale_id = one.sale_id and t.line_no = one.line_no;
  end loop;
  for one in
    select w.w, v."place", v.kind, v."codeHash" as code_hash, v."lastFour" as last_four, v."amountMinor" as amount, v.tender, g.id as card_id,
      g.voucher_batch_id as batch_id, b.expires_on
    from jsonb_array_elements(written) with ordinality as w (w, n)
    cross join jsonb_to_recordset(coalesce(w.w -> 'vouchers', '[]')) as v ("place" integer, kind text, "codeHash" text, "lastFour" text,
      "amountMinor" bigint, tender integer, "giftCardId" bigint)
    left join sales.gift_card g on g.company_id = company and g.id = v."giftCardId"
    left join sales.voucher_batch b on b.company_id = g.company_id and b.id = g.voucher_batch_id
    order by w.n, v."place"
  loop
    insert into sales.voucher as v (company_id, kind, code_hash, last_four, currency_code, issued_minor, balance_minor, issued_on, customer_id,
        source_type, source_id, uid, place, gift_card_id, voucher_batch_id, expires_on, created_by, updated_by)
      values (company, one.kind, decode(one.code_hash, 'hex'), one.last_four, one.w ->> 'currencyCode', one.amount, one.amount,
        (one.w ->> 'businessOn')::date, (one.w ->> 'customerId')::bigint, 'sale', (one.w ->> 'saleId')::bigint, (one.w ->> 'uid')::uuid, one.place,
        one.card_id, one.batch_id, one.expires_on, move_vouchers.moved_by, move_vouchers.moved_by)
      returning v.id into issued_id;
    insert into sales.voucher_move (company_id, voucher_id, kind, amount_minor, balance_minor, sale_id, moved_by)
      values (company, issued_id, 'issue', one.amount, one.amount, (one.w ->> 'saleId')::bigint, move_vouchers.moved_by);
    update sales.sale_tender t set voucher_id = issued_id
    where t.company_id = company and t.sale_id = (one.w ->> 'saleId')::bigint and t.line_no = one.tender;
  end loop;
end $$;
revoke all on function sales.move_vouchers from public;
