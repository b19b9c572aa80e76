-- What a partition of the ledger needs besides what it inherits: row-level security of its own, and a wall before truncate.
create function inventory.protect_moves(part text, said text) returns void
  language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
begin
  execute format('alter table inventory.%I enable row level security, force row level security', part);
  execute format('create policy company on inventory.%I using (company_id = (select nullif(current_setting(''app.company'', true), '''')::bigint))', part);
  execute format('grant select on inventory.%I to maint', part);
  execute format('create trigger stock_move_no_truncate before truncate on inventory.%I for each statement execute function platform.refuse_change()', part);
  execute format('comment on table inventory.%I is %L', part, said);
end $$;
revoke all on function inventory.protect_moves from public;

-- Makes the partitions of the ledger for the months of these days, where they lack: with the owner's rights, because only he may make
-- tables; which ones follows from the days alone.
create function inventory.add_move_months(first_day date, last_day date) returns integer
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  month date;
  part text;
  added integer := 0;
begin
  if first_day < date '1990-01-01' or last_day > current_date + 400 then
    raise exception 'the ledger has no month between % and %', first_day, last_day using errcode = '22008';
  end if;
  perform pg_advisory_xact_lock(hashtext('inventory.add_move_months'));
  for month in select generate_series(date_trunc('month', first_day::timestamp), last_day::timestamp, '1 month')::date loop
    part := 'stock_move_' || to_char(month, 'YYYY_MM');
    if to_regclass('inventory.' || part) is null then
      execute format('create table inventory.%I partition of inventory.stock_move for values from (%L) to (%L)',
        part, month, (month + interval '1 month')::date);
      perform inventory.protect_moves(part, 'Moves that were posted in ' || to_char(month, 'YYYY-MM') || '.');
      added := added + 1;
    end if;
  end loop;
  return added;
end $$;
revoke all on function inventory.add_move_months from public;
grant execute on function inventory.add_move_months to app;

-- Where a move lands whose month nobody made; it must stay empty, which `verify` holds.
create table inventory.stock_move_default partition of inventory.stock_move default;
select inventory.protect_moves('stock_move_default', 'Moves of months that nobody made; empty.');
select inventory.add_move_months(current_date - 31, current_date + 92);

-- Makes the months of moves that lie in none, as after a restore, which knows no months but those of its own day. Only while triggers and
-- forced row-level security are away.
create function inventory.make_months_of_moves() returns void
  language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
declare
  month date;
  upto date;
  part text;
begin
  for month in select distinct date_trunc('month', m.posted_on::timestamp)::date from inventory.stock_move_default m order by 1 loop
    part := 'stock_move_' || to_char(month, 'YYYY_MM');
    upto := (month + interval '1 month')::date;
    execute format('create table inventory.%I (like inventory.stock_move including defaults including constraints)', part);
    execute format('with moved as (delete from inventory.stock_move_default where posted_on >= %L and posted_on < %L returning *)
      insert into inventory.%I select * from moved', month, upto, part);
    execute format('alter table inventory.stock_move attach partition inventory.%I for values from (%L) to (%L)', part, month, upto);
    perform inventory.protect_moves(part, 'Moves that were posted in ' || to_char(month, 'YYYY-MM') || '.');
  end loop;
end $$;
revoke all on function inventory.make_months_of_moves from public;
