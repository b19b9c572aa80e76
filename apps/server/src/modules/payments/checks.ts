import { sql } from 'kysely'
import type { Check } from '../../platform/registry/check.ts'
import { statementCheck as check } from '../../platform/database/statement-check.ts'

/** Invariants of payments and what they settle. */
export const checks: readonly Check[] = [
  settlementCheck('payments.settlements_are_payments', {
    by: 'supplier_payment',
    status: 'sent',
    words: 'payments to suppliers',
  }),
  settlementCheck('payments.customer_settlements_are_payments', {
    by: 'customer_payment',
    status: 'posted',
    words: 'payments of customers',
  }),
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
        select m.company_id, m.bank_statement_id, m.line_no, sum(m.amount_minor) as amount from payments.bank_match m
        group by 1, 2, 3) m using (company_id, bank_statement_id, line_no)
      where l.amount_minor <> m.amount
      union all
      select format('entry %s of company %s is matched with %s', m.journal_line_id, m.company_id, sum(m.amount_minor))
      from payments.bank_match m
      join payments.bank_statement s on (s.company_id, s.id) = (m.company_id, m.bank_statement_id)
      join erp.company c on c.id = m.company_id
      join accounts.journal_line e on (e.company_id, e.posted_on, e.id) = (m.company_id, m.posted_on, m.journal_line_id)
      cross join lateral (
        select payments.entry_amount(s.currency_code, c.base_currency, e.currency_code, e.document_minor, e.debit_minor - e.credit_minor) as whole) w
      group by m.company_id, m.posted_on, m.journal_line_id
      having bool_or(w.whole is null or sign(w.whole) <> sign(m.amount_minor)) or abs(sum(m.amount_minor)) > max(abs(w.whole))
      union all
      select format('bank statement %s of company %s has %s open lines, not %s', s.id, s.company_id, s.line_count - coalesce(m.count, 0), s.open_count)
      from payments.bank_statement s
      left join (
        select company_id, bank_statement_id, count(distinct line_no) as count from payments.bank_match group by 1, 2) m
        on (m.company_id, m.bank_statement_id) = (s.company_id, s.id)
      where s.open_count <> s.line_count - coalesce(m.count, 0)`,
  ),
  settlementCheck('payments.written_off_settlements_are_write_offs', {
    by: 'write_off',
    status: 'posted',
    words: 'write-offs',
  }),
  settlementCheck('payments.netted_settlements_are_nettings', { by: 'netting', status: 'posted', words: 'nettings' }),
  check(
    'payments.nettings_are_even',
    'nettings settle the same amount in both directions, and hold no more than is open',
    sql`
      select format('netting %s of company %s: %s in total, receivables %s, payables %s', n.id, n.company_id, n.total_minor, r.amount, p.amount) as issue
      from payments.netting n
      cross join lateral (
        select coalesce(sum(l.amount_minor), 0) as amount from payments.netting_receivable l
        where (l.company_id, l.netting_id) = (n.company_id, n.id)) r
      cross join lateral (
        select coalesce(sum(l.amount_minor), 0) as amount from payments.netting_payable l
        where (l.company_id, l.netting_id) = (n.company_id, n.id)) p
      where (n.total_minor, n.total_minor) <> (r.amount, p.amount)
      union all
      select format('invoice %s of company %s: %s settled and %s held of %s', i.id, i.company_id, s.amount, h.amount, i.gross_minor)
      from (
        select l.company_id, l.invoice_id, sum(l.amount_minor) as amount from payments.netting_line l
        join payments.netting n on (n.company_id, n.id) = (l.company_id, l.netting_id)
        where n.status in ('proposed', 'withdrawing') group by 1, 2) h
      join accounts.invoice i on (i.company_id, i.id) = (h.company_id, h.invoice_id)
      cross join lateral (
        select coalesce(sum(t.amount_minor), 0) as amount from payments.settlement t
        where (t.company_id, t.invoice_id) = (i.company_id, i.id)) s
      where s.amount + h.amount > i.gross_minor`,
  ),
  check(
    'payments.online_payments_are_booked',
    'what the ledger has of online payments is their posted customer payment, and their refunds and charge-backs are those on record',
    sql`
      select format('online payment %s of company %s: %s in the ledger, its customer payment has %s', o.id, o.company_id, o.booked_minor, p.amount_minor) as issue
      from payments.online_payment o
      join payments.customer_payment p on (p.company_id, p.id) = (o.company_id, o.customer_payment_id)
      where p.status <> 'posted' or o.sales_order_id is null and p.amount_minor <> o.booked_minor
      union all
      select format('online payment %s of company %s: %s in the ledger, its bookings have %s', o.id, o.company_id, o.booked_minor, b.amount)
      from payments.online_payment o
      cross join lateral (
        select coalesce(sum(b.amount_minor), 0) as amount,
          coalesce(sum(p.amount_minor - p.refunded_minor) filter (where p.status = 'posted'), 0) as posted
        from payments.online_booking b
        join payments.customer_payment p on (p.company_id, p.id) = (b.company_id, b.customer_payment_id)
        where (b.company_id, b.online_payment_id) = (o.company_id, o.id)) b
      where o.sales_order_id is not null and (o.booked_minor <> b.amount or b.posted <> b.amount)
      union all
      select format('online payment %s of company %s: %s refunded and %s charged back, on record %s and %s', o.id, o.company_id, o.refunded_minor,
        o.disputed_minor, r.amount, c.amount)
      from payments.online_payment o
      cross join lateral (
        select coalesce(sum(r.amount_minor), 0) as amount from payments.online_refund r
        where (r.company_id, r.online_payment_id) = (o.company_id, o.id) and r.status <> 'failed') r
      cross join lateral (
        select coalesce(sum(c.reopened_minor), 0) as amount from payments.chargeback c
        where (c.company_id, c.online_payment_id) = (o.company_id, o.id)) c
      where (o.refunded_minor, o.disputed_minor) <> (r.amount, c.amount)`,
  ),
]

type Settling = {
  /** Table of the documents and, with `_id` and `_line`, their column in the ledger and their lines. */
  readonly by: 'supplier_payment' | 'customer_payment' | 'write_off' | 'netting'
  /** In which they settle. */
  readonly status: 'sent' | 'posted'
  readonly words: string
}

/** The ledger of settlements has the lines of the documents that settle, and nothing of those that were reversed. */
function settlementCheck(id: string, { by, status, words }: Settling): Check {
  const key = sql.ref(`${by}_id`)
  return check(
    id,
    `settled amounts are those of the lines of ${words}`,
    sql`
      select format('%s %s of company %s settles %s of invoice %s, its line says %s', ${sql.lit(by)}::text, coalesce(s.document, l.document),
        coalesce(s.company_id, l.company_id), coalesce(s.amount, 0), coalesce(s.invoice_id, l.invoice_id), coalesce(l.amount, 0)) as issue
      from (
        select company_id, ${key} as document, invoice_id, sum(amount_minor) as amount from payments.settlement
        where ${key} is not null group by 1, 2, 3) s
      full join (
        select l.company_id, l.${key} as document, l.invoice_id,
          case p.status when ${sql.lit(status)} then l.amount_minor else 0 end as amount
        from ${sql.table(`payments.${by}_line`)} l
        join ${sql.table(`payments.${by}`)} p on (p.company_id, p.id) = (l.company_id, l.${key})
        where p.status in (${sql.lit(status)}, 'reversed')) l
        on (l.company_id, l.document, l.invoice_id) = (s.company_id, s.document, s.invoice_id)
      where coalesce(s.amount, 0) <> coalesce(l.amount, 0)`,
  )
}
