import type { KitComponent } from '@countinghouse/contract/sales/register-kit'
import { kitUnitMinor } from '@countinghouse/kernel/kit'
import { quantityOfUnits, unitsOfQuantity } from '@countinghouse/kernel/quantity'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import type { StoredBom } from '../../procure/index.ts'
import { readBoms } from '../../procure/index.ts'
import type { Facts, ItemQuestion, ReadComponent, ReadItem, ReadKit, Refusal } from './read-items.ts'
import { goodsOf, minorOf, readFacts, shownFacts, togetherIn } from './read-items.ts'

type Wanted = ItemQuestion['wanted'][number] & {
  /** As the cashier saw them; none: those of the bill of materials, of a bundle all that may be chosen. */
  readonly components?: readonly KitComponent[]
}
export type SoldQuestion = Omit<ItemQuestion, 'wanted'> & { readonly wanted: readonly Wanted[] }

/** A kit that is to be priced: its line, and what it takes of each component. */
type Open = {
  readonly at: number
  readonly quantity: number
  readonly facts: Facts
  readonly bom: StoredBom
  readonly parts: readonly KitComponent[]
  readonly hasChoices: boolean
}

/**
 * What the register sells, kits and bundles among it, in the order asked for: four statements for goods alone, five more where there are
 * kits. Components are priced for the pieces of their own line.
 */
export async function readSold(
  ctx: Pick<Ctx, 'companyId'>,
  db: Reader | Tx,
  question: SoldQuestion,
): Promise<ReadItem[]> {
  const { storeId, day, wanted } = question
  const facts = await readFacts(ctx, db, togetherIn(question))
  const productIds = facts.flatMap((one) => (isVirtual(one) ? one.product.productId : []))
  if (productIds.length === 0) return facts.map(goodsOf)
  const boms = await readBoms(db, ctx.companyId, [...new Set(productIds)])
  const tried = wanted.map((line, at) => openKit(line, { at, day, facts: facts[at] ?? 'unknown', boms }))
  const open = tried.flatMap((one) => (typeof one === 'object' && one !== null ? one : []))
  const ofParts = await readFacts(ctx, db, {
    storeId,
    day,
    wanted: open.flatMap(({ parts, quantity }) =>
      parts.map((part) => ({ variantId: part.variantId, quantity: timesOf(part.quantity, quantity) })),
    ),
  })
  let place = 0
  const kits = new Map(
    open.map((one) => [one.at, kitOf(one, ofParts.slice(place, (place += one.parts.length)))] as const),
  )
  return wanted.map((_, at) => {
    const one = tried[at] ?? null
    return typeof one === 'string' ? one : (kits.get(at) ?? goodsOf(facts[at] ?? 'unknown'))
  })
}

function isVirtual(facts: Facts | 'unknown'): facts is Facts {
  return facts !== 'unknown' && facts.product.kind === 'virtual'
}

type Known = {
  readonly at: number
  readonly day: string
  readonly facts: Facts | 'unknown'
  readonly boms: ReadonlyMap<number, StoredBom>
}

/** Null: it is no kit. */
function openKit({ quantity, components = [] }: Wanted, { at, day, facts, boms }: Known): Open | Refusal | null {
  if (!isVirtual(facts)) return null
  const bom = boms.get(facts.product.productId)
  if (bom === undefined || (bom.kind !== 'kit' && bom.kind !== 'bundle')) return 'kit_not_sold'
  const isValid = (bom.validFrom ?? day) <= day && day <= (bom.validUntil ?? day)
  if (!facts.product.isSellable || !isValid || !Number.isInteger(quantity)) return 'kit_not_sold'
  if (components.length > 0 && !fits(bom, components)) return 'kit_components'
  const isOpen = bom.kind === 'bundle' && components.length === 0
  const parts = components.length > 0 ? components : bom.components
  return parts.length === 0 ? 'kit_not_sold' : { at, quantity, facts, bom, parts, hasChoices: isOpen }
}

/** A bundle that may be sold in part needs none of its choices. */
function groupsOf({ groups, sellWhen }: StoredBom): ReadKit['groups'] {
  const isPartial = sellWhen === 'allow_partial'
  return groups.map(({ name, minPick, maxPick }) => ({
    name,
    minPick: isPartial ? 0 : minPick,
    maxPick,
    usualPick: minPick,
  }))
}

/** A kit has all of its components, a bundle as many of each group as it allows. */
function fits(bom: StoredBom, given: readonly KitComponent[]): boolean {
  const { kind, components } = bom
  const keyOf = ({ variantId, quantity, groupNo }: KitComponent) => `${groupNo ?? ''}/${variantId}/${quantity}`
  const possible = new Set(components.map(keyOf))
  const chosen = new Set(given.map(keyOf))
  if (chosen.size < given.length || [...chosen].some((key) => !possible.has(key))) return false
  if (kind === 'kit') return chosen.size === possible.size
  return groupsOf(bom).every(({ minPick, maxPick }, place) => {
    const picked = given.filter(({ groupNo }) => groupNo === place + 1).length
    return minPick <= picked && picked <= maxPick
  })
}

function kitOf({ facts, bom, parts, hasChoices }: Open, ofParts: readonly (Facts | 'unknown')[]): ReadItem {
  const { product, price: own } = facts
  const components = parts.map((part, at) => componentOf(part, ofParts[at] ?? 'unknown', ownTaxOf(bom, facts)))
  const known = components.flatMap((component) => component ?? [])
  const first = known[0]
  if (first === undefined || (hasChoices ? !isEnough(bom, known) : known.length < components.length))
    return 'kit_not_sold'
  if (bom.discountCurrency !== null && bom.discountCurrency !== product.currency) return 'kit_not_sold'
  const { kind, priceMode, discountPpm, discountMinor } = bom
  const ownMinor = priceMode === 'fixed' && own !== null ? minorOf(own) : null
  const kit: ReadKit = {
    kind: kind === 'bundle' ? 'bundle' : 'kit',
    priceMode,
    ownMinor,
    discountPpm,
    discountMinor,
    groups: groupsOf(bom),
    components: known,
  }
  const unitMinor = kitUnitMinor(kit, hasChoices ? usualOf(kit) : known)
  if (unitMinor === null) return 'price_missing'
  return {
    ...shownFacts(product),
    isSerial: false,
    available: hasChoices ? null : availableOf(known),
    unitMinor,
    taxIncluded: ofParts.some((one) => one !== 'unknown' && one.price?.taxIncluded === true),
    taxCodeId: first.tax.taxCodeId,
    tax: first.tax,
    taxFree: first.taxFree,
    kit,
  }
}

/** Of one that is taxed as a whole; null: its components are. */
export function ownTaxOf({ taxMode }: StoredBom, { tax, taxFree }: Facts) {
  return taxMode === 'own' ? { tax, taxFree } : null
}

/** What is not sold is no choice; enough of each group have to be left. */
function isEnough(bom: StoredBom, known: readonly ReadComponent[]): boolean {
  return groupsOf(bom).every(
    ({ minPick }, place) => known.filter(({ groupNo }) => groupNo === place + 1).length >= minPick,
  )
}

/** Null: the register does not sell it, not even in a kit. */
function componentOf(
  part: KitComponent,
  facts: Facts | 'unknown',
  own: Pick<Facts, 'tax' | 'taxFree'> | null,
): ReadComponent | null {
  if (facts === 'unknown') return null
  const { product, price } = facts
  const { tax, taxFree } = own ?? facts
  if (!product.isActive || product.kind === 'virtual' || product.isSerial || price === null || tax === null) return null
  const { variantId, sku, name, options, available } = product
  const { quantity, groupNo } = part
  const sold = { quantity, groupNo, unitMinor: minorOf(price) }
  return { variantId, sku, name, options, available, ...sold, taxCodeId: tax.taxCodeId, tax, taxFree }
}

/** The first choices of each group, whose price is shown until others are made. */
function usualOf({ groups, components }: ReadKit): readonly ReadComponent[] {
  return groups.flatMap(({ usualPick }, place) =>
    components.filter(({ groupNo }) => groupNo === place + 1).slice(0, usualPick),
  )
}

/** As often as the scarcest component is there; null: none has a stock. */
function availableOf(components: readonly ReadComponent[]): number | null {
  const enough = components.flatMap(({ available, quantity }) =>
    available === null ? [] : Math.floor(available / quantity),
  )
  return enough.length === 0 ? null : Math.min(...enough)
}

/** Pieces of a component in so many kits, exactly. */
export function timesOf(each: number, kits: number): number {
  return quantityOfUnits(unitsOfQuantity(each) * BigInt(Math.round(kits)))
}
