import { sql } from 'kysely'
import type { Check } from '../../platform/registry/check.ts'
import { statementCheck as check } from '../../platform/database/statement-check.ts'

/** Invariants of payments and what they settle. */
export const checks: readonly Check[] = [
  check(
    'payments.settlements_are_payments',
    'settled amounts are those of the lines of sent payments',
    sql`
      select format('payment %s of company %s settles %s of invoice %s, its line says %s', coalesce(s.payment, l.payment),
        coalesce(s.company_id, l.company_id), coalesce(s.amount, 0), coalesce(s.invoice_id, l.invoice_id), coalesce(l.amount, 0)) as issue
      from (
        select company_id, supplier_payment_id as payment, invoice_id, sum(amount_minor) as amount from payments.settlement
        where supplier_payment_id is not null group by 1, 2, 3) s
      full join (
        select l.company_id, l.supplier_payment_id as payment, l.invoice_id, case p.status when 'sent' then l.amount_minor else 0 end as amount
        from payments.supplier_payment_line l
        join payments.supplier_payment p on (p.company_id, p.id) = (l.company_id, l.supplier_payment_id)
        where p.status in ('sent', 'reversed')) l
        on (l.company_id, l.payment, l.invoice_id) = (s.company_id, s.payment, s.invoice_id)
      where coalesce(s.amount, 0) <> coalesce(l.amount, 0)`,
  ),
  check(
    'payments.customer_settlements_are_payments',
    'settled amounts are those of the lines of posted payments of customers',
    sql`
      select format('customer payment %s of company %s settles %s of invoice %s, its line says %s', coalesce(s.payment, l.payment),
        coalesce(s.company_id, l.company_id), coalesce(s.amount, 0), coalesce(s.invoice_id, l.invoice_id), coalesce(l.amount, 0)) as issue
      from (
        select company_id, customer_payment_id as payment, invoice_id, sum(amount_minor) as amount from payments.settlement
        where customer_payment_id is not null group by 1, 2, 3) s
      full join (
        select l.company_id, l.customer_payment_id as payment, l.invoice_id, case p.status when 'posted' then l.amount_minor else 0 end as amount
        from payments.customer_payment_line l
        join payments.customer_payment p on (p.company_id, p.id) = (l.company_id, l.customer_payment_id)
        where p.status in ('posted', 'reversed')) l
        on (l.company_id, l.payment, l.invoice_id) = (s.company_id, s.payment, s.invoice_id)
      where coalesce(s.amount, 0) <> coalesce(l.amount, 0)`,
  ),
  check(
    'payments.invoices_are_not_overpaid',
    'no invoice is settled beyond its amount',
    sql`
      select format('invoice %s of company %s: %s settled of %s', i.id, i.company_id, s.amount, i.gross_minor) as issue
      from (select company_id, invoice_id, sum(amount_minor) as amount from payments.settlement group by 1, 2) s
      join accounts.invoice i on (i.company_id, i.id) = (s.company_id, s.invoice_id)
      where s.amount not between 0 and i.gross_minor`,
  ),
  check(
    'payments.statement_lines_are_entries',
    'matched lines of bank statements are the sum of their ledger entries, and open lines are counted',
    sql`
      select format('line %s of bank statement %s of company %s is %s, its entries are %s', l.line_no, l.bank_statement_id, l.company_id,
        l.amount_minor, m.amount) as issue
      from payments.bank_statement_line l
      join (
        select m.company_id, m.bank_statement_id, m.line_no, sum(e.debit_minor - e.credit_minor) as amount from payments.bank_match m
        join accounts.journal_line e on (e.company_id, e.posted_on, e.id) = (m.company_id, m.posted_on, m.journal_line_id)
        group by 1, 2, 3) m using (company_id, bank_statement_id, line_no)
      where l.amount_minor <> m.amount
      union all
      select format('bank statement %s of company %s has %s open lines, not %s', s.id, s.company_id, s.line_count - coalesce(m.count, 0), s.open_count)
      from payments.bank_statement s
      left join (
        select company_id, bank_statement_id, count(distinct line_no) as count from payments.bank_match group by 1, 2) m
        on (m.company_id, m.bank_statement_id) = (s.company_id, s.id)
      where s.open_count <> s.line_count - coalesce(m.count, 0)`,
  ),
  check(
    'payments.written_off_settlements_are_write_offs',
    'settled amounts are those of the lines of posted write-offs',
    sql`
      select format('write-off %s of company %s settles %s of invoice %s, its line says %s', coalesce(s.write_off, l.write_off),
        coalesce(s.company_id, l.company_id), coalesce(s.amount, 0), coalesce(s.invoice_id, l.invoice_id), coalesce(l.amount, 0)) as issue
      from (
        select company_id, write_off_id as write_off, invoice_id, sum(amount_minor) as amount from payments.settlement
        where write_off_id is not null group by 1, 2, 3) s
      full join (
        select l.company_id, l.write_off_id as write_off, l.invoice_id, case w.status when 'posted' then l.amount_minor else 0 end as amount
        from payments.write_off_line l
        join payments.write_off w on (w.company_id, w.id) = (l.company_id, l.write_off_id)
        where w.status in ('posted', 'reversed')) l
        on (l.company_id, l.write_off, l.invoice_id) = (s.company_id, s.write_off, s.invoice_id)
      where coalesce(s.amount, 0) <> coalesce(l.amount, 0)`,
  ),
]
