import { dividedExactly } from './exact.ts'
import { unitsOfQuantity } from './quantity.ts'

/** A line of an invoice and what was credited of it. Units: stock units; minor units. */
export type InvoicedLine = {
  readonly quantity: number
  readonly creditedQuantity: number
  readonly grossMinor: number
  readonly taxMinor: number
}

/** Units: minor units. `taxBeforeMinor`: tax of all that was credited earlier. */
export type CreditAmounts = {
  readonly netMinor: number
  readonly taxMinor: number
  readonly grossMinor: number
  readonly taxBeforeMinor: number
}

/**
 * Amounts of a further credited quantity of an invoice line: its share of all that will then be credited, less what was credited before,
 * so that all credit notes of a line add up to it. Source: docs/guides/accounts.md, Invoices.
 */
export function creditAmounts(
  { quantity, creditedQuantity, grossMinor, taxMinor }: InvoicedLine,
  credited: number,
): CreditAmounts {
  const whole = unitsOfQuantity(quantity)
  const before = unitsOfQuantity(creditedQuantity)
  const after = before + unitsOfQuantity(credited)
  const shareOf = (minor: number, units: bigint) => Number(dividedExactly(BigInt(minor) * units, whole))
  const gross = shareOf(grossMinor, after) - shareOf(grossMinor, before)
  const taxBeforeMinor = shareOf(taxMinor, before)
  const tax = shareOf(taxMinor, after) - taxBeforeMinor
  return { netMinor: gross - tax, taxMinor: tax, grossMinor: gross, taxBeforeMinor }
}
