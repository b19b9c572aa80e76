-- Many prices of a list that change together, from one day on. docs/decisions/046.
create table procure.price_batch (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  name text not null constraint price_batch_name check (length(name) between 1 and 120),
  price_list_id bigint not null, effective_from date not null,
  change_ppm integer not null default 0, change_minor bigint not null default 0,
  ending text not null constraint price_batch_ending check (ending in ('none', '00', '95', '99')),
  ending_mode text not null constraint price_batch_ending_mode check (ending_mode in ('nearest', 'up', 'down')),
  state text not null default 'draft' constraint price_batch_state check (state in ('draft', 'approved', 'rolled_back', 'cancelled')),
  approved_by bigint, approved_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint price_batch_approved check ((approved_by is null) = (state in ('draft', 'cancelled'))),
  foreign key (company_id, price_list_id) references procure.price_list,
  foreign key (company_id, approved_by) references erp.app_user,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table procure.price_batch is 'Prices of a list that change together from a day on; approving writes them, rolling back takes them away again. Source: procurement.md 3.8.';
comment on column procure.price_batch.change_ppm is 'What each price changes by first; change_minor is added then, and the ending comes last. Units: parts per million, minor units.';
create index price_batch_list on procure.price_batch (company_id, price_list_id);
create index price_batch_approved_by on procure.price_batch (company_id, approved_by);
create index price_batch_created_by on procure.price_batch (company_id, created_by);
create index price_batch_updated_by on procure.price_batch (company_id, updated_by);
create trigger price_batch_version before update on procure.price_batch for each row execute function platform.raise_version();
select platform.protect('procure.price_batch', 'select, insert, update');

create table procure.price_batch_line (
  company_id bigint not null, price_batch_id bigint not null, line_no integer not null constraint price_batch_line_no check (line_no between 1 and 5000),
  -- No foreign keys: a batch tells what it did also where a price is gone.
  price_id bigint not null, price_version integer not null, begun_id bigint, begun_version integer,
  old_until date, old_minor bigint not null, new_minor bigint not null constraint price_batch_line_new check (new_minor >= 0),
  label text not null,
  outcome text not null default 'planned' constraint price_batch_line_outcome check (outcome in ('planned', 'written', 'left_out', 'taken_back', 'kept')),
  primary key (company_id, price_batch_id, line_no),
  foreign key (company_id, price_batch_id) references procure.price_batch on delete cascade);
comment on table procure.price_batch_line is 'One price of a batch. left_out, kept: somebody had changed it meanwhile. price_version, begun_version: as the batch left it.';
comment on column procure.price_batch_line.begun_id is 'The price that follows it; the same one where it began on that day itself.';
select platform.protect('procure.price_batch_line', 'select, insert, update');

create view procure.price_batch_entry with (security_invoker = true) as
  select b.company_id, b.id, b.name, b.price_list_id, b.effective_from, b.change_ppm, b.change_minor, b.ending, b.ending_mode, l.currency,
    case when b.state = 'approved' and b.effective_from <= (now() at time zone c.timezone)::date then 'applied' else b.state end as state,
    (select count(*) from procure.price_batch_line i where i.company_id = b.company_id and i.price_batch_id = b.id) as prices,
    concat_ws(' ', a.first_name, a.last_name) as approver, b.version, b.created_at, b.updated_at
  from procure.price_batch b
  join erp.company c on c.id = b.company_id
  join procure.price_list l on l.company_id = b.company_id and l.id = b.price_list_id
  left join erp.app_user a on a.company_id = b.company_id and a.id = b.approved_by;
comment on view procure.price_batch_entry is 'Batches as people read them; applied: approved, and its day has come.';
grant select on procure.price_batch_entry to app, maint;
