-- The menu becomes a tree: branches (sub) hold links, and entries without an address (empty) may stand between them.
alter table erp.page
  add column type text not null default 'link' constraint page_type check (type in ('link', 'sub', 'empty')),
  add column parent_id bigint constraint page_parent references erp.page,
  add column is_placed boolean not null default false,
  add constraint page_group_path check ((type = 'link') = (path !~ '^/[^/]+/_g/')),
  add constraint page_group_event check (type = 'link' or (event_type = '' and not is_dashboard));
comment on column erp.page.type is 'Source: spec section 3, menu item. Only links are screens; the others have paths such as /erp/_g/access and no events.';
comment on column erp.page.is_placed is 'An administrator chose its parent, so the code no longer does.';
create index page_parent on erp.page (parent_id);
drop index erp.page_event_type;
create unique index page_event_type on erp.page (lower(event_type)) where type = 'link' and not is_dashboard;

-- Judged at commit, because several entries may move together.
create function erp.refuse_broken_branch() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  placed erp.page;
  depth integer;
  height integer;
begin
  select * into placed from erp.page p where p.id = new.id;
  if not found then return null; end if;
  with recursive above as (
    select placed.parent_id as id, 1 as levels
    union all
    select p.parent_id, a.levels + 1 from above a join erp.page p on p.id = a.id where a.levels < 4)
  select max(levels) into depth from above;
  with recursive below as (
    select placed.id as id, 0 as levels
    union all
    select p.id, b.levels + 1 from below b join erp.page p on p.parent_id = b.id where b.levels < 4)
  select max(levels) into height from below;
  if depth + height > 3 then
    raise exception 'the menu has at most three levels, and % would be in a fourth', placed.path
      using errcode = '23514', constraint = 'page_levels', table = 'page', schema = 'erp';
  end if;
  if (height > 0 and placed.type <> 'sub') or (placed.parent_id is not null and not exists (
      select from erp.page p where p.id = placed.parent_id and p.type = 'sub' and p.module_id = placed.module_id)) then
    raise exception '% stands under, or holds, what is no branch of its module', placed.path
      using errcode = '23514', constraint = 'page_branch', table = 'page', schema = 'erp';
  end if;
  return null;
end $$;
create constraint trigger page_branch after insert or update of type, parent_id on erp.page
  deferrable initially deferred for each row execute function erp.refuse_broken_branch();
