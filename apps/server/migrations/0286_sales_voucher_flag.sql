-- Uses of vouchers that ask for a look. docs/guides/sales.md, Vouchers.
create table sales.voucher_flag (
  company_id bigint not null references erp.company, voucher_id bigint not null,
  kind text not null constraint voucher_flag_kind check (kind in ('fast_use', 'many_at_once', 'own_issue', 'card_refunded')),
  sale_id bigint not null, flagged_at timestamptz not null default now(),
  primary key (company_id, voucher_id, kind),
  foreign key (company_id, voucher_id) references sales.voucher,
  foreign key (company_id, sale_id) references sales.sale);
comment on table sales.voucher_flag is 'Why the use of a voucher asks for a look, and the first receipt that did; written with the receipt.';
create index voucher_flag_sale on sales.voucher_flag (company_id, sale_id);
select platform.protect('sales.voucher_flag', 'select');

create or replace view sales.voucher_list with (security_invoker = true) as
  select v.company_id, v.id, '…' || v.last_four as name, v.kind,
    case when v.status <> 'active' then v.status when v.balance_minor = 0 then 'used' when v.expires_on < current_date then 'expired' else 'active' end as status,
    v.issued_on, v.expires_on, v.customer_id, v.issued_minor, v.balance_minor, v.currency_code, v.version,
    exists (select from sales.voucher_flag f where f.company_id = v.company_id and f.voucher_id = v.id) as is_flagged
  from sales.voucher v;
