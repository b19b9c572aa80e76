import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/purchase/errors.text'
import type { LandedBasis } from '@countinghouse/contract/purchase/landed-bases'
import type { landedCost } from '@countinghouse/contract/purchase/landed-cost'
import { format } from '@countinghouse/contract/text'
import { dividedExactly, minorOfUnits } from '@countinghouse/kernel/exact'
import { apportionMinor } from '@countinghouse/kernel/money-line'
import { unitsOfQuantity } from '@countinghouse/kernel/quantity'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import type { RowOf } from '../../../platform/documents/document-handlers.ts'
import { measuresOf, readMeasures } from '../../inventory/index.ts'
import type { ReceivedGoods } from './read-goods.ts'
import { readDuties, readReceivedGoods } from './read-goods.ts'

export type LandedCost = RowOf<typeof landedCost>
export type EnteredCost = Pick<LandedCost, 'allocateBy' | 'amountMinor'> & {
  readonly lines: readonly { readonly receiptId: number; readonly manualMinor: number | null }[]
}

export type Allocated = ReceivedGoods & {
  /** Part of the basis. */
  readonly weight: bigint
  readonly shareMinor: number
}
export type Allocation = { readonly amountMinor: number; readonly goods: readonly Allocated[] }

const wholePpm = 1_000_000n
/**
 * Kilograms that a cubic metre counts as at least: of air freight by IATA, a tonne by sea (weight or measure), by road as hauliers in
 * Europe count a loading metre. Source: docs/guides/purchase.md, Landed cost.
 */
const kgPerM3 = { chargeable: 167n, chargeable_sea: 1000n, chargeable_road: 333n } as const
const mostNamed = 5

/** What is written of a landed cost beside what was entered. */
export function calculatedOf({ lines }: EnteredCost, { amountMinor, goods }: Allocation) {
  const sums = Map.groupBy(goods, ({ receiptId }) => receiptId)
  return {
    amountMinor,
    lines: lines.map((line) => {
      const own = sums.get(line.receiptId) ?? []
      return {
        ...line,
        valueMinor: own.reduce((sum, { valueMinor }) => sum + valueMinor, 0),
        shareMinor: own.reduce((sum, { shareMinor }) => sum + shareMinor, 0),
      }
    }),
  }
}

/**
 * Allocates a cost to the goods of its receipts by largest remainder. Throws: purchase.nothing_to_allocate, purchase.manual_mismatch,
 * purchase.duty_unknown, purchase.rule_broken without an amount, inventory.measure_missing.
 */
export async function allocateCost(ctx: Ctx, db: Reader | Tx, entered: EnteredCost): Promise<Allocation> {
  const { lines, allocateBy } = entered
  const goods = await readReceivedGoods(
    ctx,
    db,
    lines.map(({ receiptId }) => receiptId),
  )
  requireGoods(ctx, entered, goods)
  if (allocateBy === 'manual') return allocateByHand(ctx, entered, goods)
  const weights = await weightsOf(ctx, db, allocateBy, goods)
  const computed = allocateBy === 'duty' ? minorOfUnits(weights.reduce((sum, weight) => sum + weight, 0n)) : 0
  const amountMinor = entered.amountMinor ?? (computed > 0 ? computed : needAmount(ctx))
  if (weights.every((weight) => weight === 0n)) fail('purchase.nothing_to_allocate')
  const shares = apportionMinor(amountMinor, weights)
  return { amountMinor, goods: withShares(goods, weights, shares) }
}

function withShares(
  goods: readonly ReceivedGoods[],
  weights: readonly bigint[],
  shares: readonly number[],
): readonly Allocated[] {
  return goods.map((one, at) => ({ ...one, weight: weights[at] ?? 0n, shareMinor: shares[at] ?? 0 }))
}

function requireGoods({ locale }: Ctx, { lines }: EnteredCost, goods: readonly ReceivedGoods[]): void {
  const found = new Set(goods.map(({ receiptId }) => receiptId))
  const message = format(text.receipt_without_goods, locale)
  const missing = lines.flatMap(({ receiptId }, at) =>
    found.has(receiptId) ? [] : [[`lines.${at}.receiptId`, [{ code: 'rule', message }]] as const],
  )
  if (missing.length > 0) fail('purchase.nothing_to_allocate', { fields: Object.fromEntries(missing) })
}

function needAmount({ locale }: Ctx): never {
  const message = format(text.amount_needed, locale)
  return fail('purchase.rule_broken', { fields: { amountMinor: [{ code: 'rule', message }] } })
}

/** The entered share of each receipt, apportioned by value inside it. */
function allocateByHand(ctx: Ctx, entered: EnteredCost, goods: readonly ReceivedGoods[]): Allocation {
  const amountMinor = entered.amountMinor ?? needAmount(ctx)
  const sum = entered.lines.reduce((total, { manualMinor }) => total + (manualMinor ?? 0), 0)
  if (sum !== amountMinor) {
    const message = format(text.manual_mismatch, ctx.locale)
    const fields = entered.lines.map((_, at) => [`lines.${at}.manualMinor`, [{ code: 'rule', message }]] as const)
    fail('purchase.manual_mismatch', {
      details: { differenceMinor: amountMinor - sum },
      fields: Object.fromEntries(fields),
    })
  }
  const shares = entered.lines.flatMap(({ receiptId, manualMinor }) => {
    const own = goods.filter((one) => one.receiptId === receiptId)
    const values = own.map(({ valueMinor }) => BigInt(valueMinor))
    const weights = values.every((value) => value === 0n) ? own.map(() => 1n) : values
    return apportionMinor(manualMinor ?? 0, weights)
  })
  return { amountMinor, goods: withShares(goods, shares.map(BigInt), shares) }
}

async function weightsOf(
  ctx: Ctx,
  db: Reader | Tx,
  basis: Exclude<LandedBasis, 'manual'>,
  goods: readonly ReceivedGoods[],
): Promise<readonly bigint[]> {
  if (basis === 'value') return goods.map(({ valueMinor }) => BigInt(valueMinor))
  if (basis === 'equal') return goods.map(() => 1n)
  const pieces = goods.map(({ quantity }) => unitsOfQuantity(quantity))
  if (basis === 'qty') return pieces
  if (basis === 'duty') return await dutiesOf(ctx, db, goods)
  const measures = await readMeasures(ctx, db, goods)
  const times = (each: readonly bigint[]) => pieces.map((units, at) => units * (each[at] ?? 0n))
  if (basis === 'weight' || basis === 'volume') return times(measuresOf(ctx, measures, goods, basis))
  const grams = times(measuresOf(ctx, measures, goods, 'weight'))
  const volumes = times(measuresOf(ctx, measures, goods, 'volume'))
  // Kilograms to 10^9 mm³, compared in grams of a million parts.
  return grams.map((weight, at) => {
    const ofVolume = (volumes[at] ?? 0n) * kgPerM3[basis]
    const ofWeight = weight * 1_000_000n
    return ofVolume > ofWeight ? ofVolume : ofWeight
  })
}

/** Of each line, rounded: its value and the landed costs posted before, at the rate of its HS code and origin. */
async function dutiesOf(ctx: Ctx, db: Reader | Tx, goods: readonly ReceivedGoods[]): Promise<readonly bigint[]> {
  const duties = await readDuties(
    ctx,
    db,
    goods.map(({ variantId }) => variantId),
  )
  const rateOf = (variantId: number) => {
    const { hsCode = null, duty = null } = duties.get(variantId) ?? {}
    return hsCode === null ? null : duty
  }
  const unknown = goods.filter(({ variantId }) => rateOf(variantId) === null)
  if (unknown.length > 0) {
    const named = [...new Set(unknown.map(({ sku, product }) => `${product} (${sku})`))]
    const skus = [...named.slice(0, mostNamed), ...(named.length > mostNamed ? ['…'] : [])].join(', ')
    fail('purchase.duty_unknown', {
      message: format(text.duty_unknown, ctx.locale, { skus }),
      details: { variants: unknown.map(({ variantId, sku, product }) => ({ variantId, sku, name: product })) },
    })
  }
  return goods.map(({ variantId, valueMinor, landedMinor }) =>
    dividedExactly(BigInt(valueMinor + landedMinor) * BigInt(rateOf(variantId) ?? 0), wholePpm),
  )
}
