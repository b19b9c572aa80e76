-- Trade between companies of one installation. docs/guides/company-links.md.
create table accounts.company_link (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  code text not null, name text not null,
  name_key text not null generated always as (platform.normalise(name)) stored,
  partner_store_id bigint, customer_id bigint, supply_store_id bigint,
  pricing_method text not null default 'cost_plus' constraint company_link_pricing_method check (pricing_method in ('cost', 'cost_plus')),
  markup_ppm integer not null default 0 constraint company_link_markup_ppm check (markup_ppm between 0 and 10000000),
  supplier_id bigint, receiving_store_id bigint, is_auto_approved boolean not null default false,
  status text not null default 'active' constraint company_link_status check (status in ('active', 'inactive')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint company_link_store unique (company_id, partner_store_id),
  constraint company_link_customer unique (company_id, customer_id),
  constraint company_link_supplier unique (company_id, supplier_id),
  constraint company_link_markup check (pricing_method = 'cost_plus' or markup_ppm = 0),
  constraint company_link_sells check ((partner_store_id is null) = (customer_id is null)),
  constraint company_link_buys check ((supplier_id is null) = (receiving_store_id is null)),
  foreign key (company_id, partner_store_id) references erp.store,
  foreign key (company_id, customer_id) references crm.customer,
  foreign key (company_id, supply_store_id) references erp.store,
  foreign key (company_id, supplier_id) references procure.supplier,
  foreign key (company_id, receiving_store_id) references erp.store,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table accounts.company_link is 'Another company of the installation that goods are sold to or bought from; each company has its own row, and neither sees the other''s.';
comment on column accounts.company_link.partner_store_id is 'Store that stands for the partner: transfers to it are sales. It holds no stock, only goods on their way.';
comment on column accounts.company_link.supply_store_id is 'Store that ships what the partner orders.';
comment on column accounts.company_link.receiving_store_id is 'Store of purchase orders that transfers of the partner create.';
comment on column accounts.company_link.is_auto_approved is 'Purchase orders created by transfers of the partner are ordered without an approver.';
create index company_link_supply_store on accounts.company_link (company_id, supply_store_id);
create index company_link_receiving_store on accounts.company_link (company_id, receiving_store_id);
create index company_link_created_by on accounts.company_link (company_id, created_by);
select platform.protect_master('accounts.company_link');

create table accounts.company_connection (
  company_id bigint not null references erp.company, company_link_id bigint not null,
  uid uuid not null, secret_sealed bytea not null,
  invited_at timestamptz, connected_at timestamptz, partner_company_id bigint,
  partner_name text, partner_tax_number text, partner_currency text, matched_at timestamptz,
  primary key (company_id, company_link_id),
  constraint company_connection_uid unique (company_id, uid),
  constraint company_connection_whole check ((connected_at is null) = (partner_company_id is null)),
  foreign key (company_id, company_link_id) references accounts.company_link);
comment on table accounts.company_connection is 'What both companies of a link have in common: uid and secret, with which messages are signed. Without connected_at: invited.';
comment on column accounts.company_connection.secret_sealed is 'Sealed with the key of the installation.';
comment on column accounts.company_connection.partner_company_id is 'Where messages are delivered; nothing else is read or written there.';
select platform.protect('accounts.company_connection', 'select, insert, update, delete');

create table accounts.company_link_variant (
  company_id bigint not null references erp.company, company_link_id bigint not null, variant_id bigint not null,
  partner_sku text not null, matched_by text not null constraint company_link_variant_matched_by check (matched_by in ('gtin', 'sku')),
  primary key (company_id, company_link_id, variant_id),
  constraint company_link_variant_sku unique (company_id, company_link_id, partner_sku),
  foreign key (company_id, company_link_id) references accounts.company_link,
  foreign key (company_id, variant_id) references procure.variant);
comment on table accounts.company_link_variant is 'SKU under which the partner has a product: matched by GTIN, else by equal SKU.';
create index company_link_variant_variant on accounts.company_link_variant (company_id, variant_id);
select platform.protect('accounts.company_link_variant', 'select, insert, update, delete');

create table accounts.company_message (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  company_link_id bigint not null,
  direction text not null constraint company_message_direction check (direction in ('out', 'in')),
  kind text not null constraint company_message_kind
    check (kind in ('connected', 'disconnected', 'products', 'order', 'transfer', 'receipt', 'invoice', 'dispute', 'credit')),
  uid uuid not null, subject text not null, body jsonb not null,
  status text not null default 'waiting' constraint company_message_status check (status in ('waiting', 'done', 'refused')),
  error_code text, error_detail text,
  created_at timestamptz not null default now(), done_at timestamptz,
  primary key (company_id, id),
  constraint company_message_once unique (company_id, company_link_id, direction, uid),
  constraint company_message_refused check ((status = 'refused') = (error_code is not null)),
  foreign key (company_id, company_link_id) references accounts.company_link);
comment on table accounts.company_message is 'Messages to and from the partner of a link: the only thing that passes between two companies. Handled once, by uid.';
create index company_message_link on accounts.company_message (company_id, company_link_id, id);
create index company_message_done on accounts.company_message (company_id, done_at) where status = 'done';
select platform.protect('accounts.company_message', 'select, insert, update, delete');

alter table accounts.invoice add column is_intercompany boolean not null default false;
comment on column accounts.invoice.is_intercompany is 'Posted to the inter-company accounts, because the party was the partner of a company link.';

create table inventory.partner_transfer (
  company_id bigint not null references erp.company, transfer_id bigint not null, company_link_id bigint not null, uid uuid not null,
  primary key (company_id, transfer_id),
  constraint partner_transfer_uid unique (company_id, uid),
  foreign key (company_id, transfer_id) references inventory.transfer on delete cascade,
  foreign key (company_id, company_link_id) references accounts.company_link);
comment on table inventory.partner_transfer is 'Transfers to a partner company; its purchase order has the same uid.';
create index partner_transfer_link on inventory.partner_transfer (company_id, company_link_id);
select platform.protect('inventory.partner_transfer', 'select, insert');

create table inventory.partner_invoice (
  company_id bigint not null references erp.company, transfer_invoice_id bigint not null, invoice_id bigint not null,
  primary key (company_id, transfer_invoice_id),
  constraint partner_invoice_invoice unique (company_id, invoice_id),
  foreign key (company_id, transfer_invoice_id) references inventory.transfer_invoice,
  foreign key (company_id, invoice_id) references accounts.invoice);
comment on table inventory.partner_invoice is 'Invoice that a transfer invoice to a partner company was posted as.';
select platform.protect('inventory.partner_invoice', 'select, insert');

create table purchase.partner_order (
  company_id bigint not null references erp.company, purchase_order_id bigint not null, company_link_id bigint not null, uid uuid not null,
  primary key (company_id, purchase_order_id),
  constraint partner_order_uid unique (company_id, uid),
  foreign key (company_id, purchase_order_id) references purchase.purchase_order on delete cascade,
  foreign key (company_id, company_link_id) references accounts.company_link);
comment on table purchase.partner_order is 'Orders from a partner company; its transfer has the same uid.';
create index partner_order_link on purchase.partner_order (company_id, company_link_id);
select platform.protect('purchase.partner_order', 'select, insert');
