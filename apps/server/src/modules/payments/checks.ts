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
]
