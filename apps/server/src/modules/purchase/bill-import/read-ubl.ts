import type { XmlElement } from '@rgrove/parse-xml'
import { elementsAt, localName, textAt } from '../../../platform/xml/xml-elements.ts'
import type { Party, RawAdjustment, RawInvoice, RawLine } from './e-invoice.ts'
import { requireFewAdjustments, requireFewLines } from './e-invoice.ts'

const schema = 'urn:oasis:names:specification:ubl:schema:xsd'
/** Namespaces of the documents. Source: OASIS UBL 2.1. */
export const ublSpaces: readonly string[] = [`${schema}:Invoice-2`, `${schema}:CreditNote-2`]

/** UNCL 1001: credit notes, also where a program writes them as an invoice. Source: EN 16931-1, BT-3. */
export const creditTypes: ReadonlySet<string> = new Set('81 83 261 262 296 308 381 396 420 458 532'.split(' '))

/** Throws: EInvoiceRefusal for too many lines, allowances or charges. Source: CEN/TS 16931-3-2, the binding of EN 16931 to UBL 2.1. */
export function readUbl(root: XmlElement): RawInvoice {
  const isNote = localName(root) === 'CreditNote'
  const type = textAt(root, 'InvoiceTypeCode') ?? textAt(root, 'CreditNoteTypeCode') ?? ''
  const currency = textAt(root, 'DocumentCurrencyCode')
  const lines = elementsAt(root, isNote ? 'CreditNoteLine' : 'InvoiceLine')
  const adjustments = elementsAt(root, 'AllowanceCharge')
  requireFewLines(lines.length)
  requireFewAdjustments(adjustments.length, null)
  const total = (name: string) => textAt(root, 'LegalMonetaryTotal', name)
  return {
    isCredit: isNote || creditTypes.has(type),
    number: textAt(root, 'ID'),
    issuedOn: textAt(root, 'IssueDate'),
    taxPoint: textAt(root, 'TaxPointDate'),
    dueOn: textAt(root, 'DueDate') ?? textAt(root, 'PaymentMeans', 'PaymentDueDate'),
    currency,
    orderReference: textAt(root, 'OrderReference', 'ID'),
    creditedNumber: textAt(root, 'BillingReference', 'InvoiceDocumentReference', 'ID'),
    seller: partyOf(root, 'AccountingSupplierParty'),
    buyer: partyOf(root, 'AccountingCustomerParty'),
    lines: lines.map(lineOf),
    adjustments: adjustments.map(adjustmentOf),
    net: total('TaxExclusiveAmount'),
    tax: taxOf(root, currency),
    gross: total('TaxInclusiveAmount'),
    prepaid: total('PrepaidAmount'),
    rounding: total('PayableRoundingAmount'),
  }
}

function partyOf(root: XmlElement, side: string): Party {
  const texts = (...path: readonly string[]) => elementsAt(root, side, 'Party', ...path).map(({ text }) => text.trim())
  return {
    names: [...texts('PartyLegalEntity', 'RegistrationName'), ...texts('PartyName', 'Name')],
    taxNumbers: texts('PartyTaxScheme', 'CompanyID'),
    country: textAt(root, side, 'Party', 'PostalAddress', 'Country', 'IdentificationCode'),
  }
}

function lineOf(line: XmlElement, at: number): RawLine {
  const own = [...elementsAt(line, 'AllowanceCharge'), ...elementsAt(line, 'Price', 'AllowanceCharge')]
  requireFewAdjustments(own.length, at + 1)
  const [quantity] = [...elementsAt(line, 'InvoicedQuantity'), ...elementsAt(line, 'CreditedQuantity')]
  const tax = (name: string) => textAt(line, 'Item', 'ClassifiedTaxCategory', name)
  return {
    name: textAt(line, 'Item', 'Name'),
    sellerCode: textAt(line, 'Item', 'SellersItemIdentification', 'ID'),
    buyerCode: textAt(line, 'Item', 'BuyersItemIdentification', 'ID'),
    gtin: textAt(line, 'Item', 'StandardItemIdentification', 'ID'),
    quantity: quantity?.text.trim() ?? null,
    unit: quantity?.attributes['unitCode'] ?? null,
    price: textAt(line, 'Price', 'PriceAmount'),
    baseQuantity: textAt(line, 'Price', 'BaseQuantity'),
    net: textAt(line, 'LineExtensionAmount'),
    category: tax('ID'),
    rate: tax('Percent'),
  }
}

function adjustmentOf(element: XmlElement): RawAdjustment {
  return {
    chargeIndicator: textAt(element, 'ChargeIndicator'),
    amount: textAt(element, 'Amount'),
    reason: textAt(element, 'AllowanceChargeReason'),
    category: textAt(element, 'TaxCategory', 'ID'),
    rate: textAt(element, 'TaxCategory', 'Percent'),
  }
}

/** In the currency of the document; a second total is that of the tax return. */
function taxOf(root: XmlElement, currency: string | null): string | null {
  const amounts = elementsAt(root, 'TaxTotal', 'TaxAmount')
  const own = amounts.find(({ attributes }) => attributes['currencyID'] === currency) ?? amounts[0]
  return own?.text.trim() ?? null
}
