import { fail } from '@countinghouse/contract/errors'
import type { ReviewReason } from '@countinghouse/contract/sales/offline-review'
import type { OfflineSale } from '@countinghouse/contract/sales/offline-sale'
import { kitUnitMinor } from '@countinghouse/kernel/kit'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { ResolvedTax } from '../../accounts/index.ts'
import { readTaxCodes } from '../../accounts/index.ts'
import type { StoredBom } from '../../procure/index.ts'
import { readBoms } from '../../procure/index.ts'
import type { PricedItem } from '../register/compose-sale.ts'
import { itemOf, requireFewLines } from '../register/items-to-sell.ts'
import type { Facts, ItemQuestion, ReadComponent, ReadItem, ReadKit, Refusal } from '../register/read-items.ts'
import { minorOf, readFacts, shownFacts } from '../register/read-items.ts'
import { ownTaxOf, timesOf } from '../register/read-kits.ts'

type Line = OfflineSale['lines'][number]
type Where = Pick<ItemQuestion, 'storeId' | 'day'>

/** Taxes by the codes that the device held. */
type HeldTaxes = ReadonlyMap<number, ResolvedTax | null>

const reasonOf = {
  unknown: 'not_sellable',
  not_sellable: 'not_sellable',
  price_missing: 'price_changed',
  tax_missing: 'tax_changed',
  kit_not_sold: 'kit_changed',
  kit_components: 'kit_changed',
} as const satisfies Record<Refusal, ReviewReason>

/**
 * The products of a device's lines. The customer has the goods already, so what is sold no longer, has no price any more, or is a kit
 * whose bill of materials has changed, is what the device sold. Throws: sales.not_sellable for what is no product, sales.tax_missing where
 * nobody knows a tax, sales.kit_components and sales.kit_not_sold for components that are no goods, sales.too_many_components.
 */
export async function itemsAsSold(
  ctx: Ctx,
  tx: Tx,
  where: Where,
  lines: readonly Line[],
  read: readonly ReadItem[],
): Promise<{ readonly items: readonly PricedItem[]; readonly reasons: readonly ReviewReason[] }> {
  const refusals = read.flatMap((item) => (typeof item === 'string' ? item : []))
  const heldTaxes = refusals.length === 0 ? new Map<number, never>() : await readHeldTaxes(ctx, tx, where, lines)
  const items: PricedItem[] = []
  for (const [at, line] of lines.entries()) {
    const item = read[at] ?? 'unknown'
    const isKit = line.components.length > 0
    const sold = { line, heldTaxes }
    if (typeof item === 'string' && !isKit) items.push(await goodsAsSold(ctx, tx, where, sold))
    else {
      const kit = typeof item === 'string' ? await kitAsSold(ctx, tx, where, sold) : null
      items.push(kit ?? itemOf(ctx, item, { at, components: line.components }))
    }
  }
  requireFewLines(ctx, items)
  return { items, reasons: refusals.map((refusal) => reasonOf[refusal]) }
}

type Sold = { readonly line: Line; readonly heldTaxes: HeldTaxes }

async function readHeldTaxes(ctx: Ctx, tx: Tx, { day }: Where, lines: readonly Line[]): Promise<HeldTaxes> {
  const codes = lines.flatMap((line) => [line, ...line.components].flatMap(({ taxCodeId }) => taxCodeId ?? []))
  const taxCodeIds = [...new Set(codes)]
  return await readTaxCodes(tx, ctx.companyId, { direction: 'sale', day, taxCodeIds })
}

function taxOf({ tax }: Pick<Facts, 'tax'>, taxCodeId: number | null, heldTaxes: HeldTaxes): ResolvedTax | null {
  return tax ?? (taxCodeId === null ? null : (heldTaxes.get(taxCodeId) ?? null))
}

/** Throws: sales.not_sellable, sales.tax_missing. */
async function goodsAsSold(ctx: Ctx, tx: Tx, { storeId, day }: Where, { line, heldTaxes }: Sold): Promise<PricedItem> {
  const { variantId, quantity } = line
  const [facts = 'unknown'] = await readFacts(ctx, tx, { storeId, day, wanted: [{ variantId, quantity }] })
  if (facts === 'unknown') return fail('sales.not_sellable')
  const { product, price } = facts
  const tax = taxOf(facts, line.taxCodeId, heldTaxes) ?? fail('sales.tax_missing')
  return {
    ...shownFacts(product),
    isSerial: product.isSerial,
    unitMinor: price === null ? line.unitMinor : minorOf(price),
    taxIncluded: price?.taxIncluded ?? line.taxIncluded ?? true,
    taxCodeId: tax.taxCodeId,
    tax,
    taxFree: facts.taxFree,
    kit: null,
  }
}

/** At the prices of the server, so that a difference from those of the device is seen. Null: something of it is no product, or has no tax. */
async function kitAsSold(
  ctx: Ctx,
  tx: Tx,
  { storeId, day }: Where,
  { line, heldTaxes }: Sold,
): Promise<PricedItem | null> {
  const { variantId, quantity, components } = line
  if (!Number.isInteger(quantity)) return null
  const inLine = components.map((part) => ({ ...part, quantity: timesOf(part.quantity, quantity) }))
  const [own, ...ofParts] = await readFacts(ctx, tx, { storeId, day, wanted: [{ variantId, quantity }, ...inLine] })
  if (own === undefined || own === 'unknown' || own.product.kind !== 'virtual') return null
  const { productId } = own.product
  const bom = (await readBoms(tx, ctx.companyId, [productId])).get(productId)
  const ownTax = bom === undefined ? null : ownTaxOf(bom, own)
  const parts = components.flatMap(
    (part, at) => partAsSold(part, ofParts[at] ?? 'unknown', { own: ownTax, heldTaxes }) ?? [],
  )
  const [first] = parts
  if (first === undefined || parts.length < components.length) return null
  const kit: ReadKit = { ...ruleOf(bom, own), kind: 'kit', groups: [], components: parts }
  return {
    ...shownFacts(own.product),
    isSerial: false,
    unitMinor: kitUnitMinor(kit, parts) ?? fail('internal'),
    taxIncluded: [own, ...ofParts].some((one) => one !== 'unknown' && one.price?.taxIncluded === true),
    taxCodeId: first.taxCodeId,
    tax: first.tax,
    taxFree: first.taxFree,
    kit,
  }
}

/** How its bill of materials prices it; the sum of its components where that is no kit any more, or has no price. */
function ruleOf(bom: StoredBom | undefined, { product, price }: Facts) {
  const sum = { priceMode: 'sum', ownMinor: null, discountPpm: null, discountMinor: null } as const
  if (bom === undefined || (bom.kind !== 'kit' && bom.kind !== 'bundle')) return sum
  const { priceMode, discountPpm, discountMinor, discountCurrency } = bom
  if (priceMode === 'fixed') return price === null ? sum : { ...sum, priceMode, ownMinor: minorOf(price) }
  if (discountCurrency !== null && discountCurrency !== product.currency) return sum
  return { ...sum, priceMode, discountPpm, discountMinor }
}

/** At the price that the device held where the server has none. */
function partAsSold(
  { quantity, groupNo, unitMinor: heldMinor, taxCodeId }: Line['components'][number],
  facts: Facts | 'unknown',
  { own, heldTaxes }: { readonly own: Pick<Facts, 'tax' | 'taxFree'> | null; readonly heldTaxes: HeldTaxes },
): ReadComponent | null {
  if (facts === 'unknown') return null
  const { product, price } = facts
  const tax = taxOf(own ?? facts, taxCodeId, heldTaxes)
  if (product.kind === 'virtual' || tax === null) return null
  const { variantId, sku, name, options, available } = product
  const unitMinor = price === null ? heldMinor : minorOf(price)
  return {
    variantId,
    sku,
    name,
    options,
    available,
    quantity,
    groupNo,
    unitMinor,
    taxCodeId: tax.taxCodeId,
    tax,
    taxFree: (own ?? facts).taxFree,
  }
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
