import { dividedExactly } from './exact.ts'
import type { PromotionKind } from './promotion-kinds.ts'
import type { Taken } from './promotion-sets.ts'
import { takenByBundles, takenByGot } from './promotion-sets.ts'
import type { PromotionTime } from './promotion-time.ts'
import { unitsOfQuantity, unitsPerQuantity } from './quantity.ts'
import { splitByWeights } from './split.ts'

/** A promotion that is valid where and when a receipt is made. Units: parts per million, minor units, pieces. */
export type Promotion = {
  readonly id: number
  readonly name: string
  readonly kind: PromotionKind
  /** Of percentages, and of the pieces that are got (1,000,000: free). */
  readonly ratePpm: number | null
  /** Off each piece, the fixed price of a piece, the price of a bundle, or off the receipt. */
  readonly amountMinor: number | null
  /** Of a bundle: its pieces. */
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
  /** Most that it takes off this receipt; null: no limit. */
  readonly leftMinor?: number | null
  /** Its uses are counted, so that only the server can decide about it. */
  readonly isLimited?: boolean
  /** Weekdays and hours; none: always. */
  readonly times?: readonly PromotionTime[]
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
  /** Its price is one for several products already, so that only promotions of the receipt apply. */
  readonly isKit?: boolean
}

/** What a promotion did to a line, or why it did not. Units: minor units. */
export type PromotionEntry = {
  readonly promotionId: number
  readonly name: string
  /** Zero-based. */
  readonly line: number
  readonly amountMinor: bigint
  /** `limit`: what its limit keeps it from taking off. */
  readonly refusal: null | 'manual' | 'better' | 'limit'
}

type Found = {
  readonly promotion: Promotion
  readonly amount: bigint
  /** What it would take off without its limit. */
  readonly whole: bigint
}
type AmountOn = (promotion: Promotion, running: bigint) => { readonly amount: bigint; readonly whole: bigint }

const million = 1_000_000n

/**
 * Discounts of line promotions, by line, and what explains them. Within a group only the best applies; stackable ones of several groups
 * apply one after the other by priority; one that does not stack applies alone if it is better than these. A limit is used up by the lines
 * in their order. Source: sales-crm-finance.md d3.
 */
export function promoteLines(
  lines: readonly PromotedLine[],
  promotions: readonly Promotion[],
): { readonly discounts: readonly bigint[]; readonly entries: readonly PromotionEntry[] } {
  const ofLines = promotions.filter(({ kind }) => kind !== 'order_percent' && kind !== 'order_amount')
  const sets = new Map(ofLines.map((promotion) => [promotion.id, takenBySets(lines, promotion)]))
  const limits = limitsOf(ofLines)
  const entries: PromotionEntry[] = []
  const discounts = lines.map((line, index) => {
    const amountOn: AmountOn = (promotion, running) =>
      limits.within(promotion, amountOf(promotion, line, { running, ofSets: sets.get(promotion.id)?.get(index) ?? 0n }))
    const candidates = ofLines
      .filter((promotion) => !line.hasManualPrice && line.isKit !== true && isIn(promotion, line))
      .map((promotion) => ({ promotion, ...amountOn(promotion, line.baseMinor) }))
      .filter(({ whole }) => whole > 0n)
    const manual = candidates.filter(({ promotion }) => line.hasManualDiscount && !promotion.combinesWithManual)
    const open = candidates.filter((found) => !manual.includes(found))
    const applied = bestOf(open, line.baseMinor, amountOn)
    for (const { promotion, amount, whole } of applied) {
      limits.take(promotion, amount)
      entries.push(entryOf(promotion, { line: index, amount, refusal: null }))
      if (whole > amount) entries.push(entryOf(promotion, { line: index, amount: whole - amount, refusal: 'limit' }))
    }
    for (const { promotion, whole } of manual)
      entries.push(entryOf(promotion, { line: index, amount: whole, refusal: 'manual' }))
    for (const { promotion, amount, whole } of open) {
      const refusal = amount === 0n ? ('limit' as const) : ('better' as const)
      if (!applied.some((one) => one.promotion.id === promotion.id))
        entries.push(entryOf(promotion, { line: index, amount: amount === 0n ? whole : amount, refusal }))
    }
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
  const limits = limitsOf(promotions)
  const amountOn: AmountOn = (promotion, sum) => {
    if (sum < BigInt(promotion.leastMinor ?? 0)) return limits.within(promotion, 0n)
    const isPercent = promotion.kind === 'order_percent'
    const amount = isPercent ? partOf(sum, promotion.ratePpm) : smaller(BigInt(promotion.amountMinor ?? 0), sum)
    return limits.within(promotion, amount)
  }
  const candidates = promotions
    .filter(({ kind }) => kind === 'order_percent' || kind === 'order_amount')
    .map((promotion) => ({ promotion, ...amountOn(promotion, sumOf(eligibleOf(promotion, running))) }))
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
    const { amount: given, whole } = amountOn(promotion, sumOf(eligible))
    const shares = splitByWeights(given, eligible)
    const first = eligible.findIndex((amount) => amount > 0n)
    if (whole > given) entries.push(entryOf(promotion, { line: first, amount: whole - given, refusal: 'limit' }))
    for (const [index, amount] of shares.entries()) {
      if (amount === 0n) continue
      discounts[index] = (discounts[index] ?? 0n) + amount
      entries.push(entryOf(promotion, { line: index, amount, refusal: null }))
    }
  }
  return { discounts, entries }
}

/** Those of the candidates that apply, with what each takes off. */
function bestOf(candidates: readonly Found[], base: bigint, amountOn: AmountOn): readonly Found[] {
  const groups = Map.groupBy(
    candidates.filter(({ amount }) => amount > 0n),
    ({ promotion }) => promotion.stackGroup,
  )
  const best = [...groups.values()].flatMap((group) => group.toSorted(byAmount)[0] ?? [])
  const stack: Found[] = []
  let running = base
  for (const { promotion } of best.filter(({ promotion: { isStackable } }) => isStackable).toSorted(byPriority)) {
    const found = { promotion, ...amountOn(promotion, running) }
    if (found.amount === 0n) continue
    stack.push(found)
    running -= found.amount
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
  { running, ofSets }: { readonly running: bigint; readonly ofSets: bigint },
): bigint {
  const ofPieces = () => dividedExactly(unitsOfQuantity(quantity) * BigInt(amountMinor ?? 0), unitsPerQuantity)
  if (kind === 'line_percent') return partOf(running, ratePpm)
  if (kind === 'line_amount') return smaller(ofPieces(), running)
  if (kind === 'line_fixed_price') return running > ofPieces() ? running - ofPieces() : 0n
  return smaller(ofSets, running)
}

/** By line: what full sets of pieces take off. */
function takenBySets(lines: readonly PromotedLine[], promotion: Promotion): Taken {
  const { kind, buyQuantity, getQuantity, ratePpm, amountMinor } = promotion
  if ((kind !== 'buy_x_get_y' && kind !== 'bundle_price') || buyQuantity === null) return new Map()
  const runs = lines.flatMap((line, index) => {
    const isWhole = Number.isInteger(line.quantity) && line.isKit !== true
    const isEligible = !line.hasManualPrice && isWhole && isIn(promotion, line)
    const isKept = !line.hasManualDiscount || promotion.combinesWithManual
    if (!isEligible || !isKept || line.quantity === 0) return []
    return [{ index, pieces: line.quantity, price: line.baseMinor / BigInt(line.quantity) }]
  })
  if (kind === 'bundle_price') return takenByBundles(runs, { size: buyQuantity, priceMinor: amountMinor ?? 0 })
  return getQuantity === null
    ? new Map()
    : takenByGot(runs, { buy: buyQuantity, get: getQuantity, ratePpm: ratePpm ?? 0 })
}

/** What promotions may still take off, used up as they are applied. */
function limitsOf(promotions: readonly Promotion[]) {
  const left = new Map(
    promotions.flatMap(({ id, leftMinor }) =>
      leftMinor === null || leftMinor === undefined ? [] : [[id, BigInt(leftMinor)] as const],
    ),
  )
  return {
    within: ({ id }: Promotion, whole: bigint) => ({ whole, amount: smaller(whole, left.get(id) ?? whole) }),
    take: ({ id }: Promotion, amount: bigint) => {
      const before = left.get(id)
      if (before !== undefined) left.set(id, before - amount)
    },
  }
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
