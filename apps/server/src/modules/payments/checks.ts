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
  settlementCheck('payments.written_off_settlements_are_write_offs', {
    by: 'write_off',
    status: 'posted',
    words: 'write-offs',
  }),
]

type Settling = {
  /** Table of the documents and, with `_id` and `_line`, their column in the ledger and their lines. */
  readonly by: 'supplier_payment' | 'customer_payment' | 'write_off'
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
