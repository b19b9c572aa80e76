-- Companies that belong to another, and the picture that a company shows beside its name. docs/decisions/040.
alter table erp.company add column parent_id bigint references erp.company;
comment on column erp.company.parent_id is 'The company it belongs to; set by people who run the installation.';
create index company_parent on erp.company (parent_id);

-- Looks at companies that the caller does not see. Changes take turns until they commit: so two that are right alone and a circle
-- together are never judged at once.
create function erp.refuse_company_cycle() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('erp.company.parent_id', 0));
  if exists (
    with recursive chain as (
      select c.parent_id as id from erp.company c where c.id = new.id
      union
      select c.parent_id from chain join erp.company c on c.id = chain.id)
    select from chain where chain.id = new.id) then
    raise exception 'company % leads back to itself', new.id using errcode = '23514', constraint = tg_name, table = 'company', schema = 'erp';
  end if;
  return null;
end $$;
revoke all on function erp.refuse_company_cycle from public;
grant execute on function erp.refuse_company_cycle to app;
create constraint trigger company_cycle after insert or update of parent_id on erp.company
  for each row when (new.parent_id is not null) execute function erp.refuse_company_cycle();

create table erp.company_logo (
  company_id bigint not null references erp.company, file_id bigint not null, medium_file_id bigint not null,
  primary key (company_id),
  foreign key (company_id, file_id) references platform.file,
  foreign key (company_id, medium_file_id) references platform.file);
comment on table erp.company_logo is 'What a company shows beside its name: the picture as it was drawn anew, and a smaller form.';
create index company_logo_file on erp.company_logo (company_id, file_id);
create index company_logo_medium_file on erp.company_logo (company_id, medium_file_id);
select platform.protect('erp.company_logo', 'select, insert, delete');

-- It answers one column more from here on; the kernel makes it anew.
drop function if exists auth.list_companies;
