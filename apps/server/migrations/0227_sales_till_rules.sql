-- Returns outside the policy of the store are approved like discounts. docs/guides/sales.md, Returns and voids.
alter table sales.till_approval
  drop constraint till_approval_kind, drop constraint till_approval_of_price, drop constraint till_approval_of_void,
  add constraint till_approval_kind check (kind in ('discount', 'price_override', 'refund', 'refund_tender', 'return_policy', 'unreceipted', 'void')),
  add constraint till_approval_of_product check ((kind in ('price_override', 'return_policy')) = (variant_id is not null)),
  add constraint till_approval_without_value check ((kind in ('return_policy', 'void')) = (value is null));
comment on table sales.till_approval is 'What approved_by allowed requested_by for one receipt, by PIN. value: highest discount in parts per million; price, refund, or what is paid back by other payments than were made, in minor units of the company currency. Append-only.';
