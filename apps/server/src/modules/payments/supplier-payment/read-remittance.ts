import { text } from '@countinghouse/contract/payments/supplier-payment.text'
import type { Locale } from '@countinghouse/kernel/text'
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
}

/** Both parties and the paid amount; the label of a settled invoice is the supplier's own number. Source: docs/guides/payments.md, Supplier payments. */
export const readRemittancePapers: PaperReader = async ({ companyId }, reader, rows, language) => {
  const { rows: found } = await sql<Remittance>`
    select p.id, coalesce(c.legal_name, c.name) as company, p.currency_code as "currencyCode",
      p.amount_minor as "amountMinor",
      array_remove(array[c.address_line1, c.address_line2, nullif(concat_ws(' ', c.postcode, c.city), ''), c.region], null) as place,
      array_remove(array[coalesce(s.legal_name, s.name), a.line, nullif(concat_ws(' ', a.postcode, a.city), ''), a.region], null) as supplier
    from payments.supplier_payment p
    join erp.company c on c.id = p.company_id
    join procure.supplier s on s.company_id = p.company_id and s.id = p.supplier_id
    left join lateral (select * from procure.supplier_address o
      where o.company_id = s.company_id and o.supplier_id = s.id and o.kind = 'office' order by o.line_no limit 1) a on true
    where p.company_id = ${companyId} and p.id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(reader)
  return new Map(found.map((payment) => [payment.id, detailsOf(payment, language)]))
}

function detailsOf(payment: Remittance, language: Locale): PaperDetails {
  const { company, place, supplier, amountMinor, currencyCode } = payment
  return {
    company,
    place,
    party: { label: text.supplierId[language], lines: supplier },
    sums: [
      {
        label: text.amountMinor[language],
        value: formatMoneyText(amountMinor, currencyCode, language),
        isStrong: true,
      },
    ],
  }
}
