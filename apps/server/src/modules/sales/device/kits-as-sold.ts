import { fail } from '@countinghouse/contract/errors'
import type { OfflineSale } from '@countinghouse/contract/sales/register-offline'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { PricedItem } from '../register/compose-sale.ts'
import { itemOf } from '../register/items-to-sell.ts'
import type { Facts, ItemQuestion, ReadComponent, ReadItem } from '../register/read-items.ts'
import { readFacts, shownFacts } from '../register/read-items.ts'

type Line = OfflineSale['lines'][number]
type Where = Pick<ItemQuestion, 'storeId' | 'day'>

/**
 * The products of a device's lines. The customer has the goods already, so a kit whose bill of materials has changed is what the device
 * sold. Throws: sales.not_sellable, sales.price_missing, sales.tax_missing, sales.kit_not_sold, sales.kit_components.
 */
export async function itemsAsSold(
  ctx: Ctx,
  tx: Tx,
  where: Where,
  lines: readonly Line[],
  read: readonly ReadItem[],
): Promise<PricedItem[]> {
  const items: PricedItem[] = []
  for (const [at, line] of lines.entries()) {
    const item = read[at] ?? 'unknown'
    const isChanged = item === 'kit_components' || item === 'kit_not_sold'
    const sold = isChanged && line.components.length > 0 ? await kitAsSold(ctx, tx, where, line) : null
    items.push(sold ?? itemOf(ctx, item, { at, components: line.components }))
  }
  return items
}

/** Null: something of it is no product, or has no tax. */
async function kitAsSold(ctx: Ctx, tx: Tx, { storeId, day }: Where, line: Line): Promise<PricedItem | null> {
  const { variantId, quantity, components } = line
  const [own, ...ofParts] = await readFacts(ctx, tx, { storeId, day, wanted: [{ variantId, quantity }, ...components] })
  if (own === undefined || own === 'unknown' || own.product.kind !== 'virtual') return null
  const parts = components.flatMap((part, at) => partAsSold(part, ofParts[at] ?? 'unknown') ?? [])
  const [first] = parts
  if (first === undefined || parts.length < components.length || !Number.isInteger(quantity)) return null
  const rule = { priceMode: 'fixed', ownMinor: line.unitMinor, discountPpm: null, discountMinor: null } as const
  return {
    ...shownFacts(own.product),
    isSerial: false,
    unitMinor: line.unitMinor,
    taxIncluded: ofParts.some((one) => one !== 'unknown' && one.price?.taxIncluded === true),
    taxCodeId: first.taxCodeId,
    tax: first.tax,
    kit: { kind: 'kit', ...rule, groups: [], components: parts },
  }
}

function partAsSold(
  { quantity, groupNo, unitMinor }: Line['components'][number],
  facts: Facts | 'unknown',
): ReadComponent | null {
  if (facts === 'unknown') return null
  const { product, tax } = facts
  if (product.kind === 'virtual' || product.isSerial || tax === null) return null
  const { variantId, sku, name, options, available } = product
  return { variantId, sku, name, options, available, quantity, groupNo, unitMinor, taxCodeId: tax.taxCodeId, tax }
}

/** The products with the prices that the device held, of kits also those that their prices are split by. */
export function heldPrices(items: readonly PricedItem[], lines: readonly Line[]): PricedItem[] {
  return items.map((item, at): PricedItem => {
    const line = lines[at] ?? fail('internal')
    const { kit } = item
    return { ...item, unitMinor: line.unitMinor, kit: kit && { ...kit, components: withHeldPrices(kit, line) } }
  })
}

function withHeldPrices({ components }: NonNullable<PricedItem['kit']>, line: Line): ReadComponent[] {
  return components.map((component, at) => {
    const { unitMinor = component.unitMinor } = line.components[at] ?? {}
    return { ...component, unitMinor }
  })
}
