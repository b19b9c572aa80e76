-- The general ledger, line by line. docs/guides/accounts.md, Statements.
create index journal_line_by_id on accounts.journal_line (company_id, id);
create index journal_line_by_store on accounts.journal_line (company_id, store_id, posted_on, id);

create view accounts.ledger_line with (security_invoker = true) as
  select l.company_id, l.id, l.journal_id as number, l.posted_on, l.account_id, l.store_id, j.source, j.source_type, j.source_id,
    coalesce(l.memo, j.description) as memo, nullif(l.debit_minor, 0) as debit_minor, nullif(l.credit_minor, 0) as credit_minor
  from accounts.journal_line l
  join accounts.journal j on j.company_id = l.company_id and j.id = l.journal_id;
comment on view accounts.ledger_line is 'Lines of posted journals with what posted them. debit_minor and credit_minor: null on the other side.';
grant select on accounts.ledger_line to app, maint;
