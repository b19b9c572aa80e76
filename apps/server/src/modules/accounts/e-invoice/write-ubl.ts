import { decimalOfUnits } from '@countinghouse/kernel/exact'
import { currencyDigits, decimalOfMinor } from '@countinghouse/kernel/money'
import type { TaxCategory, UblDocument, UblLine, UblParty } from './ubl-document.ts'

const oasis = 'urn:oasis:names:specification:ubl:schema:xsd'

/** Why no tax is charged (BT-120), unless the customer is exempt. Source: EN 16931 BR-E-10, BR-AE-10. */
const reasons: Readonly<Partial<Record<TaxCategory, string>>> = { E: 'Exempt from tax', AE: 'Reverse charge' }

/**
 * An invoice or credit note as XML. Elements stand in the order of the schema. Source: EN 16931-1 and its UBL syntax binding
 * CEN/TS 16931-3-2; OASIS UBL 2.1.
 */
export function writeUbl(document: UblDocument): string {
  const { kind, number, issuedOn, taxPoint, dueOn, currency, note, reference, originalNumber } = document
  const isInvoice = kind === 'invoice'
  const root = isInvoice ? 'Invoice' : 'CreditNote'
  const amount = amountsIn(currency)
  const type = isInvoice ? cbc('InvoiceTypeCode', '380') : cbc('CreditNoteTypeCode', '381')
  // In the schema of credit notes the tax point comes before the type, and there is no due date.
  const head = isInvoice
    ? [cbc('DueDate', dueOn), type, optional('Note', note), cbc('TaxPointDate', taxPoint)]
    : [cbc('TaxPointDate', taxPoint), type, optional('Note', note)]
  const content = [
    cbc('CustomizationID', 'urn:cen.eu:en16931:2017'),
    cbc('ID', number),
    cbc('IssueDate', issuedOn),
    ...head,
    cbc('DocumentCurrencyCode', currency),
    reference === null ? '' : cac('OrderReference', cbc('ID', reference)),
    originalNumber === null ? '' : cac('BillingReference', cac('InvoiceDocumentReference', cbc('ID', originalNumber))),
    cac('AccountingSupplierParty', party(document.seller)),
    cac('AccountingCustomerParty', party(document.buyer)),
    isInvoice ? '' : cac('PaymentTerms', cbc('Note', `Due ${dueOn}`)),
    taxTotal(document, amount),
    cac(
      'LegalMonetaryTotal',
      amount('LineExtensionAmount', document.netMinor),
      amount('TaxExclusiveAmount', document.netMinor),
      amount('TaxInclusiveAmount', document.grossMinor),
      amount('PayableAmount', document.grossMinor),
    ),
    ...document.lines.map((line) => lineOf(line, isInvoice, currency)),
  ]
  const spaces = `xmlns="${oasis}:${root}-2" xmlns:cac="${oasis}:CommonAggregateComponents-2" xmlns:cbc="${oasis}:CommonBasicComponents-2"`
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${spaces}>${content.join('')}</${root}>\n`
}

function party({ name, lines, city, postcode, region, country, taxNumber, registrationNo, email }: UblParty): string {
  const [street = null, additional = null] = lines
  return cac(
    'Party',
    cac(
      'PostalAddress',
      optional('StreetName', street),
      optional('AdditionalStreetName', additional),
      optional('CityName', city),
      optional('PostalZone', postcode),
      optional('CountrySubentity', region),
      cac('Country', cbc('IdentificationCode', country)),
    ),
    taxNumber === null ? '' : cac('PartyTaxScheme', cbc('CompanyID', taxNumber), vat()),
    cac('PartyLegalEntity', cbc('RegistrationName', name), optional('CompanyID', registrationNo)),
    email === null ? '' : cac('Contact', cbc('ElectronicMail', email)),
  )
}

type Subtotal = { category: TaxCategory; ratePpm: number; taxableMinor: number; taxMinor: number }

/** Tax by category and rate (BG-23). */
export function subtotalsOf(lines: readonly UblLine[]): readonly Readonly<Subtotal>[] {
  const found = new Map<string, Subtotal>()
  for (const { category, ratePpm, netMinor, taxMinor } of lines) {
    const key = `${category} ${ratePpm}`
    const sum = found.get(key) ?? { category, ratePpm, taxableMinor: 0, taxMinor: 0 }
    found.set(key, { ...sum, taxableMinor: sum.taxableMinor + netMinor, taxMinor: sum.taxMinor + taxMinor })
  }
  return [...found.values()]
}

function taxTotal({ lines, taxMinor, exemption }: UblDocument, amount: ReturnType<typeof amountsIn>): string {
  const subtotals = subtotalsOf(lines).map(({ category, ratePpm, taxableMinor, taxMinor: minor }) =>
    cac(
      'TaxSubtotal',
      amount('TaxableAmount', taxableMinor),
      amount('TaxAmount', minor),
      taxCategory('TaxCategory', category, ratePpm, (category === 'E' ? exemption : null) ?? reasons[category] ?? null),
    ),
  )
  return cac('TaxTotal', amount('TaxAmount', taxMinor), ...subtotals)
}

function lineOf(line: UblLine, isInvoice: boolean, currency: string): string {
  const { lineNo, name, sku, quantity, unitCode, netMinor, category, ratePpm, unitPrice } = line
  const amount = amountsIn(currency)
  const unit = `unitCode="${escaped(unitCode)}"`
  // A price that has no exact decimals is that of the whole quantity.
  const price =
    unitPrice === null
      ? amount('PriceAmount', netMinor) + cbc('BaseQuantity', quantity, unit)
      : cbc('PriceAmount', unitPrice, `currencyID="${currency}"`)
  return cac(
    isInvoice ? 'InvoiceLine' : 'CreditNoteLine',
    cbc('ID', String(lineNo)),
    cbc(isInvoice ? 'InvoicedQuantity' : 'CreditedQuantity', quantity, unit),
    amount('LineExtensionAmount', netMinor),
    cac(
      'Item',
      cbc('Name', name),
      sku === null ? '' : cac('SellersItemIdentification', cbc('ID', sku)),
      taxCategory('ClassifiedTaxCategory', category, ratePpm, null),
    ),
    cac('Price', price),
  )
}

function taxCategory(name: string, category: TaxCategory, ratePpm: number, reason: string | null): string {
  const percent = decimalOfUnits(BigInt(ratePpm), 4)
  return cac(name, cbc('ID', category), cbc('Percent', percent), optional('TaxExemptionReason', reason), vat())
}

function vat(): string {
  return cac('TaxScheme', cbc('ID', 'VAT'))
}

function amountsIn(currency: string) {
  const digits = currencyDigits(currency)
  return (name: string, minor: number) => cbc(name, decimalOfMinor(minor, digits), `currencyID="${currency}"`)
}

function optional(name: string, value: string | null): string {
  return value === null || value === '' ? '' : cbc(name, value)
}

function cbc(name: string, value: string, attributes = ''): string {
  return `<cbc:${name}${attributes === '' ? '' : ` ${attributes}`}>${escaped(value)}</cbc:${name}>`
}

function cac(name: string, ...content: readonly string[]): string {
  return `<cac:${name}>${content.join('')}</cac:${name}>`
}

/** Characters that XML 1.0 does not have are dropped. */
function escaped(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
