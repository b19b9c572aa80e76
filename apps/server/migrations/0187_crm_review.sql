-- Reviews of products by customers. docs/guides/crm.md, Reviews.
create table crm.review (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  code text constraint review_code_given check (code is not null), name text not null,
  name_key text not null generated always as (platform.normalise(name)) stored,
  product_id bigint not null, customer_id bigint, invitation_id bigint,
  stars integer not null constraint review_stars check (stars between 1 and 5), body text,
  source text not null default 'staff' constraint review_source check (source in ('staff', 'survey')),
  reply text, replied_at timestamptz, reject_reason text, moderated_at timestamptz,
  status text not null default 'pending' constraint review_status check (status in ('pending', 'published', 'rejected')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint review_invitation unique (company_id, invitation_id),
  constraint review_of_survey check ((source = 'survey') = (invitation_id is not null)),
  constraint review_moderated check ((status = 'pending') = (moderated_at is null)),
  constraint review_rejected check ((status = 'rejected') = (reject_reason is not null)),
  constraint review_replied check ((reply is null) = (replied_at is null)),
  foreign key (company_id, product_id) references procure.product,
  foreign key (company_id, customer_id) references crm.customer,
  foreign key (company_id, invitation_id) references crm.survey_invitation,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table crm.review is 'What a customer says of a product; name is its title. invitation_id: whose answers it came with. Source: sales-crm-finance.md B10.';
create index review_product on crm.review (company_id, product_id, status);
create index review_customer on crm.review (company_id, customer_id);
create index review_created_by on crm.review (company_id, created_by);
select platform.protect_master('crm.review');
select platform.share_names('crm.review');
create trigger review_code before insert or update on crm.review
  for each row execute function crm.complete_code('crm.review', 'REV');

create view crm.product_rating with (security_invoker = true) as
  select p.company_id, p.id, p.name, p.id as product_id, r.average, r.review_count, r.low_count
  from procure.product p
  join (select v.company_id, v.product_id, round(avg(v.stars), 2) as average, count(*)::integer as review_count,
      (count(*) filter (where v.stars <= 2))::integer as low_count
    from crm.review v where v.status = 'published' group by v.company_id, v.product_id) r
    on r.company_id = p.company_id and r.product_id = p.id;
comment on view crm.product_rating is 'Published reviews by product. low_count: of one and two stars.';
grant select on crm.product_rating to app, maint;
