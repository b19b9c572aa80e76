-- Emails to the customers of a segment. docs/guides/crm.md, Campaigns.

create table sales.campaign (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  code text constraint campaign_code_given check (code is not null), name text not null,
  name_key text not null generated always as (platform.normalise(name)) stored,
  segment_id bigint not null,
  subject_en text not null, body_en text not null, subject_ar text not null, body_ar text not null,
  send_on date, send_time time,
  per_minute integer not null default 60 constraint campaign_per_minute check (per_minute between 10 and 1000),
  attribution_days integer not null default 14 constraint campaign_attribution_days check (attribution_days between 1 and 90),
  status text not null default 'draft' constraint campaign_status check (status in ('draft', 'scheduled', 'sending', 'sent', 'cancelled')),
  due_at timestamptz, session_id bigint, store_id bigint, job_id bigint, started_at timestamptz, finished_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint campaign_time check ((send_on is null) = (send_time is null)),
  constraint campaign_due check ((status = 'scheduled') = (due_at is not null)),
  constraint campaign_started check ((status in ('sending', 'sent')) <= (started_at is not null)),
  constraint campaign_finished check ((status in ('sent', 'cancelled')) = (finished_at is not null)),
  foreign key (company_id, segment_id) references sales.segment,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table sales.campaign is 'An email to the customers of a segment, in two languages with Liquid. due_at: when a scheduled one starts; session_id, store_id: of who scheduled it; job_id: the last job that sent it, which is dropped after a while; attribution_days: how long purchases of recipients are counted.';
create index campaign_segment on sales.campaign (company_id, segment_id);
create index campaign_due_at on sales.campaign (company_id, due_at) where status = 'scheduled';
create index campaign_created_by on sales.campaign (company_id, created_by);
select platform.protect_master('sales.campaign');
select platform.share_names('sales.campaign');
create trigger campaign_code before insert or update on sales.campaign
  for each row execute function crm.complete_code('sales.campaign', 'CMP');

-- What customers were sent stays what it was, and a campaign goes one way.
create function sales.keep_campaign() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if old.status <> 'draft' and (new.segment_id, new.subject_en, new.body_en, new.subject_ar, new.body_ar, new.send_on, new.send_time,
      new.per_minute, new.attribution_days) is distinct from (old.segment_id, old.subject_en, old.body_en, old.subject_ar, old.body_ar,
      old.send_on, old.send_time, old.per_minute, old.attribution_days)
    or new.status <> old.status and old.status || '>' || new.status not in ('draft>scheduled', 'draft>sending', 'scheduled>draft',
      'scheduled>sending', 'scheduled>cancelled', 'sending>sent', 'sending>cancelled') then
    perform platform.refuse('sales.campaign_started');
  end if;
  return new;
end $$;
revoke execute on function sales.keep_campaign from public;
create trigger campaign_keep before update on sales.campaign for each row execute function sales.keep_campaign();

create table sales.campaign_recipient (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  campaign_id bigint not null, customer_id bigint not null,
  address text, language text not null constraint campaign_recipient_language check (language in ('en', 'ar')),
  status text not null
    constraint campaign_recipient_status check (status in ('queued', 'sending', 'sent', 'in_doubt', 'failed', 'held', 'suppressed', 'cancelled')),
  reason text, answer text, sent_at timestamptz, unsubscribed_at timestamptz,
  primary key (company_id, id),
  constraint campaign_recipient_once unique (company_id, campaign_id, customer_id),
  constraint campaign_recipient_reason check (case status
    when 'suppressed' then coalesce(reason in ('no_address', 'no_consent', 'unsubscribed', 'duplicate', 'inactive'), false)
    when 'held' then coalesce(reason in ('not_configured', 'server_failed'), false) else reason is null end),
  constraint campaign_recipient_sent check ((status = 'sent') = (sent_at is not null)),
  constraint campaign_recipient_address check (address is not null or status = 'suppressed'),
  foreign key (company_id, campaign_id) references sales.campaign,
  foreign key (company_id, customer_id) references crm.customer);
comment on table sales.campaign_recipient is 'Customers of the segment when the campaign started. suppressed: not mailed, with the reason; held: no mail server, or it failed; in_doubt: it may have arrived. sent_at: when the mail server took it.';
create index campaign_recipient_next on sales.campaign_recipient (company_id, campaign_id, id) where status in ('queued', 'sending', 'held');
create index campaign_recipient_customer on sales.campaign_recipient (company_id, customer_id);
select platform.protect('sales.campaign_recipient', 'select, insert');
-- The customer stays, also when it is merged: whom a mail went to does not change.
grant update (address, status, reason, answer, sent_at, unsubscribed_at) on sales.campaign_recipient to app;

-- Erased customers are not mailed, and their addresses go.
create function sales.erase_recipient() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  update sales.campaign_recipient r set address = 'erased@invalid', answer = null,
      status = case when r.status in ('queued', 'held') then 'suppressed' else r.status end,
      reason = case when r.status in ('queued', 'held') then 'inactive' else r.reason end
    where r.company_id = new.company_id and r.customer_id = new.id and r.address is not null;
  return null;
end $$;
revoke execute on function sales.erase_recipient from public;
create trigger customer_erase_recipient after update of erased_at on crm.customer for each row
  when (new.erased_at is not null and old.erased_at is null) execute function sales.erase_recipient();

create view sales.campaign_recipient_list with (security_invoker = true) as
  select r.company_id, r.id, c.name, r.campaign_id, r.customer_id, r.address, r.language, r.status, r.reason, r.answer, r.sent_at, r.unsubscribed_at
  from sales.campaign_recipient r
  join crm.customer c on c.company_id = r.company_id and c.id = r.customer_id;
comment on view sales.campaign_recipient_list is 'Recipients of campaigns with what became of each mail.';
grant select on sales.campaign_recipient_list to app, maint;
