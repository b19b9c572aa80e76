-- Tax lines of journals say what they are charged on, so that the tax return is read from the ledger. docs/guides/accounts.md, Tax return.
alter table accounts.journal_line
  add column taxable_minor bigint, add column tax_direction text constraint journal_line_tax_direction check (tax_direction in ('sale', 'purchase')),
  add constraint journal_line_tax check (num_nulls(tax_component_id, taxable_minor, tax_direction) in (0, 3)),
  drop constraint journal_line_one_side,
  -- Goods taxed at 0 % have a line of amount 0.
  add constraint journal_line_one_side check (debit_minor >= 0 and credit_minor >= 0
    and ((debit_minor > 0) <> (credit_minor > 0) or debit_minor = 0 and credit_minor = 0 and taxable_minor <> 0));
comment on column accounts.journal_line.taxable_minor is 'Amount that the tax is charged on, debit above zero as the tax; with tax_component_id and tax_direction. Units: minor units of the company’s currency.';
comment on column accounts.journal_line.tax_direction is 'sale: output tax, purchase: input tax.';
create index journal_line_by_tax on accounts.journal_line (company_id, posted_on, tax_component_id) where tax_component_id is not null;
alter type accounts.journal_part add attribute taxable_minor bigint, add attribute tax_direction text;

create index tax_rule_seller_country on accounts.tax_rule (seller_country);
create index tax_rule_buyer_country on accounts.tax_rule (buyer_country);
