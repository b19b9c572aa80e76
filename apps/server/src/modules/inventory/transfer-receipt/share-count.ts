/** A line of a shipment with its open quantity, and the value of that in minor units. */
export type OpenLine = {
  readonly lineNo: number
  readonly variantId: number
  readonly open: number
  readonly openMinor: number
}

/** Counted quantity of a variant not yet in stock. */
export type Counted = { readonly variantId: number; readonly good: number; readonly damaged: number }

export type Arrived = {
  readonly lineNo: number
  readonly isDamaged: boolean
  readonly quantity: number
  readonly valueMinor: number
}

/**
 * Allocates counted quantities to the shipment lines, good pieces before damaged ones, in line order. A part has its share of the value,
 * the last one the rest, so that nothing remains in transit. Quantities that were not shipped belong to no line.
 */
export function shareCount(lines: readonly OpenLine[], counted: readonly Counted[]): Arrived[] {
  const left = new Map(lines.map((line) => [line.lineNo, line]))
  return counted.flatMap(({ variantId, good, damaged }) =>
    [
      { isDamaged: false, quantity: good },
      { isDamaged: true, quantity: damaged },
    ].flatMap(({ isDamaged, quantity }) => {
      let rest = quantity
      return lines.flatMap(({ lineNo, variantId: sent }): Arrived[] => {
        const line = left.get(lineNo)
        if (sent !== variantId || line === undefined) return []
        const taken = Math.min(rest, line.open)
        if (taken <= 0) return []
        const valueMinor = partOf(line, taken)
        rest = rounded(rest - taken)
        left.set(lineNo, { ...line, open: rounded(line.open - taken), openMinor: line.openMinor - valueMinor })
        return [{ lineNo, isDamaged, quantity: taken, valueMinor }]
      })
    }),
  )
}

/** Four decimals, without binary rounding noise. */
export function rounded(quantity: number): number {
  return Math.round(quantity * 10_000) / 10_000
}

/** The value of a part of an open line: exact, half a minor unit up; the last part gets the rest. */
export function partOf({ open, openMinor }: Pick<OpenLine, 'open' | 'openMinor'>, taken: number): number {
  const [part, whole] = [taken, open].map((quantity) => BigInt(Math.round(quantity * 10_000)))
  if (part === undefined || whole === undefined || part >= whole) return openMinor
  return Number((2n * BigInt(openMinor) * part + whole) / (2n * whole))
}
