import { unitsOfQuantity } from '@countinghouse/kernel/quantity'

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
