import { dividedExactly } from './exact.ts'
import { unitsOfQuantity, unitsPerQuantity } from './quantity.ts'
import { splitByWeights } from './split.ts'

export const promotionKinds = [
  'line_percent',
  'line_amount',
  'line_fixed_price',
  'buy_x_get_y',
  'order_percent',
  'order_amount',
] as const
export type PromotionKind = (typeof promotionKinds)[number]

/** A promotion that is valid where and when a receipt is made. Units: parts per million, minor units, pieces. */
export type Promotion = {
  readonly id: number
  readonly name: string
  readonly kind: PromotionKind
  /** Of percentages, and of the pieces that are got (1,000,000: free). */
  readonly ratePpm: number | null
  /** Off each piece, the fixed price of a piece, or off the receipt. */
  readonly amountMinor: number | null
  readonly buyQuantity: number | null
  readonly getQuantity: number | null
  /** Of a receipt: the least sum of its eligible lines. */
  readonly leastMinor: number | null
  /** Lower applies first. */
  readonly priority: number
  /** Of each group only the best for the customer applies. */
  readonly stackGroup: string
  /** Applies together with those of other groups. */
  readonly isStackable: boolean
  /** Applies besides a manual discount of the line. */
  readonly combinesWithManual: boolean
  /** None of any kind: all products. */
  readonly scope: {
    readonly productIds: readonly number[]
    readonly categoryIds: readonly number[]
    readonly brandIds: readonly number[]
  }
}

export type PromotedLine = {
  /** Units: stock units; only whole pieces are bought or got. */
  readonly quantity: number
  /** Before discounts. Units: minor units. */
  readonly baseMinor: bigint
  readonly productId: number
  readonly brandId: number | null
  /** Its category and those above it. */
  readonly categoryIds: readonly number[]
  readonly hasManualDiscount: boolean
  /** Its price was changed by hand, which ends promotions. */
  readonly hasManualPrice: boolean
}

/** What a promotion did to a line, or why it did not. Units: minor units. */
export type PromotionEntry = {
  readonly promotionId: number
  readonly name: string
  /** Zero-based. */
  readonly line: number
  readonly amountMinor: bigint
  readonly refusal: null | 'manual' | 'better'
}

type Found = { readonly promotion: Promotion; readonly amount: bigint }

const million = 1_000_000n

/**
 * Discounts of line promotions, by line, and what explains them. Within a group only the best applies; stackable ones of several groups
 * apply one after the other by priority; one that does not stack applies alone if it is better than these. Source:
 * sales-crm-finance.md d3.
 */
export function promoteLines(
  lines: readonly PromotedLine[],
  promotions: readonly Promotion[],
): { readonly discounts: readonly bigint[]; readonly entries: readonly PromotionEntry[] } {
  const ofLines = promotions.filter(({ kind }) => kind !== 'order_percent' && kind !== 'order_amount')
  const got = new Map(ofLines.map((promotion) => [promotion.id, gotOf(lines, promotion)]))
  const entries: PromotionEntry[] = []
  const discounts = lines.map((line, index) => {
    const amountOn = (promotion: Promotion, running: bigint) =>
      amountOf(promotion, line, { running, got: got.get(promotion.id)?.[index] ?? 0n })
    const candidates = ofLines
      .filter((promotion) => !line.hasManualPrice && isIn(promotion, line))
      .map((promotion) => ({ promotion, amount: amountOn(promotion, line.baseMinor) }))
      .filter(({ amount }) => amount > 0n)
    const manual = candidates.filter(({ promotion }) => line.hasManualDiscount && !promotion.combinesWithManual)
    const open = candidates.filter((found) => !manual.includes(found))
    const applied = bestOf(open, line.baseMinor, amountOn)
    for (const { promotion, amount } of applied)
      entries.push(entryOf(promotion, { line: index, amount, refusal: null }))
    for (const { promotion, amount } of manual)
      entries.push(entryOf(promotion, { line: index, amount, refusal: 'manual' }))
    for (const { promotion, amount } of open)
      if (!applied.some((one) => one.promotion.id === promotion.id))
        entries.push(entryOf(promotion, { line: index, amount, refusal: 'better' }))
    return applied.reduce((sum, { amount }) => sum + amount, 0n)
  })
  return { discounts, entries }
}

/**
 * Discounts of promotions of the whole receipt, shared over the lines that are eligible by what is left of them. `running`: amounts of
 * the lines after their own discounts.
 */
export function promoteReceipt(
  lines: readonly PromotedLine[],
  running: readonly bigint[],
  promotions: readonly Promotion[],
): { readonly discounts: readonly bigint[]; readonly entries: readonly PromotionEntry[] } {
  const sumOf = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n)
  const eligibleOf = (promotion: Promotion, left: readonly bigint[]) =>
    left.map((amount, index) => {
      const line = lines[index]
      return line !== undefined && !line.hasManualPrice && isIn(promotion, line) ? amount : 0n
    })
  const amountOn = (promotion: Promotion, sum: bigint): bigint => {
    if (sum < BigInt(promotion.leastMinor ?? 0)) return 0n
    if (promotion.kind === 'order_percent') return partOf(sum, promotion.ratePpm)
    return promotion.kind === 'order_amount' ? smaller(BigInt(promotion.amountMinor ?? 0), sum) : 0n
  }
  const candidates = promotions
    .filter(({ kind }) => kind === 'order_percent' || kind === 'order_amount')
    .map((promotion) => ({ promotion, amount: amountOn(promotion, sumOf(eligibleOf(promotion, running))) }))
    .filter(({ amount }) => amount > 0n)
  const chosen = bestOf(candidates, sumOf(running), (promotion, left) =>
    amountOn(promotion, smaller(sumOf(eligibleOf(promotion, running)), left)),
  )
  const discounts = running.map(() => 0n)
  const entries: PromotionEntry[] = []
  for (const { promotion } of chosen) {
    const eligible = eligibleOf(
      promotion,
      running.map((amount, index) => amount - (discounts[index] ?? 0n)),
    )
    const shares = splitByWeights(amountOn(promotion, sumOf(eligible)), eligible)
    for (const [index, amount] of shares.entries()) {
      if (amount === 0n) continue
      discounts[index] = (discounts[index] ?? 0n) + amount
      entries.push(entryOf(promotion, { line: index, amount, refusal: null }))
    }
  }
  return { discounts, entries }
}

/** Those of the candidates that apply, with what each takes off. */
function bestOf(
  candidates: readonly Found[],
  base: bigint,
  amountOn: (promotion: Promotion, running: bigint) => bigint,
): readonly Found[] {
  const groups = Map.groupBy(candidates, ({ promotion }) => promotion.stackGroup)
  const best = [...groups.values()].flatMap((group) => group.toSorted(byAmount)[0] ?? [])
  const stack: Found[] = []
  let running = base
  for (const { promotion } of best.filter(({ promotion: { isStackable } }) => isStackable).toSorted(byPriority)) {
    const amount = amountOn(promotion, running)
    if (amount === 0n) continue
    stack.push({ promotion, amount })
    running -= amount
  }
  const [alone] = best.filter(({ promotion }) => !promotion.isStackable).toSorted(byAmount)
  return alone !== undefined && alone.amount > base - running ? [alone] : stack
}

function byPriority(one: Found, other: Found): number {
  return one.promotion.priority - other.promotion.priority || one.promotion.id - other.promotion.id
}

function byAmount(one: Found, other: Found): number {
  if (one.amount !== other.amount) return one.amount > other.amount ? -1 : 1
  return byPriority(one, other)
}

function isIn({ scope: { productIds, categoryIds, brandIds } }: Promotion, line: PromotedLine): boolean {
  if (productIds.length + categoryIds.length + brandIds.length === 0) return true
  const isOfBrand = line.brandId !== null && brandIds.includes(line.brandId)
  return productIds.includes(line.productId) || isOfBrand || line.categoryIds.some((id) => categoryIds.includes(id))
}

function amountOf(
  { kind, ratePpm, amountMinor }: Promotion,
  { quantity }: PromotedLine,
  { running, got }: { readonly running: bigint; readonly got: bigint },
): bigint {
  const ofPieces = () => dividedExactly(unitsOfQuantity(quantity) * BigInt(amountMinor ?? 0), unitsPerQuantity)
  if (kind === 'line_percent') return partOf(running, ratePpm)
  if (kind === 'line_amount') return smaller(ofPieces(), running)
  if (kind === 'line_fixed_price') return running > ofPieces() ? running - ofPieces() : 0n
  return smaller(got, running)
}

/** By line: what the cheapest pieces of each full set of a buy x get y take off. Pieces stand from dear to cheap. */
function gotOf(lines: readonly PromotedLine[], promotion: Promotion): readonly bigint[] {
  const { kind, buyQuantity, getQuantity, ratePpm } = promotion
  const taken = lines.map(() => 0n)
  if (kind !== 'buy_x_get_y' || buyQuantity === null || getQuantity === null) return taken
  const runs = lines.flatMap((line, index) => {
    const isEligible = !line.hasManualPrice && Number.isInteger(line.quantity) && isIn(promotion, line)
    const isKept = !line.hasManualDiscount || promotion.combinesWithManual
    if (!isEligible || !isKept || line.quantity === 0) return []
    return [{ index, pieces: line.quantity, price: line.baseMinor / BigInt(line.quantity) }]
  })
  const size = buyQuantity + getQuantity
  const total = runs.reduce((sum, { pieces }) => sum + pieces, 0)
  const inFullSets = total - (total % size)
  // Counted, not listed: a quantity may be a hundred million.
  const gotAmong = (first: number) => {
    const places = Math.min(first, inFullSets)
    return Math.floor(places / size) * getQuantity + Math.max(0, (places % size) - buyQuantity)
  }
  let place = 0
  for (const { index, pieces, price } of runs.toSorted(fromDearToCheap)) {
    const got = gotAmong(place + pieces) - gotAmong(place)
    taken[index] = BigInt(got) * partOf(price, ratePpm)
    place += pieces
  }
  return taken
}

type Run = { readonly index: number; readonly price: bigint }

function fromDearToCheap(one: Run, other: Run): number {
  if (one.price !== other.price) return one.price > other.price ? -1 : 1
  return one.index - other.index
}

type Outcome = {
  readonly line: number
  readonly amount: bigint
  readonly refusal: PromotionEntry['refusal']
}

function entryOf({ id, name }: Promotion, { line, amount, refusal }: Outcome): PromotionEntry {
  return { promotionId: id, name, line, amountMinor: amount, refusal }
}

function partOf(amount: bigint, ppm: number | null): bigint {
  return dividedExactly(amount * BigInt(ppm ?? 0), million)
}

function smaller(one: bigint, other: bigint): bigint {
  return one < other ? one : other
}
