/** Scale of quantities, which have four decimals. Source: README decision 7. */
export const perUnit = 10_000n

/** A quantity in ten-thousandths of the base unit, which are exact: 1.5 is 15000. */
export function unitsOfQuantity(quantity: number): bigint {
  return BigInt(Math.round(quantity * Number(perUnit)))
}

export function quantityOfUnits(units: bigint): number {
  return Number(units) / Number(perUnit)
}

/**
 * Quantity of each component in a quantity of a virtual product: removed from stock by a sale, added by a receipt of prepacks.
 * `units`: ten-thousandths of the base unit of the component.
 */
export function explode<C extends { readonly quantity: number }>(
  components: readonly C[],
  times: number,
): (C & { readonly units: bigint })[] {
  return components.map((component) => ({ ...component, units: unitsOfQuantity(component.quantity) * BigInt(times) }))
}
