-- Orders and carts of web shops. docs/guides/webcheckout.md.
create schema webcheckout;
comment on schema webcheckout is 'Tables of module webcheckout.';
grant usage on schema webcheckout to app, maint;

alter table crm.customer add column email_key text generated always as (lower(email)) stored;
comment on column crm.customer.email_key is 'Email by which a customer of a web shop is found, in lower case.';
create index customer_email_key on crm.customer (company_id, email_key, id) where email_key is not null;

create table webcheckout.cart (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  reference text not null constraint cart_reference_given check (length(btrim(reference)) between 1 and 60),
  store_id bigint not null, customer_id bigint,
  status text not null default 'open' constraint cart_status check (status in ('open', 'abandoned', 'ordered', 'recovered')),
  email text, name text,
  language text not null constraint cart_language check (language in ('en', 'ar')),
  currency_code text not null references platform.currency,
  gross_minor bigint not null constraint cart_gross check (gross_minor >= 0),
  items jsonb not null constraint cart_items check (jsonb_typeof(items) = 'array' and jsonb_array_length(items) between 1 and 100),
  cart_url text, unsubscribe_url text,
  changed_at timestamptz not null, abandoned_at timestamptz, ordered_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  constraint cart_reference unique (company_id, reference),
  constraint cart_abandoned check (status in ('open', 'ordered') or abandoned_at is not null),
  constraint cart_ordered check ((status in ('ordered', 'recovered')) = (ordered_at is not null)),
  foreign key (company_id, store_id) references erp.store,
  foreign key (company_id, customer_id) references crm.customer);
comment on table webcheckout.cart is 'Carts as a web shop reported them last. reference: of the shop; items: name and quantity of each line, for the email; recovered: ordered after it was abandoned. Units: minor units of currency_code, including tax. Source: sales-crm-finance.md B11.';
create index cart_store on webcheckout.cart (company_id, store_id);
create index cart_currency on webcheckout.cart (currency_code);
create index cart_customer on webcheckout.cart (company_id, customer_id);
create index cart_by_time on webcheckout.cart (company_id, changed_at, id);
create index cart_by_abandonment on webcheckout.cart (company_id, abandoned_at) where abandoned_at is not null;
select platform.protect('webcheckout.cart', 'select, insert, update');

create table webcheckout.cart_event (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  reference text not null constraint cart_event_reference_given check (length(btrim(reference)) between 1 and 60),
  cart_id bigint not null,
  type text not null constraint cart_event_type check (type in ('cart_updated', 'cart_abandoned')),
  body_hash bytea not null constraint cart_event_hash check (octet_length(body_hash) = 32),
  occurred_at timestamptz not null, received_at timestamptz not null default now(),
  primary key (company_id, id),
  constraint cart_event_reference unique (company_id, reference),
  foreign key (company_id, cart_id) references webcheckout.cart);
comment on table webcheckout.cart_event is 'What a web shop reported of carts, each event once. body_hash: SHA-256 of the event, so that another one under the same reference is refused. Append-only.';
create index cart_event_cart on webcheckout.cart_event (company_id, cart_id);
select platform.protect('webcheckout.cart_event', 'select, insert');
create trigger cart_event_append_only before update or delete on webcheckout.cart_event for each row execute function platform.refuse_change();
create trigger cart_event_no_truncate before truncate on webcheckout.cart_event for each statement execute function platform.refuse_change();

create table webcheckout.web_order (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  reference text not null constraint web_order_reference_given check (length(btrim(reference)) between 1 and 60),
  store_id bigint not null, sales_order_id bigint not null, customer_id bigint not null, cart_id bigint,
  language text not null constraint web_order_language check (language in ('en', 'ar')),
  body_hash bytea not null constraint web_order_hash check (octet_length(body_hash) = 32),
  created_at timestamptz not null default now(), created_by bigint not null,
  primary key (company_id, id),
  constraint web_order_reference unique (company_id, reference),
  constraint web_order_sales_order unique (company_id, sales_order_id),
  foreign key (company_id, store_id) references erp.store,
  foreign key (company_id, sales_order_id) references sales.sales_order,
  foreign key (company_id, customer_id) references crm.customer,
  foreign key (company_id, cart_id) references webcheckout.cart,
  foreign key (company_id, created_by) references erp.app_user);
comment on table webcheckout.web_order is 'Sales orders that web shops sent. reference: of the shop, used once; body_hash: SHA-256 of the order as sent, so that another one under the same reference is refused. Append-only.';
create index web_order_store on webcheckout.web_order (company_id, store_id);
create index web_order_customer on webcheckout.web_order (company_id, customer_id);
create index web_order_cart on webcheckout.web_order (company_id, cart_id);
create index web_order_created_by on webcheckout.web_order (company_id, created_by);
create index web_order_by_time on webcheckout.web_order (company_id, created_at, id);
select platform.protect('webcheckout.web_order', 'select, insert');
create trigger web_order_append_only before update or delete on webcheckout.web_order for each row execute function platform.refuse_change();
create trigger web_order_no_truncate before truncate on webcheckout.web_order for each statement execute function platform.refuse_change();

create view webcheckout.web_order_list with (security_invoker = true) as
  select w.company_id, w.id, w.reference, w.store_id, w.customer_id, w.sales_order_id, o.name as order_name, o.currency_code, o.gross_minor,
    case
      when o.status in ('draft', 'on_hold') then 'received'
      when o.status = 'cancelled' then 'cancelled'
      when o.delivery_status = 'partial' then 'partly_dispatched'
      when o.delivery_status = 'full' and d.is_delivered then 'delivered'
      when o.delivery_status = 'full' then 'dispatched'
      when o.status = 'closed' then 'cancelled'
      else 'confirmed' end as status,
    w.created_at, (w.created_at at time zone c.timezone)::date as created_on, w.cart_id
  from webcheckout.web_order w
  join erp.company c on c.id = w.company_id
  join sales.sales_order o on o.company_id = w.company_id and o.id = w.sales_order_id
  left join lateral (
    select bool_and(x.status = 'delivered') as is_delivered from sales.delivery x
    where x.company_id = w.company_id and x.sales_order_id = w.sales_order_id and x.status <> 'draft') d on true;
comment on view webcheckout.web_order_list is 'Orders of web shops with the state that their customers see.';
grant select on webcheckout.web_order_list to app, maint;

create view webcheckout.cart_list with (security_invoker = true) as
  select t.company_id, t.id, t.reference, t.store_id, t.customer_id, t.status, t.email, t.currency_code, t.gross_minor,
    t.changed_at, t.abandoned_at, (t.abandoned_at at time zone c.timezone)::date as abandoned_on,
    (t.ordered_at at time zone c.timezone)::date as ordered_on
  from webcheckout.cart t join erp.company c on c.id = t.company_id;
comment on view webcheckout.cart_list is 'Carts of web shops with their business dates.';
grant select on webcheckout.cart_list to app, maint;
