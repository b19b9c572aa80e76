import type { Charge } from '@countinghouse/contract/inventory/transfer-charge'
import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/inventory/transfer-charge.text'
import { format } from '@countinghouse/contract/text'
import { dividedExactly, minorOfUnits, unitsOfDecimal } from '@countinghouse/kernel/exact'
import { mostMinor } from '@countinghouse/kernel/minor'
import { apportionMinor } from '@countinghouse/kernel/money-line'
import { unitsOfQuantity } from '@countinghouse/kernel/quantity'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Measures } from './measures.ts'
import { measuresOf } from './measures.ts'

/** Charged goods. Units: stock units; minor units of the company's currency at agreed prices, or at cost. */
export type Goods = { readonly variantId: number; readonly quantity: number; readonly netMinor: number }

/** The amount of a charge. */
export type Amount = Pick<Charge, 'basis' | 'rate' | 'ratePpm'> & { readonly amountMinor: number | null }

const rateDigits = 6

/** Units: ten-thousandths of a stock unit. */
function piecesOf({ quantity }: Goods): bigint {
  return unitsOfQuantity(quantity)
}

/**
 * The amount of a charge on goods, in minor units of a currency with this many digits, half away from zero. Throws:
 * inventory.measure_missing, inventory.nothing_to_charge, inventory.rule_broken if it exceeds the maximum amount.
 */
export function amountOf(
  ctx: Ctx,
  { basis, rate, ratePpm, amountMinor }: Amount,
  goods: readonly Goods[],
  { measures, digits }: { readonly measures: Measures; readonly digits: number },
): number {
  if (goods.length === 0) fail('inventory.nothing_to_charge')
  if (basis === 'fixed') return amountMinor ?? fail('inventory.nothing_to_charge')
  const units = basis === 'rate_of_value' ? apportionByValue(goods, ratePpm ?? 0) : byRate()
  if (units === 0n) fail('inventory.nothing_to_charge')
  if (units > BigInt(mostMinor)) {
    const refusal = [{ code: 'rule', message: format(text.too_much, ctx.locale) }]
    fail('inventory.rule_broken', { fields: { [basis === 'rate_of_value' ? 'ratePpm' : 'rate']: refusal } })
  }
  return minorOfUnits(units)

  function byRate(): bigint {
    // Grams per kilogram, cubic millimetres per cubic metre.
    const each = { per_unit: 1n, per_kg: 1_000n, per_m3: 1_000_000_000n, rate_of_value: 1n, fixed: 1n }[basis]
    const of =
      basis === 'per_unit'
        ? goods.map(() => 1n)
        : measuresOf(ctx, measures, goods, basis === 'per_kg' ? 'weight' : 'volume')
    const measured = goods.reduce((sum, one, index) => sum + piecesOf(one) * (of[index] ?? 0n), 0n)
    const minor = unitsOfDecimal(rate ?? '0', rateDigits) * 10n ** BigInt(digits)
    return dividedExactly(minor * measured, 10n ** BigInt(rateDigits) * 10_000n * each)
  }
}

function apportionByValue(goods: readonly Goods[], ratePpm: number): bigint {
  const value = goods.reduce((sum, { netMinor }) => sum + BigInt(netMinor), 0n)
  return dividedExactly(value * BigInt(ratePpm), 1_000_000n)
}

/**
 * Apportions an amount over goods by largest remainder, so that the shares add up to it. Throws: inventory.measure_missing. Units: minor
 * units.
 */
export function apportionCharge(
  ctx: Ctx,
  { amountMinor, allocateBy }: Pick<Charge, 'amountMinor' | 'allocateBy'>,
  goods: readonly Goods[],
  measures: Measures,
): number[] {
  const weights = weightsOf(ctx, allocateBy, goods, measures)
  return apportionMinor(amountMinor, weights)
}

function weightsOf(
  ctx: Ctx,
  allocateBy: Charge['allocateBy'],
  goods: readonly Goods[],
  measures: Measures,
): readonly bigint[] {
  if (allocateBy === 'value') return goods.map(({ netMinor }) => BigInt(netMinor))
  if (allocateBy === 'qty') return goods.map(piecesOf)
  const each = measuresOf(ctx, measures, goods, allocateBy)
  return goods.map((one, index) => piecesOf(one) * (each[index] ?? 0n))
}
