/** Of a line of a shipment: what of it is open, and its value in minor units; nothing is in two hands. */
export type OpenLine = {
  readonly lineNo: number
  readonly variantId: number
  readonly open: number
  readonly openMinor: number
}

/** What was counted of a variant and is not in stock yet. */
export type Counted = { readonly variantId: number; readonly good: number; readonly damaged: number }

export type Arrived = {
  readonly lineNo: number
  readonly isDamaged: boolean
  readonly quantity: number
  readonly valueMinor: number
}

/**
 * Shares out what was counted over the lines that sent it, good pieces before damaged ones, in the order of the lines. A part has its
 * part of the value, the last one the rest, so that nothing is left on the way. What nobody sent is in no line. Source: warehouse.md 4.2.
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

/** Four decimals, without the dust of binary sums. */
export function rounded(quantity: number): number {
  return Math.round(quantity * 10_000) / 10_000
}

/** What a part of an open line is worth: exactly, half a minor unit up, and the last part all the rest. */
export function partOf({ open, openMinor }: Pick<OpenLine, 'open' | 'openMinor'>, taken: number): number {
  const [part, whole] = [taken, open].map((quantity) => BigInt(Math.round(quantity * 10_000)))
  if (part === undefined || whole === undefined || part >= whole) return openMinor
  return Number((2n * BigInt(openMinor) * part + whole) / (2n * whole))
}
