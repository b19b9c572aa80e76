-- Backups are requested.
alter table platform.backup_request rename column asked_at to requested_at;

-- The kernels have new names; those of before go.
drop function if exists accounts.hold_stock_period(bigint, date, boolean);
drop function if exists auth.begin_company;
drop function if exists auth.find_password_facts;
