import { z } from 'zod'
import { textField } from '../fields.ts'
import { quantityField } from '../rich-fields.ts'

/** Lines of a receipt, of kits their components, so that all of it comes back at once. */
export const mostLines = 200

/** Lines of a receipt that an item of the cart becomes. */
export function linesOfItem({ kit }: { readonly kit: { readonly components: readonly unknown[] } | null }): number {
  return kit?.components.length ?? 1
}

/** Serial numbers of a line. */
export const mostSerials = 100
export const SerialNos = z
  .array(textField({ max: 60 }))
  .max(mostSerials)
  .default([])

/** Lines of a receipt that come back. */
export const ReturnedLines = z
  .array(
    z.strictObject({
      lineNo: z.int().min(1),
      quantity: quantityField(),
      isRestocked: z.boolean().default(true),
      /** Of a part of the pieces of goods with serial numbers; blank: all that is left. */
      serialNos: SerialNos,
    }),
  )
  .min(1)
  .max(mostLines)
export const ReturnReason = textField({ min: 0, max: 500 })
