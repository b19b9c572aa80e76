import { text } from '@countinghouse/contract/payments/supplier-payment.text'
import type { Locale, Text } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import { formatMoneyText } from '../../../platform/print/money-labels.ts'
import type { PaperDetails, PaperReader } from '../../../platform/print/paper-details.ts'

type Remittance = {
  readonly id: number
  readonly company: string
  readonly place: readonly string[]
  readonly supplier: readonly string[]
  readonly currencyCode: string
  readonly amountMinor: number
  readonly prepaymentMinor: number
  readonly appliedMinor: number
  readonly receivedMinor: number
  readonly invoicesMinor: number
  readonly creditsMinor: number
  readonly discountMinor: number
}

/** Both parties and how the paid amount comes about; the label of a settled invoice is the supplier's own number. Source: docs/guides/payments.md, Supplier payments. */
export const readRemittancePapers: PaperReader = async ({ companyId }, reader, rows, language) => {
  const { rows: found } = await sql<Remittance>`
    select p.id, coalesce(c.legal_name, c.name) as company, p.currency_code as "currencyCode",
      p.amount_minor as "amountMinor", p.prepayment_minor as "prepaymentMinor", -p.applied_minor as "appliedMinor",
      p.received_minor as "receivedMinor",
      t.invoices as "invoicesMinor", t.credits as "creditsMinor", t.discount as "discountMinor",
      array_remove(array[c.address_line1, c.address_line2, nullif(concat_ws(' ', c.postcode, c.city), ''), c.region], null) as place,
      array_remove(array[coalesce(s.legal_name, s.name), a.line, nullif(concat_ws(' ', a.postcode, a.city), ''), a.region], null) as supplier
    from payments.supplier_payment p
    join erp.company c on c.id = p.company_id
    join procure.supplier s on s.company_id = p.company_id and s.id = p.supplier_id
    left join lateral (select * from procure.supplier_address o
      where o.company_id = s.company_id and o.supplier_id = s.id and o.kind = 'office' order by o.line_no limit 1) a on true
    cross join lateral (select coalesce(sum(l.amount_minor) filter (where i.kind = 'invoice'), 0)::bigint as invoices,
        coalesce(-sum(l.amount_minor) filter (where i.kind = 'credit_note'), 0)::bigint as credits,
        coalesce(sum(case i.kind when 'credit_note' then l.discount_minor else -l.discount_minor end), 0)::bigint as discount
      from payments.supplier_payment_line l
      join accounts.supplier_invoice i on i.company_id = l.company_id and i.id = l.invoice_id
      where l.company_id = p.company_id and l.supplier_payment_id = p.id) t
    where p.company_id = ${companyId} and p.id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(reader)
  return new Map(found.map((payment) => [payment.id, detailsOf(payment, language)]))
}

function detailsOf({ company, place, supplier, ...payment }: Remittance, language: Locale): PaperDetails {
  const said = (label: Text, minor: number, isStrong = false) => ({
    label: label[language],
    value: formatMoneyText(minor, payment.currencyCode, language),
    isStrong,
  })
  const parts = [
    [text.settledInvoices, payment.invoicesMinor],
    [text.creditNotes, payment.creditsMinor],
    [text.lines_discountMinor, payment.discountMinor],
    [text.appliedMinor, payment.appliedMinor],
    [text.prepaymentMinor, payment.prepaymentMinor],
    [text.receivedMinor, payment.receivedMinor],
  ] as const
  return {
    company,
    place,
    party: { label: text.supplierId[language], lines: supplier },
    sums: [
      ...parts.flatMap(([label, minor]) => (minor === 0 ? [] : [said(label, minor)])),
      said(text.amountMinor, payment.amountMinor, true),
    ],
  }
}
