-- Points that an amount earns, rounded down.
create or replace function sales.points_of(eligible_minor bigint, earn_per_minor bigint, multiplier_ppm integer) returns integer
  language sql immutable set search_path = pg_catalog, pg_temp as $$
  select div(eligible_minor::numeric * multiplier_ppm, earn_per_minor::numeric * 1000000)::integer
$$;
revoke all on function sales.points_of from public;
