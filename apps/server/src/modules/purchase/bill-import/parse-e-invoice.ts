import { text } from '@countinghouse/contract/purchase/bill-import-file.text'
import { text as terms } from '@countinghouse/contract/purchase/bill-import-terms.text'
import { minorOfUnits, ppmOfPart } from '@countinghouse/kernel/exact'
import { mostMinor } from '@countinghouse/kernel/minor'
import { currencyDigits } from '@countinghouse/kernel/money'
import { priceDecimals } from '@countinghouse/kernel/money-line'
import { namespaceOf, rootOf, XmlRefusal } from '../../../platform/xml/xml-elements.ts'
import type { Adjustment, EInvoice, Party, RawAdjustment, RawInvoice, RawLine, ReadLine } from './e-invoice.ts'
import { EInvoiceRefusal, requireFewLines } from './e-invoice.ts'
import { ciiSpace, readCii } from './read-cii.ts'
import { readUbl, ublSpaces } from './read-ubl.ts'

type Term = keyof typeof terms

/** Most characters of what the draft keeps. */
const most = { number: 60, name: 200, code: 60 } as const
const quantityDecimals = 4
/** A per cent with them is in parts per million. */
const percentDecimals = 4
const wholePpm = 1_000_000n

/** An e-invoice in either syntax, told apart by its namespace. Throws: EInvoiceRefusal. Source: EN 16931-1. */
export function parseEInvoice(file: string): EInvoice {
  return checked(rawOf(file))
}

function rawOf(file: string): RawInvoice {
  try {
    const root = rootOf(file)
    const space = namespaceOf(root) ?? ''
    if (ublSpaces.includes(space)) return readUbl(root)
    if (space === ciiSpace) return readCii(root)
  } catch (error) {
    if (error instanceof XmlRefusal) throw new EInvoiceRefusal(text[error.reason], {}, { fileLine: error.line })
    throw error
  }
  throw new EInvoiceRefusal(text.unknown_format)
}

function checked(raw: RawInvoice): EInvoice {
  const { isCredit, orderReference, creditedNumber, lines } = raw
  const currency = needed(raw.currency, 'BT-5')
  if (!/^[A-Z]{3}$/.test(currency)) invalid(currency, 'BT-5')
  const digits = currencyDigits(currency)
  const amount = (value: string, term: Term) => minorOf(value, digits) ?? invalid(value, term)
  const total = (value: string | null, term: Term) => {
    const minor = amount(needed(value, term), term)
    return minor < 0 ? invalid(value ?? '', term) : minor
  }
  const number = needed(raw.number, 'BT-1')
  if (number.length > most.number) invalid(number, 'BT-1')
  if (lines.length === 0) throw new EInvoiceRefusal(text.no_lines)
  const adjustments = raw.adjustments
    .map((one) => adjustmentOf(one, digits))
    .filter(({ amountMinor }) => amountMinor !== 0)
  // A charge becomes a line.
  requireFewLines(lines.length + adjustments.filter(({ isCharge }) => isCharge).length)
  const [netMinor, grossMinor] = [total(raw.net, 'BT-109'), total(raw.gross, 'BT-112')]
  return {
    isCredit,
    number,
    issuedOn: dayOf(needed(raw.issuedOn, 'BT-2'), 'BT-2'),
    taxPoint: raw.taxPoint === null ? null : dayOf(raw.taxPoint, 'BT-7'),
    dueOn: raw.dueOn === null ? null : dayOf(raw.dueOn, 'BT-9'),
    currency,
    orderReference: words(orderReference, most.code),
    creditedNumber: words(creditedNumber, most.number),
    seller: partyOf(raw.seller),
    buyer: partyOf(raw.buyer),
    lines: lines.map((line, at) => lineOf(line, at + 1, digits)),
    adjustments,
    netMinor,
    // Outside the scope of tax there is no total of it.
    taxMinor: raw.tax === null && netMinor === grossMinor ? 0 : total(raw.tax, 'BT-110'),
    grossMinor,
    prepaidMinor: raw.prepaid === null ? 0 : amount(raw.prepaid, 'BT-113'),
    roundingMinor: raw.rounding === null ? 0 : amount(raw.rounding, 'BT-114'),
  }
}

function lineOf(raw: RawLine, line: number, digits: number): ReadLine {
  const asked = (value: string | null, term: Term): string => {
    if (value === null) throw new EInvoiceRefusal(text.line_missing, { line }, { named: { term: terms[term] } })
    return value
  }
  const wrong = (value: string, term: Term): never => {
    throw new EInvoiceRefusal(text.line_invalid, { line, value: cut(value, 40) }, { named: { term: terms[term] } })
  }
  const quantityText = asked(raw.quantity, 'BT-129')
  const netText = asked(raw.net, 'BT-131')
  const priceText = asked(raw.price, 'BT-146')
  const quantity = unitsOf(quantityText, quantityDecimals) ?? wrong(quantityText, 'BT-129')
  const netMinor = minorOf(netText, digits) ?? wrong(netText, 'BT-131')
  const baseText = raw.baseQuantity ?? '1'
  const baseQuantity = unitsOf(baseText, quantityDecimals) ?? wrong(baseText, 'BT-149')
  if (quantity < 0n || netMinor < 0) throw new EInvoiceRefusal(text.below_zero, { line })
  if (quantity === 0n) wrong(quantityText, 'BT-129')
  if (baseQuantity <= 0n) wrong(baseText, 'BT-149')
  if (!/^\d{1,13}(\.\d+)?$/.test(priceText)) wrong(priceText, 'BT-146')
  return {
    name: words(asked(raw.name, 'BT-153'), most.name) ?? wrong('', 'BT-153'),
    sellerCode: words(raw.sellerCode, most.code),
    buyerCode: words(raw.buyerCode, most.code),
    gtin: words(raw.gtin, most.code),
    quantity,
    unit: cut(asked(raw.unit, 'BT-130'), 10),
    price: unitsOf(priceText, priceDecimals),
    baseQuantity,
    netMinor,
    category: asked(raw.category, 'BT-151'),
    ratePpm: rateOf(raw.rate) ?? wrong(raw.rate ?? '', 'BT-152'),
  }
}

function adjustmentOf(raw: RawAdjustment, digits: number): Adjustment {
  const { chargeIndicator, amount, reason, category, rate } = raw
  const indicator = needed(chargeIndicator, 'ChargeIndicator')
  // Source: XML Schema Part 2, boolean.
  const isCharge = indicator === 'true' || indicator === '1'
  if (!isCharge && indicator !== 'false' && indicator !== '0') return invalid(indicator, 'ChargeIndicator')
  const [amountTerm, categoryTerm, rateTerm] = isCharge
    ? (['BT-99', 'BT-102', 'BT-103'] as const)
    : (['BT-92', 'BT-95', 'BT-96'] as const)
  const given = needed(amount, amountTerm)
  const amountMinor = minorOf(given, digits)
  if (amountMinor === null || amountMinor < 0) return invalid(given, amountTerm)
  return {
    isCharge,
    amountMinor,
    reason: words(reason, most.name),
    category: needed(category, categoryTerm),
    ratePpm: rateOf(rate) ?? invalid(rate ?? '', rateTerm),
  }
}

function partyOf({ names, taxNumbers, country }: Party): Party {
  const filled = (texts: readonly string[]) => texts.flatMap((one) => words(one, most.name) ?? [])
  return { names: filled(names), taxNumbers: filled(taxNumbers), country: words(country, 2) }
}

function needed(value: string | null, term: Term): string {
  if (value === null) throw new EInvoiceRefusal(text.missing, {}, { named: { term: terms[term] } })
  return value
}

function invalid(value: string, term: Term): never {
  throw new EInvoiceRefusal(text.invalid, { value: cut(value, 40) }, { named: { term: terms[term] } })
}

/** A decimal in its smallest unit; null: it is none, or has more decimals. */
function unitsOf(value: string, decimals: number): bigint | null {
  const match = /^([+-]?)(\d{1,13})(?:\.(\d+))?$/.exec(value)
  const fraction = match?.[3]?.replace(/0+$/, '') ?? ''
  if (match === null || fraction.length > decimals) return null
  const units = BigInt(`${match[2]}${fraction.padEnd(decimals, '0')}`)
  return match[1] === '-' ? -units : units
}

function minorOf(value: string, digits: number): number | null {
  const units = unitsOf(value, digits)
  return units === null || units > BigInt(mostMinor) || -units > BigInt(mostMinor) ? null : minorOfUnits(units)
}

/** Outside the scope of tax there is no rate. Units: parts per million. */
function rateOf(percent: string | null): number | null {
  const units = unitsOf(percent ?? '0', percentDecimals)
  return units === null || units < 0n || units > wholePpm ? null : ppmOfPart(units, wholePpm)
}

function dayOf(value: string, term: Term): string {
  // A date may carry a time zone. Source: XML Schema Part 2, date.
  const [, day = ''] = /^((?:19|20)\d{2}-\d{2}-\d{2})(?:Z|[+-]\d{2}:\d{2})?$/.exec(value) ?? []
  const at = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== day ? invalid(value, term) : day
}

/** In one line, cut to a length; null if nothing is left. */
function words(value: string | null, length: number): string | null {
  const plain = cut((value ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim(), length).trim()
  return plain === '' ? null : plain
}

/** Without the half of a character that the cut left: JSON of the database refuses it. */
function cut(value: string, length: number): string {
  return value.slice(0, length).replaceAll(/\p{Cs}/gu, '')
}
