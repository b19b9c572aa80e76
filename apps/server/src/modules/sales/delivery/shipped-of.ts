import type { Delivery } from './deliver-order.ts'

/** A delivery with what leaves of its lines: what was picked, or all where nothing was. Lines that were not found are left out. */
export function shippedOf(row: Delivery): Delivery {
  const lines = row.lines.map((line) => ({ ...line, quantity: line.pickedQuantity ?? line.quantity }))
  return { ...row, lines: lines.filter(({ quantity }) => quantity > 0) }
}
