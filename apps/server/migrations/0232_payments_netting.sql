-- What two connected companies owe each other is set off. docs/guides/company-links.md, Netting.
create table payments.netting (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  uid uuid not null, number text, name text not null generated always as (coalesce(number, '#' || id)) stored,
  company_link_id bigint not null, proposed_on date not null, currency_code text not null references platform.currency, note text,
  total_minor bigint not null default 0 constraint netting_total check (total_minor >= 0),
  partner_number text, reason text, settled_on date, posted_at timestamptz, posted_by bigint, reversed_on date,
  status text not null default 'draft' constraint netting_status
    check (status in ('draft', 'proposed', 'withdrawing', 'received', 'posted', 'rejected', 'withdrawn', 'reversed')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint netting_posted check ((status in ('posted', 'reversed')) = (posted_at is not null) and (posted_at is null) = (settled_on is null)),
  constraint netting_reversed check ((status = 'reversed') = (reversed_on is not null)),
  foreign key (company_id, company_link_id) references accounts.company_link,
  foreign key (company_id, posted_by) references erp.app_user,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table payments.netting is 'Invoices of both directions between two connected companies that settle each other. Each company has its own row, both with the same uid. total_minor in minor units of currency_code.';
comment on column payments.netting.partner_number is 'Number of the netting at the partner.';
comment on column payments.netting.reason is 'Why it was rejected, by either company.';
create index netting_link on payments.netting (company_id, company_link_id);
create index netting_currency on payments.netting (currency_code);
create index netting_proposed_on on payments.netting (company_id, proposed_on, id);
create index netting_posted_by on payments.netting (company_id, posted_by);
create index netting_held on payments.netting (company_id, id) where status in ('proposed', 'withdrawing');
select platform.protect_document('payments.netting',
  '{draft>proposed,draft>received,proposed>withdrawing,proposed>posted,proposed>rejected,proposed>withdrawn,withdrawing>posted,withdrawing>rejected,withdrawing>withdrawn,received>posted,received>rejected,received>withdrawn,posted>reversed}',
  '{partner_number,reason,settled_on,posted_at,posted_by,reversed_on}');

create table payments.netting_receivable (
  company_id bigint not null, netting_id bigint not null, line_no integer not null,
  invoice_id bigint not null, amount_minor bigint not null constraint netting_receivable_amount check (amount_minor > 0),
  primary key (company_id, netting_id, line_no),
  constraint netting_receivable_once unique (company_id, netting_id, invoice_id),
  foreign key (company_id, netting_id) references payments.netting on delete cascade,
  foreign key (company_id, invoice_id) references accounts.invoice);
comment on table payments.netting_receivable is 'What the partner owes. Units: minor units of the currency of the netting.';
create index netting_receivable_invoice on payments.netting_receivable (company_id, invoice_id);
select platform.protect_document_lines('payments.netting_receivable', 'payments.netting', 500);

create table payments.netting_payable (
  company_id bigint not null, netting_id bigint not null, line_no integer not null,
  invoice_id bigint not null, amount_minor bigint not null constraint netting_payable_amount check (amount_minor > 0),
  primary key (company_id, netting_id, line_no),
  constraint netting_payable_once unique (company_id, netting_id, invoice_id),
  foreign key (company_id, netting_id) references payments.netting on delete cascade,
  foreign key (company_id, invoice_id) references accounts.invoice);
comment on table payments.netting_payable is 'What is owed to the partner. Units: minor units of the currency of the netting.';
create index netting_payable_invoice on payments.netting_payable (company_id, invoice_id);
select platform.protect_document_lines('payments.netting_payable', 'payments.netting', 500);

create view payments.netting_line with (security_invoker = true) as
  select r.company_id, r.netting_id, r.invoice_id, r.amount_minor from payments.netting_receivable r
  union all
  select p.company_id, p.netting_id, p.invoice_id, p.amount_minor from payments.netting_payable p;
comment on view payments.netting_line is 'Invoices of both directions of nettings.';
grant select on payments.netting_line to app, maint;

alter table payments.settlement add column netting_id bigint,
  drop constraint settlement_by_one,
  add constraint settlement_by_one
    check (num_nonnulls(supplier_payment_id, customer_payment_id, write_off_id, applied_invoice_id, netting_id) = 1),
  add constraint settlement_netting_fkey foreign key (company_id, netting_id) references payments.netting;
create index settlement_netting on payments.settlement (company_id, netting_id);
comment on table payments.settlement is 'Settled amounts of posted invoices and credit notes, by payments to suppliers or of customers, by each other, by nettings, or written off. Append-only. Units: minor units of the currency of the invoice.';

-- What proposed nettings beside one have of an invoice, which nothing else may settle until the partner has decided.
create function payments.held_of(company bigint, invoice bigint, beside bigint default null) returns bigint
  language sql stable set search_path = pg_catalog, pg_temp as $$
  select coalesce(sum(l.amount_minor), 0)::bigint from payments.netting_line l
  join payments.netting n on n.company_id = l.company_id and n.id = l.netting_id and n.status in ('proposed', 'withdrawing')
  where l.company_id = company and l.invoice_id = invoice and l.netting_id is distinct from beside
$$;
revoke all on function payments.held_of from public;
grant execute on function payments.held_of to app;

create or replace function payments.require_open() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  bad jsonb;
begin
  perform from accounts.invoice i where (i.company_id, i.id) in (select w.company_id, w.invoice_id from written w)
  order by i.company_id, i.id for no key update;
  select jsonb_agg(distinct i.id) into bad
  from written w
  join accounts.invoice i on i.company_id = w.company_id and i.id = w.invoice_id
  cross join lateral (select sum(s.amount_minor) as settled from payments.settlement s where s.company_id = i.company_id and s.invoice_id = i.id) s
  where i.status <> 'posted'
    or w.netting_id is null and i.direction <> case when w.supplier_payment_id is not null then 'purchase' else 'sale' end
    or (w.write_off_id is not null or w.netting_id is not null) and i.kind <> 'invoice'
    or s.settled not between 0 and i.gross_minor
    or w.amount_minor > 0 and s.settled + payments.held_of(i.company_id, i.id, w.netting_id) > i.gross_minor;
  if bad is not null then perform platform.refuse('payments.over_settled', jsonb_build_object('invoiceIds', bad)); end if;
  return null;
end $$;

-- A proposal holds what is open of its invoices, and nothing that was settled or is held by another one.
create function payments.require_nettable() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  bad jsonb;
begin
  perform from accounts.invoice i where i.company_id = new.company_id and i.id in (
    select l.invoice_id from payments.netting_line l where l.company_id = new.company_id and l.netting_id = new.id)
  order by i.id for no key update;
  select jsonb_agg(i.id) into bad
  from payments.netting_line l
  join accounts.invoice i on i.company_id = l.company_id and i.id = l.invoice_id
  cross join lateral (
    select coalesce(sum(s.amount_minor), 0) as settled from payments.settlement s where s.company_id = i.company_id and s.invoice_id = i.id) s
  where l.company_id = new.company_id and l.netting_id = new.id
    and (i.status <> 'posted' or i.kind <> 'invoice' or not i.is_intercompany or i.currency_code <> new.currency_code
      or s.settled + payments.held_of(i.company_id, i.id) > i.gross_minor);
  if bad is not null then perform platform.refuse('payments.over_settled', jsonb_build_object('invoiceIds', bad)); end if;
  if (select sum(r.amount_minor) from payments.netting_receivable r where r.company_id = new.company_id and r.netting_id = new.id)
    is distinct from (select sum(p.amount_minor) from payments.netting_payable p where p.company_id = new.company_id and p.netting_id = new.id) then
    perform platform.refuse('payments.rule_broken');
  end if;
  return null;
end $$;
revoke execute on function payments.require_nettable from public;
create trigger netting_held_is_open after update of status on payments.netting for each row
  when (new.status = 'proposed' and old.status = 'draft') execute function payments.require_nettable();
