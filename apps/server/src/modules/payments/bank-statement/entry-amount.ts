import { sql } from 'kysely'

/** What is not matched of ledger entry `l` of a bank account, in the currency of the statement; null: it has no amount in it. */
export function leftOfEntry(currency: string, baseCurrency: string) {
  return sql`(payments.entry_amount(${currency}, ${baseCurrency}, l.currency_code, l.document_minor, l.debit_minor - l.credit_minor)
    - coalesce((select sum(m.amount_minor) from payments.bank_match m
      where m.company_id = l.company_id and m.posted_on = l.posted_on and m.journal_line_id = l.id), 0))::bigint`
}
