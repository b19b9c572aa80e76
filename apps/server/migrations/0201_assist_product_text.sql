-- Texts of products, written from their facts and reviewed before use. docs/guides/assist.md, Product texts.
create table assist.product_text (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  product_id bigint not null,
  origin text not null constraint product_text_origin check (origin in ('template', 'provider')),
  model text, fallback text constraint product_text_fallback check (fallback in ('unreachable', 'unusable', 'invented', 'budget')),
  invented text[] not null default '{}',
  texts jsonb not null constraint product_text_texts check (jsonb_typeof(texts) = 'object'),
  facts jsonb not null constraint product_text_facts check (jsonb_typeof(facts) = 'array'),
  status text not null default 'draft' constraint product_text_status check (status in ('draft', 'accepted', 'rejected')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint not null, updated_at timestamptz not null default now(),
  decided_at timestamptz, decided_by bigint,
  primary key (company_id, id),
  constraint product_text_decided check ((status = 'draft') = (decided_at is null) and (decided_at is null) = (decided_by is null)),
  constraint product_text_written_by check ((origin = 'provider') <= (model is not null and fallback is null)),
  constraint product_text_invention check ((fallback is not distinct from 'invented') = (cardinality(invented) > 0)),
  foreign key (company_id, product_id) references procure.product on delete cascade,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, decided_by) references erp.app_user);
comment on table assist.product_text is 'A text for a product in all languages, as it was drafted. facts: what it was written from; invented: what a language model claimed beyond them, for which its text was refused.';
create unique index product_text_draft on assist.product_text (company_id, product_id) where status = 'draft';
create index product_text_product on assist.product_text (company_id, product_id, id desc);
create index product_text_created_by on assist.product_text (company_id, created_by);
create index product_text_decided_by on assist.product_text (company_id, decided_by);
select platform.protect('assist.product_text', 'select, insert');
grant update (status, decided_at, decided_by) on assist.product_text to app;
create trigger product_text_version before update on assist.product_text for each row execute function platform.raise_version();

create function assist.keep_decided() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if old.status <> 'draft' then raise exception 'a decided text does not change' using errcode = '42501'; end if;
  return new;
end $$;
comment on function assist.keep_decided is 'A text that was accepted or rejected stays so.';
create trigger product_text_decided before update on assist.product_text for each row execute function assist.keep_decided();
