import { unitsOfQuantity } from '@countinghouse/kernel/quantity'

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
