import { text } from '@countinghouse/contract/purchase/bill-import-file.text'
import { mostPieces } from '@countinghouse/contract/rich-fields'
import { decimalOfUnits, dividedExactly, ppmOfPart } from '@countinghouse/kernel/exact'
import { currencyDigits, decimalOfMinor } from '@countinghouse/kernel/money'
import { amountsOfLine, apportionMinor, priceDecimals } from '@countinghouse/kernel/money-line'
import { quantityOfUnits, unitsOfQuantity, unitsPerQuantity } from '@countinghouse/kernel/quantity'
import type { EInvoice, ReadLine } from './e-invoice.ts'
import { EInvoiceRefusal } from './e-invoice.ts'

/** As a line of a draft has it. `netMinor`: what the file has, less its share of allowances on the whole document. */
export type DraftedPrice = {
  readonly quantity: number
  readonly unitPrice: string
  readonly discountPpm: number
  readonly netMinor: number
}

/**
 * Quantities and prices in stock units, so that each line has the net amount of the file: at the price of the file, else at that price with
 * a discount, else at the net amount of one unit. `packs`: stock units of one unit of the file. Throws: EInvoiceRefusal for allowances
 * beyond the lines, and for what no field of a line holds.
 */
export function priceLines(invoice: EInvoice, packs: readonly number[]): DraftedPrice[] {
  const allowances = shareAllowances(invoice)
  const digits = currencyDigits(invoice.currency)
  return invoice.lines.map((line, at) => {
    const units = dividedExactly(line.quantity * unitsOfQuantity(packs[at] ?? 1), unitsPerQuantity)
    if (units === 0n) throw new EInvoiceRefusal(text.too_small, { line: at + 1 })
    const priced = priceLine(line, line.netMinor - (allowances[at] ?? 0), units, digits)
    if (priced.quantity > mostPieces || !/^\d{1,13}(?:\.|$)/.test(priced.unitPrice))
      throw new EInvoiceRefusal(text.too_large, { line: at + 1 })
    return priced
  })
}

/** Allowances on the whole document, by line: over those of their category and rate, in proportion to the net amounts. */
function shareAllowances({ lines, adjustments, currency }: EInvoice): number[] {
  const shares = lines.map(() => 0)
  for (const { isCharge, amountMinor, category, ratePpm } of adjustments) {
    if (isCharge) continue
    const own = lines.flatMap((line, at) => (line.category === category && line.ratePpm === ratePpm ? at : []))
    const left = own.map((at) => (lines[at]?.netMinor ?? 0) - (shares[at] ?? 0))
    if (left.reduce((sum, minor) => sum + minor, 0) < amountMinor)
      throw new EInvoiceRefusal(text.allowance_alone, {
        amount: `${decimalOfMinor(amountMinor, currencyDigits(currency))} ${currency}`,
      })
    const parts = apportionMinor(
      amountMinor,
      left.map((minor) => BigInt(minor)),
    )
    for (const [place, at] of own.entries()) shares[at] = (shares[at] ?? 0) + (parts[place] ?? 0)
  }
  return shares
}

function priceLine(line: ReadLine, netMinor: number, units: bigint, digits: number): DraftedPrice {
  const quantity = quantityOfUnits(units)
  const ofOne = decimalOfUnits(
    dividedExactly(BigInt(netMinor) * 10n ** BigInt(priceDecimals) * unitsPerQuantity, units * 10n ** BigInt(digits)),
    priceDecimals,
  )
  const fitting = candidates(line, netMinor, { units, quantity, digits }).find(
    (one) => amountsOfLine(one, digits).netMinor === netMinor,
  )
  return { ...(fitting ?? { quantity, unitPrice: ofOne, discountPpm: 0 }), netMinor }
}

type Counted = { readonly units: bigint; readonly quantity: number; readonly digits: number }

/** The price of the file, without and with the discount that leaves the net amount. */
function candidates({ price, quantity: invoiced, baseQuantity }: ReadLine, netMinor: number, counted: Counted) {
  if (price === null) return []
  const { units, quantity, digits } = counted
  const exact = price * invoiced * unitsPerQuantity
  const unitPrice = decimalOfUnits(dividedExactly(exact, baseQuantity * units), priceDecimals)
  const undiscounted = { quantity, unitPrice, discountPpm: 0 }
  const { grossMinor } = amountsOfLine(undiscounted, digits)
  if (grossMinor <= netMinor) return [undiscounted]
  const discountPpm = ppmOfPart(BigInt(grossMinor - netMinor), BigInt(grossMinor))
  return [undiscounted, { ...undiscounted, discountPpm }]
}
