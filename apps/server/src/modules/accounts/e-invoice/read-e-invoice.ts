import { Readable } from 'node:stream'
import { text } from '@countinghouse/contract/accounts/e-invoice.text'
import { invoice } from '@countinghouse/contract/accounts/invoice'
import type { TaxKind } from '@countinghouse/contract/accounts/tax-code'
import { fail } from '@countinghouse/contract/errors'
import { format } from '@countinghouse/contract/text'
import { currencyDigits } from '@countinghouse/kernel/money'
import { netOfLine } from '@countinghouse/kernel/money-line'
import type { Text } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { readDocument } from '../../../platform/documents/document.ts'
import type { DownloadAnswer } from '../../../platform/files/download.ts'
import type { Invoice } from '../invoice/invoice-type.ts'
import { readTaxCodes } from '../tax/resolve-taxes.ts'
import type { TaxCategory, UblLine, UblParty } from './ubl-document.ts'
import { writeUbl } from './write-ubl.ts'

const categories: Readonly<Partial<Record<TaxKind, TaxCategory>>> = {
  standard: 'S',
  reduced: 'S',
  zero: 'Z',
  exempt: 'E',
  reverse_charge: 'AE',
}

/** UN/ECE Recommendation 20, by the codes that units of measure usually have; others are counted as pieces. */
const unitCodes: Readonly<Record<string, string>> = { kg: 'KGM', g: 'GRM', m: 'MTR', cm: 'CMT', l: 'LTR', ml: 'MLT' }
const pieces = 'C62'

/** Throws: not_found, state_conflict unless it is posted, accounts.e_invoice_incomplete with what is missing. */
export async function readEInvoice(ctx: Ctx, reader: Reader, id: number): Promise<DownloadAnswer> {
  const row = (await readDocument(ctx, reader, invoice, id)) as Invoice
  const { kind, status, number, issuedOn, taxPoint, dueOn, currencyCode, netMinor, taxMinor, grossMinor } = row
  if (status !== 'posted' || number === null || currencyCode === null)
    fail('state_conflict', { details: { status, allowed: [] } })
  if (row.isCharge === true) incomplete(ctx, text.is_charge)
  const { seller, buyer } = await readParties(ctx, reader, id)
  const lines = await readLines(ctx, reader, row)
  if (seller.taxNumber === null) incomplete(ctx, text.no_tax_number)
  if (buyer.taxNumber === null && lines.some(({ category }) => category === 'AE'))
    incomplete(ctx, text.no_buyer_tax_number)
  const xml = writeUbl({
    kind,
    number,
    issuedOn,
    taxPoint: taxPoint ?? issuedOn,
    dueOn,
    currency: currencyCode,
    note: row.note,
    exemption: exemptionOf(row),
    reference: row.reference ?? null,
    originalNumber: row.originalName,
    seller,
    buyer,
    lines,
    netMinor,
    taxMinor,
    grossMinor,
  })
  const bytes = Buffer.from(xml)
  return { bytes: Readable.from(bytes), name: `${number}.xml`, mediaType: 'application/xml', byteSize: bytes.length }
}

/** In the language of the reasons that the format has by itself. */
function exemptionOf({ taxExemption, taxCertificate }: Invoice): string | null {
  if (taxExemption == null || taxCertificate == null) return taxExemption ?? null
  return `${taxExemption}, certificate ${taxCertificate}`
}

/** A customer without a country is one of the country of the store, as for its tax. */
async function readParties(
  { companyId }: Ctx,
  reader: Reader,
  id: number,
): Promise<{ readonly seller: UblParty; readonly buyer: UblParty }> {
  const address = (of: 'c' | 'p', country: ReturnType<typeof sql>) => sql`
    'lines', array_remove(array[${sql.ref(`${of}.address_line1`)}, ${sql.ref(`${of}.address_line2`)}], null), 'city', ${sql.ref(`${of}.city`)},
    'postcode', ${sql.ref(`${of}.postcode`)}, 'region', ${sql.ref(`${of}.region`)}, 'country', ${country}, 'email', ${sql.ref(`${of}.email`)}`
  const { rows } = await sql<{ seller: UblParty; buyer: UblParty }>`
    select json_build_object('name', coalesce(c.legal_name, c.name), 'taxNumber', c.tax_no, 'registrationNo', c.registration_no,
        ${address('c', sql`c.country_code`)}) as seller,
      json_build_object('name', p.name, 'taxNumber', p.tax_number, 'registrationNo', null,
        ${address('p', sql`coalesce(p.country_code, s.country_code, c.country_code)`)}) as buyer
    from accounts.invoice i
    join erp.company c on c.id = i.company_id
    join crm.customer p on p.company_id = i.company_id and p.id = i.customer_id
    join erp.store s on s.company_id = i.company_id and s.id = i.store_id
    where i.company_id = ${companyId} and i.id = ${id}`.execute(reader)
  const { seller, buyer } = rows[0] ?? fail('not_found')
  return { seller: prefixed(seller), buyer: prefixed(buyer) }
}

/** VAT numbers begin with the prefix of their country, which is EL for Greece. Source: EN 16931 BR-CO-09. */
function prefixed(party: UblParty): UblParty {
  const { taxNumber, country } = party
  if (taxNumber === null || /^[A-Za-z]{2}/.test(taxNumber)) return party
  return { ...party, taxNumber: `${country === 'GR' ? 'EL' : country}${taxNumber}` }
}

type Goods = { readonly sku: string; readonly unit: string | null }

/** Throws: accounts.e_invoice_incomplete at a line with several rates, or none that the format has. */
async function readLines(ctx: Ctx, reader: Reader, row: Invoice): Promise<readonly UblLine[]> {
  const { companyId } = ctx
  const taxCodeIds = [...new Set(row.lines.flatMap(({ appliedTaxCodeId }) => appliedTaxCodeId ?? []))]
  const day = row.taxPoint ?? row.issuedOn
  const taxes = await readTaxCodes(reader, companyId, { direction: 'sale', day, taxCodeIds })
  const { rows: goods } = await sql<Goods & { id: number }>`
    select v.id, v.sku, lower(u.code) as unit from procure.variant v
    join procure.product p on p.company_id = v.company_id and p.id = v.product_id
    left join procure.unit u on u.company_id = p.company_id and u.id = p.base_unit_id
    where v.company_id = ${companyId} and v.id = any(${row.lines.flatMap(({ variantId }) => variantId ?? [])}::bigint[])`.execute(
    reader,
  )
  const known = new Map(goods.map((one) => [one.id, one]))
  const digits = currencyDigits(row.currencyCode ?? '')
  return row.lines.map((line, at): UblLine => {
    const tax = taxes.get(line.appliedTaxCodeId ?? 0)
    const category = tax == null ? undefined : categories[tax.kind]
    const rates = tax?.rates.filter(({ ratePpm }) => ratePpm > 0) ?? []
    if (category === undefined || (category === 'S' && rates.length !== 1))
      return incomplete(ctx, text.no_single_rate, { line: at + 1 })
    const { netMinor, taxMinor, quantity, unitPrice, discountPpm } = line
    const isExact =
      discountPpm === 0 &&
      netOfLine({ quantity, unitPrice, discountsPpm: [] }, digits) === netMinor &&
      !row.isTaxInclusive
    const { sku = null, unit = null } = known.get(line.variantId ?? 0) ?? {}
    return {
      lineNo: at + 1,
      name: line.description ?? sku ?? String(at + 1),
      sku,
      quantity: String(quantity),
      unitCode: unitCodes[unit ?? ''] ?? pieces,
      netMinor,
      taxMinor,
      category,
      ratePpm: category === 'S' ? (rates[0]?.ratePpm ?? 0) : 0,
      unitPrice: isExact ? unitPrice : null,
    }
  })
}

function incomplete({ locale }: Ctx, words: Text, values: Readonly<Record<string, number>> = {}): never {
  return fail('accounts.e_invoice_incomplete', { message: format(words, locale, values) })
}
