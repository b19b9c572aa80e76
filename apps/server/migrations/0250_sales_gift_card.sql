-- Gift cards: printed codes without value, which a receipt activates. docs/guides/sales.md, Gift cards.
alter table sales.voucher_batch add column kind text not null default 'store_credit' constraint voucher_batch_kind check (kind in ('store_credit', 'gift_card'));
alter table sales.voucher_batch alter column kind drop default;
alter table sales.voucher_batch alter column amount_minor drop not null;
alter table sales.voucher_batch alter column reason drop not null;
alter table sales.voucher_batch add column block_reason text constraint voucher_batch_block_reason check (length(btrim(block_reason)) between 1 and 500);
alter table sales.voucher_batch add constraint voucher_batch_of_kind check (
  case kind when 'store_credit' then amount_minor is not null and reason is not null and block_reason is null else reason is null end);
comment on column sales.voucher_batch.amount_minor is 'Of each voucher; null: of gift cards whose amount the buyer chooses.';
comment on column sales.voucher_batch.block_reason is 'Why gift cards of the batch that are not sold may not be sold any more.';

create table sales.gift_card (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  voucher_batch_id bigint not null, place integer not null constraint gift_card_place check (place >= 0),
  code_hash bytea not null, last_four text not null constraint gift_card_last_four check (last_four ~ '^[0-9A-Z]{4}$'),
  primary key (company_id, id),
  constraint gift_card_code unique (company_id, code_hash),
  constraint gift_card_once unique (company_id, voucher_batch_id, place),
  foreign key (company_id, voucher_batch_id) references sales.voucher_batch);
comment on table sales.gift_card is 'Printed cards without value; the voucher that a receipt makes of one has its code. place: from 0, with the uid of the batch the origin of the code, which is not stored.';
select platform.protect('sales.gift_card', 'select');

alter table sales.voucher add column gift_card_id bigint;
alter table sales.voucher add foreign key (company_id, gift_card_id) references sales.gift_card;
comment on column sales.voucher.gift_card_id is 'The printed card that it was sold on.';
-- The card of a receipt that was voided can be sold again.
alter table sales.voucher drop constraint voucher_code;
create unique index voucher_code on sales.voucher (company_id, code_hash) where status <> 'cancelled';
create index voucher_by_code on sales.voucher (company_id, code_hash);
create unique index voucher_card_once on sales.voucher (company_id, gift_card_id) where status <> 'cancelled' and gift_card_id is not null;
create index voucher_gift_card on sales.voucher (company_id, gift_card_id);

drop view sales.voucher_batch_list;
create view sales.voucher_batch_list with (security_invoker = true) as
  select b.company_id, b.id, b.name, b.name_key, b.kind, b.quantity, b.amount_minor, b.currency_code, b.issued_on, b.expires_on, b.reason,
    b.block_reason is not null as is_blocked, b.version, u.issued_count, u.used_count,
    u.blocked_count + case when b.block_reason is null then 0 else b.quantity - u.issued_count end as blocked_count, u.issued_minor, u.balance_minor
  from sales.voucher_batch b
  cross join lateral (
    select count(*)::integer as issued_count,
      (count(*) filter (where v.balance_minor < v.issued_minor and v.status <> 'written_off'))::integer as used_count,
      (count(*) filter (where v.status = 'blocked'))::integer as blocked_count, coalesce(sum(v.issued_minor), 0)::bigint as issued_minor,
      coalesce(sum(v.balance_minor), 0)::bigint as balance_minor
    from sales.voucher v where v.company_id = b.company_id and v.voucher_batch_id = b.id and v.status <> 'cancelled') u;
comment on view sales.voucher_batch_list is 'Batches with what became of their vouchers. issued_count: vouchers, of gift cards those that were sold; used_count: that paid for something.';
grant select on sales.voucher_batch_list to app, maint;
