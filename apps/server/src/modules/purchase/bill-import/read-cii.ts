import type { XmlElement } from '@rgrove/parse-xml'
import { elementsAt, textAt } from '../../../platform/xml/xml-elements.ts'
import type { Party, RawAdjustment, RawInvoice, RawLine } from './e-invoice.ts'
import { requireFewAdjustments, requireFewLines } from './e-invoice.ts'
import { creditTypes } from './read-ubl.ts'

/** Namespace of the document. Source: UN/CEFACT Cross Industry Invoice D16B. */
export const ciiSpace = 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100'

const [trade, agreement, settlement] = [
  'SupplyChainTradeTransaction',
  'ApplicableHeaderTradeAgreement',
  'ApplicableHeaderTradeSettlement',
]

/**
 * Throws: EInvoiceRefusal for too many lines, allowances or charges. Source: CEN/TS 16931-3-3, the binding of EN 16931 to CII D16B, which
 * ZUGFeRD and Factur-X embed.
 */
export function readCii(root: XmlElement): RawInvoice {
  const settled = (...path: readonly string[]) => textAt(root, trade, settlement, ...path)
  const sum = (name: string) => settled('SpecifiedTradeSettlementHeaderMonetarySummation', name)
  const currency = settled('InvoiceCurrencyCode')
  const lines = elementsAt(root, trade, 'IncludedSupplyChainTradeLineItem')
  const adjustments = elementsAt(root, trade, settlement, 'SpecifiedTradeAllowanceCharge')
  requireFewLines(lines.length)
  requireFewAdjustments(adjustments.length, null)
  return {
    isCredit: creditTypes.has(textAt(root, 'ExchangedDocument', 'TypeCode') ?? ''),
    number: textAt(root, 'ExchangedDocument', 'ID'),
    issuedOn: dayOf(textAt(root, 'ExchangedDocument', 'IssueDateTime', 'DateTimeString')),
    taxPoint: dayOf(settled('ApplicableTradeTax', 'TaxPointDate', 'DateString')),
    dueOn: dayOf(settled('SpecifiedTradePaymentTerms', 'DueDateDateTime', 'DateTimeString')),
    currency,
    orderReference: textAt(root, trade, agreement, 'BuyerOrderReferencedDocument', 'IssuerAssignedID'),
    creditedNumber: settled('InvoiceReferencedDocument', 'IssuerAssignedID'),
    seller: partyOf(root, 'SellerTradeParty'),
    buyer: partyOf(root, 'BuyerTradeParty'),
    lines: lines.map(lineOf),
    adjustments: adjustments.map(adjustmentOf),
    net: sum('TaxBasisTotalAmount'),
    tax: taxOf(root, currency),
    gross: sum('GrandTotalAmount'),
    prepaid: sum('TotalPrepaidAmount'),
    rounding: sum('RoundingAmount'),
  }
}

/** `20260131` in format 102. */
function dayOf(text: string | null): string | null {
  return text?.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3') ?? null
}

function partyOf(root: XmlElement, side: string): Party {
  const texts = (...path: readonly string[]) =>
    elementsAt(root, trade, agreement, side, ...path).map(({ text }) => text.trim())
  return {
    names: [...texts('Name'), ...texts('SpecifiedLegalOrganization', 'TradingBusinessName')],
    taxNumbers: texts('SpecifiedTaxRegistration', 'ID'),
    country: textAt(root, trade, agreement, side, 'PostalTradeAddress', 'CountryID'),
  }
}

function lineOf(line: XmlElement, at: number): RawLine {
  const own = [
    ...elementsAt(line, 'SpecifiedLineTradeSettlement', 'SpecifiedTradeAllowanceCharge'),
    ...elementsAt(line, 'SpecifiedLineTradeAgreement', 'GrossPriceProductTradePrice', 'AppliedTradeAllowanceCharge'),
  ]
  requireFewAdjustments(own.length, at + 1)
  const [quantity] = elementsAt(line, 'SpecifiedLineTradeDelivery', 'BilledQuantity')
  const product = (name: string) => textAt(line, 'SpecifiedTradeProduct', name)
  const price = (name: string) => textAt(line, 'SpecifiedLineTradeAgreement', 'NetPriceProductTradePrice', name)
  const settled = (...path: readonly string[]) => textAt(line, 'SpecifiedLineTradeSettlement', ...path)
  return {
    name: product('Name'),
    sellerCode: product('SellerAssignedID'),
    buyerCode: product('BuyerAssignedID'),
    gtin: product('GlobalID'),
    quantity: quantity?.text.trim() ?? null,
    unit: quantity?.attributes['unitCode'] ?? null,
    price: price('ChargeAmount'),
    baseQuantity: price('BasisQuantity'),
    net: settled('SpecifiedTradeSettlementLineMonetarySummation', 'LineTotalAmount'),
    category: settled('ApplicableTradeTax', 'CategoryCode'),
    rate: settled('ApplicableTradeTax', 'RateApplicablePercent'),
  }
}

function adjustmentOf(element: XmlElement): RawAdjustment {
  return {
    chargeIndicator: textAt(element, 'ChargeIndicator', 'Indicator'),
    amount: textAt(element, 'ActualAmount'),
    reason: textAt(element, 'Reason'),
    category: textAt(element, 'CategoryTradeTax', 'CategoryCode'),
    rate: textAt(element, 'CategoryTradeTax', 'RateApplicablePercent'),
  }
}

function taxOf(root: XmlElement, currency: string | null): string | null {
  const amounts = elementsAt(
    root,
    trade,
    settlement,
    'SpecifiedTradeSettlementHeaderMonetarySummation',
    'TaxTotalAmount',
  )
  const own = amounts.find(({ attributes }) => attributes['currencyID'] === currency) ?? amounts[0]
  return own?.text.trim() ?? null
}
