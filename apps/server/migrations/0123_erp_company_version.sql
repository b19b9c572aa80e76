-- What the first page says of the company, its currency before all, is kept as long as this version stands.
create function erp.raise_permission_version() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  insert into erp.permission_version as v (company_id) values (new.id)
    on conflict (company_id) do update set version = v.version + 1;
  return null;
end $$;
create trigger permission_version_update after update on erp.company for each row execute function erp.raise_permission_version();
comment on table erp.permission_version is 'Raised by every change of the company and of rights in it.';
