/** Ten-thousandths in one: quantities have four decimals. Source: README decision 7. */
export const perUnit = 10_000n

/** A quantity in ten-thousandths of the base unit, in which it is exact: 1.5 is 15000. */
export function unitsOfQuantity(quantity: number): bigint {
  return BigInt(Math.round(quantity * Number(perUnit)))
}

export function quantityOfUnits(units: bigint): number {
  return Number(units) / Number(perUnit)
}

/**
 * How much of each component so many of a virtual product are: what leaves the stock at a sale, and what a receipt of prepacks
 * brings. `units`: ten-thousandths of the component's base unit.
 */
export function explode<C extends { readonly quantity: number }>(
  components: readonly C[],
  times: number,
): (C & { readonly units: bigint })[] {
  return components.map((component) => ({ ...component, units: unitsOfQuantity(component.quantity) * BigInt(times) }))
}
