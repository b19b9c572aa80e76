-- Points that customers earn and pay with at tills. docs/guides/sales.md, Points.
create table sales.points_account (
  company_id bigint not null references erp.company, customer_id bigint not null,
  balance integer not null default 0,
  updated_at timestamptz not null default now(),
  primary key (company_id, customer_id),
  foreign key (company_id, customer_id) references crm.customer);
comment on table sales.points_account is 'Points of a customer; below 0 where goods came back whose points were spent. Source: sales-crm-finance.md B9.';
select platform.protect('sales.points_account', 'select');

create table sales.points_lot (
  company_id bigint not null, id bigint generated always as identity, customer_id bigint not null,
  earned integer not null constraint points_lot_earned check (earned > 0),
  remaining integer not null constraint points_lot_remaining check (remaining between 0 and earned),
  point_minor bigint not null constraint points_lot_point check (point_minor > 0),
  earned_on date not null, expires_on date constraint points_lot_expires check (expires_on >= earned_on),
  primary key (company_id, id),
  foreign key (company_id, customer_id) references sales.points_account);
comment on table sales.points_lot is 'Points by when they were earned; those that expire first pay first. point_minor: value of a point in minor units of the company’s currency. The points liability is the sum of remaining points at their value.';
create index points_lot_open on sales.points_lot (company_id, customer_id, expires_on, id) where remaining > 0;
create index points_lot_expiring on sales.points_lot (company_id, expires_on) where remaining > 0;
create index points_lot_customer on sales.points_lot (company_id, customer_id);
select platform.protect('sales.points_lot', 'select');

create table sales.points_move (
  company_id bigint not null, id bigint generated always as identity, customer_id bigint not null, lot_id bigint,
  kind text not null constraint points_move_kind check (kind in ('earn', 'redeem', 'claw_back', 'void', 'expire', 'adjust', 'merge')),
  points integer not null constraint points_move_points check (points <> 0),
  sale_id bigint, reason text constraint points_move_reason check (length(btrim(reason)) between 1 and 500),
  moved_at timestamptz not null default now(), moved_by bigint,
  primary key (company_id, id),
  foreign key (company_id, customer_id) references sales.points_account,
  foreign key (company_id, lot_id) references sales.points_lot,
  foreign key (company_id, sale_id) references sales.sale,
  foreign key (company_id, moved_by) references erp.app_user);
comment on table sales.points_move is 'The ledger of points: a balance is the sum of its moves. lot_id: null for points that were owed. Append-only.';
create index points_move_customer on sales.points_move (company_id, customer_id, id);
create index points_move_lot on sales.points_move (company_id, lot_id);
create index points_move_sale on sales.points_move (company_id, sale_id);
create index points_move_moved_by on sales.points_move (company_id, moved_by);
select platform.protect('sales.points_move', 'select');
create trigger points_move_append_only before update or delete on sales.points_move for each row execute function platform.refuse_change();
create trigger points_move_no_truncate before truncate on sales.points_move for each statement execute function platform.refuse_change();

create table sales.sale_points (
  company_id bigint not null, sale_id bigint not null, customer_id bigint not null,
  eligible_minor bigint not null constraint sale_points_eligible check (eligible_minor >= 0),
  earn_per_minor bigint not null constraint sale_points_earn_per check (earn_per_minor > 0),
  earned integer not null constraint sale_points_earned check (earned >= 0),
  kept integer not null constraint sale_points_kept check (kept between 0 and earned),
  primary key (company_id, sale_id),
  foreign key (company_id, sale_id) references sales.sale,
  foreign key (company_id, customer_id) references sales.points_account);
comment on table sales.sale_points is 'What a receipt earned. eligible_minor: what counts of it; kept: earned less what its returns took back.';
create index sale_points_customer on sales.sale_points (company_id, customer_id);
select platform.protect('sales.sale_points', 'select');

create view sales.points_list with (security_invoker = true) as
  select a.company_id, a.customer_id as id, c.name, a.balance,
    (select coalesce(sum(l.remaining * l.point_minor), 0)::bigint from sales.points_lot l
      where l.company_id = a.company_id and l.customer_id = a.customer_id and l.remaining > 0) as value_minor,
    (select min(l.expires_on) from sales.points_lot l
      where l.company_id = a.company_id and l.customer_id = a.customer_id and l.remaining > 0) as expires_on, a.updated_at
  from sales.points_account a join crm.customer c on c.company_id = a.company_id and c.id = a.customer_id;
comment on view sales.points_list is 'Customers with their points, what these are worth and when the first of them expire.';
grant select on sales.points_list to app, maint;

create or replace function accounts.default_posting_rules() returns table (role text, name text, account_code text)
  language sql immutable set search_path = pg_catalog, pg_temp as $$
  values
    ('transfer_expense', 'Transfer expense', '5040'),
    ('tender_cash', 'Cash payments', '1000'), ('tender_card_manual', 'Card payments by hand', '1100'),
    ('tender_mobile', 'Mobile payments', '1100'), ('tender_bank_transfer', 'Bank transfers', '1020'), ('tender_cheque', 'Cheques', '1030'),
    ('tender_voucher', 'Gift vouchers', '2300'), ('tender_store_credit', 'Store credit', '2310'),
    ('tender_points', 'Points', '2350'), ('points_cost', 'Cost of points', '4090'),
    ('goodwill', 'Goodwill', '6060'), ('voucher_breakage', 'Voucher breakage', '4900'),
    ('safe', 'Safe', '1010'), ('cash_difference', 'Cash over and short', '6020'), ('cash_in_transit', 'Cash in transit', '1030'),
    ('supplier_prepayment', 'Supplier prepayments', '1500'), ('purchase_discount', 'Purchase discounts', '5060'),
    ('customer_credit', 'Unallocated receipts', '2210'), ('sales_discount', 'Settlement discounts', '6050'), ('bad_debt', 'Bad debt', '6010')
$$;
select accounts.create_missing_rules();

-- Points follow a customer who is merged into another one; undoing the merge leaves them there.
create function sales.merge_points() returns trigger
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform sales.require_company(new.company_id);
  if not exists (select from sales.points_account a where a.company_id = new.company_id and a.customer_id = new.id and a.balance <> 0) then return null; end if;
  perform sales.lock_points(new.company_id, array[new.id, new.merged_into_id]);
  perform sales.move_points_to(new.company_id, new.id, new.merged_into_id);
  return null;
end $$;
revoke all on function sales.merge_points from public;
grant execute on function sales.merge_points to app;
create trigger customer_points after update of merged_into_id on crm.customer for each row
  when (new.merged_into_id is not null and old.merged_into_id is distinct from new.merged_into_id) execute function sales.merge_points();
