-- Templates of emails to customers of web shops, and the emails. docs/guides/webcheckout.md, Emails.
create table webcheckout.template (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  code text not null, name text not null,
  name_key text not null generated always as (platform.normalise(name)) stored,
  event text not null constraint template_event check (event in ('order_received', 'order_dispatched', 'order_cancelled', 'cart_abandoned')),
  subject_en text not null, body_en text not null, subject_ar text not null, body_ar text not null,
  status text not null default 'draft' constraint template_status check (status in ('draft', 'live')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table webcheckout.template is 'Subject and text of the email of an event, in two languages with Liquid. Source: sales-crm-finance.md B11.';
create index template_created_by on webcheckout.template (company_id, created_by);
create unique index template_live on webcheckout.template (company_id, event) where status = 'live';
comment on index webcheckout.template_live is 'An event has one live template.';
select platform.protect_master('webcheckout.template');

create table webcheckout.mail (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  event text not null constraint mail_event check (event in ('order_received', 'order_dispatched', 'order_cancelled', 'cart_abandoned')),
  template_id bigint not null, web_order_id bigint, delivery_id bigint, cart_id bigint, customer_id bigint,
  is_test boolean not null default false,
  to_address text not null, language text not null constraint mail_language check (language in ('en', 'ar')),
  subject text not null, body text not null,
  status text not null constraint mail_status check (status in ('queued', 'sending', 'sent', 'in_doubt', 'failed', 'held', 'suppressed')),
  attempts integer not null default 0 constraint mail_attempts check (attempts >= 0),
  answer text,
  created_at timestamptz not null default now(), sent_at timestamptz,
  version integer not null default 1, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint mail_sent check ((status = 'sent') = (sent_at is not null)),
  foreign key (company_id, template_id) references webcheckout.template,
  foreign key (company_id, web_order_id) references webcheckout.web_order,
  foreign key (company_id, delivery_id) references sales.delivery,
  foreign key (company_id, cart_id) references webcheckout.cart,
  foreign key (company_id, customer_id) references crm.customer,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table webcheckout.mail is 'Emails to customers of web shops. held: no mail server; suppressed: the customer has not agreed to such emails; in_doubt: the connection broke after it was handed over. One per event and what it is about, tests aside.';
create unique index mail_once on webcheckout.mail (company_id, event, web_order_id, delivery_id, cart_id) nulls not distinct where not is_test;
create index mail_template on webcheckout.mail (company_id, template_id);
create index mail_web_order on webcheckout.mail (company_id, web_order_id);
create index mail_delivery on webcheckout.mail (company_id, delivery_id);
create index mail_cart on webcheckout.mail (company_id, cart_id);
create index mail_customer on webcheckout.mail (company_id, customer_id);
create index mail_updated_by on webcheckout.mail (company_id, updated_by);
create index mail_by_time on webcheckout.mail (company_id, created_at, id);
select platform.protect('webcheckout.mail', 'select, insert, update');
create trigger mail_version before update on webcheckout.mail for each row execute function platform.raise_version();

-- What was mailed to a customer, and carts, lose personal data with the customer.
create function webcheckout.erase_customer() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  update webcheckout.mail m set to_address = 'erased@invalid', subject = '-', body = '-', answer = null,
      status = case when m.status in ('queued', 'held', 'failed') then 'suppressed' else m.status end
    where m.company_id = new.company_id and (m.customer_id = new.id or lower(m.to_address) = old.email_key);
  update webcheckout.cart t set email = null, name = null, cart_url = null, unsubscribe_url = null
    where t.company_id = new.company_id and (t.customer_id = new.id or lower(t.email) = old.email_key);
  return null;
end $$;
create trigger customer_erase_web after update of erased_at on crm.customer for each row
  when (new.erased_at is not null and old.erased_at is null) execute function webcheckout.erase_customer();

create view webcheckout.mail_list with (security_invoker = true) as
  select m.company_id, m.id, m.subject, m.event, m.to_address, m.customer_id, w.reference, m.status, m.attempts, m.answer, m.is_test,
    m.created_at, (m.created_at at time zone c.timezone)::date as created_on, m.sent_at, m.version
  from webcheckout.mail m
  join erp.company c on c.id = m.company_id
  left join webcheckout.web_order w on w.company_id = m.company_id and w.id = m.web_order_id;
comment on view webcheckout.mail_list is 'Emails to customers of web shops with the order they are about.';
grant select on webcheckout.mail_list to app, maint;
