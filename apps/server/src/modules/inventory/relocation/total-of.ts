import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/inventory/relocation.text'
import { mostPieces } from '@countinghouse/contract/rich-fields'
import { quantityOfUnits, unitsOfQuantity } from '@countinghouse/kernel/quantity'
import { atField } from '../../../platform/calls/at-field.ts'
import type { Ctx } from '../../../platform/calls/context.ts'

/** Throws: inventory.rule_broken beyond the largest quantity. */
export function totalOf(ctx: Ctx, lines: readonly { readonly quantity: number }[]): { readonly totalQuantity: number } {
  const totalQuantity = quantityOfUnits(lines.reduce((sum, { quantity }) => sum + unitsOfQuantity(quantity), 0n))
  if (totalQuantity > mostPieces) fail('inventory.rule_broken', atField(ctx, ['lines'], text.tooMany))
  return { totalQuantity }
}
