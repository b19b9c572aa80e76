import { dividedExactly, minorOfUnits, unitsOfDecimal } from '@countinghouse/kernel/exact'
import { costDigits } from '@countinghouse/kernel/margin'
import { currencyDigits } from '@countinghouse/kernel/money'
import type { Completion } from '../../../platform/lists/list-source.ts'
import { findCosts } from './find-costs.ts'
import { findMargins } from './find-margins.ts'

/** Adds the highest variant cost of each product of a page. */
export const enrichCosts: Completion = async (asking, db, rows) => {
  const found = await findCosts(asking, db, idsOf(rows))
  const costs = new Map(found.map((cost) => [cost.productId, cost]))
  return rows.map((row) => {
    const cost = costs.get(row.id)
    const costMinor = cost === undefined ? null : minorOf(cost.to, cost.currency)
    return { ...row, costMinor, costCurrency: cost?.currency ?? null }
  })
}

/** Adds the lowest variant margin of each product of a page. */
export const enrichMargins: Completion = async (asking, db, rows) => {
  const found = await findMargins(asking, db, idsOf(rows))
  const margins = new Map(found.map(({ productId, marginPpm }) => [productId, marginPpm]))
  return rows.map((row) => ({ ...row, marginPpm: margins.get(row.id) ?? null }))
}

function idsOf(rows: Parameters<Completion>[2]): number[] {
  return rows.map(({ id }) => id)
}

/** Converts `cost` from major to minor units, rounded. */
function minorOf(cost: string, currency: string): number {
  const units = unitsOfDecimal(cost, costDigits)
  return minorOfUnits(dividedExactly(units, 10n ** BigInt(costDigits - currencyDigits(currency))))
}
