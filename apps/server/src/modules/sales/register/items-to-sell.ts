import { fail } from '@countinghouse/contract/errors'
import { linesOfItem, mostLines } from '@countinghouse/contract/sales/register-lines'
import { text } from '@countinghouse/contract/sales/register-kit.text'
import { atField } from '../../../platform/calls/at-field.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { PricedItem } from './compose-sale.ts'
import type { ReadItem } from './read-items.ts'
import type { SoldQuestion } from './read-kits.ts'
import { readSold } from './read-kits.ts'

/** The products of the lines of a sale. Throws: as `itemOf` and `requireFewLines`. */
export async function itemsToSell(ctx: Ctx, tx: Tx, question: SoldQuestion): Promise<PricedItem[]> {
  const read = await readSold(ctx, tx, question)
  const items = read.map((item, at) => itemOf(ctx, item, { components: [], ...question.wanted[at], at }))
  requireFewLines(ctx, items)
  return items
}

/** As many lines as a return takes, so that all of a receipt comes back at once. Throws: sales.too_many_components at the line. */
export function requireFewLines(ctx: Ctx, items: readonly PricedItem[]): void {
  let lines = 0
  for (const [at, item] of items.entries()) {
    lines += linesOfItem(item)
    if (lines > mostLines)
      fail('sales.too_many_components', atField(ctx, [`lines.${at}.variantId`], text.too_many_components))
  }
}

type Line = { readonly at: number; readonly components: readonly unknown[] }

/**
 * The product of a line. Throws: sales.not_sellable, sales.price_missing, sales.tax_missing; sales.kit_not_sold at the line,
 * sales.kit_components at its components, also for a bundle without choices.
 */
export function itemOf(ctx: Ctx, item: ReadItem, { at, components }: Line): PricedItem {
  if (item === 'unknown') return fail('sales.not_sellable')
  if (item === 'kit_not_sold') return fail('sales.kit_not_sold', atField(ctx, [`lines.${at}.variantId`], text.not_sold))
  const isOpen = typeof item === 'object' && item.kit?.kind === 'bundle' && components.length === 0
  if (item === 'kit_components' || isOpen)
    return fail('sales.kit_components', atField(ctx, [`lines.${at}.components`], text.components))
  return typeof item === 'string' ? fail(`sales.${item}`) : item
}
