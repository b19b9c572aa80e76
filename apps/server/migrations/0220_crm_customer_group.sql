-- Groups of customers with the same terms. docs/guides/crm.md, Customers.
create table crm.customer_group (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  code text not null, name text not null,
  name_key text not null generated always as (platform.normalise(name)) stored,
  price_list_id bigint, payment_term_id bigint, description text,
  status text not null default 'active' constraint customer_group_status check (status in ('active', 'inactive')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  foreign key (company_id, price_list_id) references procure.price_list,
  foreign key (company_id, payment_term_id) references erp.payment_term,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table crm.customer_group is 'Customers with the same price list and payment terms.';
create index customer_group_created_by on crm.customer_group (company_id, created_by);
create index customer_group_price_list on crm.customer_group (company_id, price_list_id);
create index customer_group_payment_term on crm.customer_group (company_id, payment_term_id);
select platform.protect_master('crm.customer_group');

alter table crm.customer add column customer_group_id bigint,
  add constraint customer_customer_group_fkey foreign key (company_id, customer_group_id) references crm.customer_group;
comment on column crm.customer.customer_group_id is 'Its price list and payment terms apply where the customer has none.';
create index customer_customer_group on crm.customer (company_id, customer_group_id);
