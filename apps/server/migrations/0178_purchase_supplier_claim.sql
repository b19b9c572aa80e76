-- Credits asked of suppliers. docs/guides/purchase.md, Supplier claims.
create table purchase.supplier_claim (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  uid uuid not null, number text, name text not null generated always as (coalesce(number, '#' || id)) stored,
  purchase_order_id bigint not null, supplier_id bigint not null, store_id bigint not null,
  currency text not null references platform.currency,
  claimed_on date not null, note text,
  claim_minor bigint not null default 0 constraint supplier_claim_amount check (claim_minor >= 0),
  sent_at timestamptz, reason text, credit_note_id bigint,
  status text not null default 'draft' constraint supplier_claim_status check (status in ('draft', 'sent', 'credited', 'refused', 'cancelled')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint supplier_claim_sent check ((status = 'draft') = (sent_at is null)),
  constraint supplier_claim_refused check ((status in ('refused', 'cancelled')) = (reason is not null)),
  constraint supplier_claim_credited check ((status = 'credited') = (credit_note_id is not null)),
  foreign key (company_id, purchase_order_id) references purchase.purchase_order,
  foreign key (company_id, supplier_id) references procure.supplier,
  foreign key (company_id, store_id) references erp.store,
  foreign key (company_id, credit_note_id) references accounts.invoice,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table purchase.supplier_claim is 'A request for credit of goods that a supplier invoiced and did not deliver as ordered. No journal until the credit note. Units: minor units of currency.';
create index supplier_claim_order on purchase.supplier_claim (company_id, purchase_order_id);
create unique index supplier_claim_draft on purchase.supplier_claim (company_id, purchase_order_id) where status = 'draft';
create index supplier_claim_supplier on purchase.supplier_claim (company_id, supplier_id);
create index supplier_claim_store on purchase.supplier_claim (company_id, store_id);
create index supplier_claim_currency on purchase.supplier_claim (currency);
create index supplier_claim_claimed_on on purchase.supplier_claim (company_id, claimed_on, id);
create unique index supplier_claim_credit_note on purchase.supplier_claim (company_id, credit_note_id);
select platform.protect_document('purchase.supplier_claim',
  '{draft>sent,sent>credited,sent>refused,sent>cancelled}', '{sent_at,reason,credit_note_id}');

create table purchase.supplier_claim_line (
  company_id bigint not null, supplier_claim_id bigint not null, line_no integer not null,
  variant_id bigint not null,
  cause text not null constraint supplier_claim_line_cause check (cause in ('not_received', 'price', 'damaged', 'other')),
  quantity numeric(18,4) not null constraint supplier_claim_line_quantity check (quantity > 0),
  unit_price numeric(19,6) constraint supplier_claim_line_price check (unit_price >= 0),
  claim_minor bigint constraint supplier_claim_line_amount check (claim_minor >= 0),
  note text,
  primary key (company_id, supplier_claim_id, line_no),
  foreign key (company_id, supplier_claim_id) references purchase.supplier_claim on delete cascade,
  foreign key (company_id, variant_id) references procure.variant);
comment on table purchase.supplier_claim_line is 'not_received: invoiced but not accepted; price: invoiced above the price of the order. unit_price: claimed for one stock unit, in major units of the currency.';
create index supplier_claim_line_variant on purchase.supplier_claim_line (company_id, variant_id);
select platform.protect_document_lines('purchase.supplier_claim_line', 'purchase.supplier_claim', 1000);
