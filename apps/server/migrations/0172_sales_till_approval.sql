-- What a second person allowed at a till, and how often a PIN was tried. docs/guides/sales.md, Approvals at the till.
create table sales.till_approval (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  till_session_id bigint not null, receipt_uid uuid not null,
  kind text not null constraint till_approval_kind check (kind in ('discount', 'price_override', 'refund', 'unreceipted', 'void')),
  variant_id bigint, value bigint constraint till_approval_value check (value >= 0),
  requested_by bigint not null, approved_by bigint not null, approved_at timestamptz not null default now(),
  primary key (company_id, id),
  constraint till_approval_second_person check (requested_by <> approved_by),
  constraint till_approval_of_price check ((kind = 'price_override') = (variant_id is not null)),
  constraint till_approval_of_void check ((kind = 'void') = (value is null)),
  foreign key (company_id, till_session_id) references sales.till_session,
  foreign key (company_id, variant_id) references procure.variant,
  foreign key (company_id, requested_by) references erp.app_user,
  foreign key (company_id, approved_by) references erp.app_user);
comment on table sales.till_approval is 'What approved_by allowed requested_by for one receipt, by PIN. value: highest discount in parts per million, price or refund in minor units of the company currency. Append-only. Source: sales-crm-finance.md B2, C2.';
create index till_approval_receipt on sales.till_approval (company_id, receipt_uid);
create index till_approval_session on sales.till_approval (company_id, till_session_id);
create index till_approval_variant on sales.till_approval (company_id, variant_id);
create index till_approval_requested_by on sales.till_approval (company_id, requested_by);
create index till_approval_approved_by on sales.till_approval (company_id, approved_by);
select platform.protect('sales.till_approval', 'select, insert');
create trigger till_approval_append_only before update or delete on sales.till_approval for each row execute function platform.refuse_change();
create trigger till_approval_no_truncate before truncate on sales.till_approval for each statement execute function platform.refuse_change();

-- Allowed one act by a token and was never written; approvals are of a receipt.
drop table auth.manager_override;

create table auth.pin_attempt (
  company_id bigint not null references erp.company, user_id bigint not null,
  failures integer not null constraint pin_attempt_failures check (failures >= 0),
  tried_at timestamptz not null default now(),
  primary key (company_id, user_id),
  foreign key (company_id, user_id) references erp.app_user);
comment on table auth.pin_attempt is 'PINs of a person that somebody else entered since the last right one. Five leave the PIN unusable for 15 minutes.';
select platform.protect('auth.pin_attempt', 'select, insert, update');
