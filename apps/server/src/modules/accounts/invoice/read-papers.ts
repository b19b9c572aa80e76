import { text } from '@countinghouse/contract/accounts/invoice.text'
import { format } from '@countinghouse/contract/text'
import { convertMinor } from '@countinghouse/kernel/exchange'
import type { Locale, Text } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import { formatMoneyText } from '../../../platform/print/money-labels.ts'
import type { PaperDetails, PaperReader } from '../../../platform/print/paper-details.ts'
import type { Invoice } from './invoice-type.ts'

type Parties = {
  readonly id: number
  readonly company: string
  readonly baseCurrency: string
  readonly address: readonly string[]
  readonly taxNo: string | null
  readonly registrationNo: string | null
  readonly customer: readonly string[]
  readonly customerTaxNo: string | null
  readonly isReverse: boolean
}

/** Both parties with their addresses and tax numbers, the totals, and what the law wants said. Source: docs/guides/accounts.md, Invoices. */
export const readInvoicePapers: PaperReader = async ({ companyId }, reader, rows, language) => {
  const { rows: parties } = await sql<Parties>`
    select i.id, coalesce(c.legal_name, c.name) as company, c.base_currency as "baseCurrency", c.tax_no as "taxNo",
      c.registration_no as "registrationNo", p.tax_number as "customerTaxNo",
      array_remove(array[c.address_line1, c.address_line2, nullif(concat_ws(' ', c.postcode, c.city), ''), c.region], null) as address,
      array_remove(array[p.name, p.address_line1, p.address_line2, nullif(concat_ws(' ', p.postcode, p.city), ''), p.region,
        case when p.country_code <> c.country_code then n.name end], null) as customer,
      exists (select from accounts.invoice_line l join accounts.tax_code t on t.company_id = l.company_id and t.id = l.applied_tax_code_id
        where l.company_id = i.company_id and l.invoice_id = i.id and t.kind = 'reverse_charge') as "isReverse"
    from accounts.invoice i join erp.company c on c.id = i.company_id
    join crm.customer p on p.company_id = i.company_id and p.id = i.customer_id
    left join platform.country n on n.code = p.country_code
    where i.company_id = ${companyId} and i.id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(reader)
  const invoices = new Map(rows.map((row) => [row.id, row as unknown as Invoice]))
  return new Map(
    parties.flatMap((party): [number, PaperDetails][] => {
      const row = invoices.get(party.id)
      return row === undefined ? [] : [[party.id, detailsOf(row, party, language)]]
    }),
  )
}

function detailsOf(row: Invoice, party: Parties, language: Locale): PaperDetails {
  const said = (words: Text, values = {}) => format(words, language, values)
  const numbered = (words: Text, number: string | null) => (number === null ? [] : [said(words, { number })])
  return {
    title: said(row.kind === 'invoice' ? text.paper : text.paperCredit),
    company: party.company,
    place: [
      ...party.address,
      ...numbered(text.taxNo, party.taxNo),
      ...numbered(text.registrationNo, party.registrationNo),
    ],
    party: { label: said(text.billTo), lines: [...party.customer, ...numbered(text.taxNo, party.customerTaxNo)] },
    sums: sumsOf(row, party.baseCurrency, language),
    without: row.instalments.length > 1 ? [] : ['instalments'],
    remarks: [
      ...exemptionOf(row, language),
      ...(party.isReverse ? [said(text.reverseCharge)] : []),
      ...(row.note === null ? [] : [row.note]),
    ],
  }
}

function exemptionOf({ taxExemption, taxCertificate }: Invoice, language: Locale): readonly string[] {
  if (taxExemption == null) return []
  const certificate = taxCertificate ?? null
  return [
    certificate === null
      ? format(text.exempted, language, { reason: taxExemption })
      : format(text.exemptedBy, language, { reason: taxExemption, certificate }),
  ]
}

/** Of an invoice in a foreign currency the tax is also said in the company's. */
function sumsOf({ netMinor, taxMinor, grossMinor, ...row }: Invoice, base: string, language: Locale) {
  const currency = row.currencyCode ?? base
  const sum = (label: string, minor: number, isStrong = false, of = currency) => ({
    label,
    value: formatMoneyText(minor, of, language),
    isStrong,
  })
  const rate = row.exchangeRate ?? '1'
  const inBase = sum(
    format(text.taxIn, language, { currency: base }),
    convertMinor(taxMinor, { from: currency, to: base, rate }),
    false,
    base,
  )
  return [
    sum(text.netMinor[language], netMinor),
    sum(text.taxMinor[language], taxMinor),
    ...(currency === base ? [] : [inBase]),
    sum(text.total[language], grossMinor, true),
  ]
}
