import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/inventory/relocation.text'
import { mostPieces } from '@countinghouse/contract/rich-fields'
import { quantityOfUnits, unitsOfQuantity } from '@countinghouse/kernel/quantity'
import { atField } from '../../../platform/calls/at-field.ts'
import type { Ctx } from '../../../platform/calls/context.ts'

type Lines = readonly { readonly quantity: number }[]

export function piecesOf(lines: Lines): number {
  return quantityOfUnits(lines.reduce((sum, { quantity }) => sum + unitsOfQuantity(quantity), 0n))
}

/** Throws: inventory.rule_broken beyond the largest quantity. */
export function totalOf(ctx: Ctx, lines: Lines): { readonly totalQuantity: number } {
  const totalQuantity = piecesOf(lines)
  if (totalQuantity > mostPieces) fail('inventory.rule_broken', atField(ctx, ['lines'], text.tooMany))
  return { totalQuantity }
}
