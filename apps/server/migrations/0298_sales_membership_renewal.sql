-- Paid memberships that renew without a user. docs/guides/crm.md, Paid memberships.
alter table sales.membership_plan add column renews_automatically boolean not null default false;
comment on column sales.membership_plan.renews_automatically is 'What memberships of the plan do when they are sold; each may be changed afterwards.';
alter table sales.paid_membership add column renews_automatically boolean not null default false;
comment on column sales.paid_membership.renews_automatically is 'In the night after its last day the next period is sold.';
create index paid_membership_renewing on sales.paid_membership (company_id, ends_on)
  where renews_automatically and status in ('active', 'grace');
select platform.guard_document_again('sales.paid_membership', '{draft>active,active>grace,active>expired,grace>expired,active>cancelled,grace>cancelled}',
  '{card_no,invoice_id,sold_on,net_minor,recognised_minor,credited_minor,recognised_months,next_on,credit_note_id,cancelled_on,reason,renews_automatically}');
