import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import type { PriceCell } from './plan-price-cells.ts'
import { resolvePrices } from './resolve-prices.ts'

type Cell = Pick<PriceCell, 'priceListId' | 'variantId'>

/**
 * Current unit prices of variants for all stores, from these lists only and including surcharges; prices derived from a parent
 * list are left out. By `cellKey`.
 */
export async function readListPrices(
  { companyId }: Pick<Ctx, 'companyId'>,
  db: Reader | Tx,
  cells: readonly Cell[],
): Promise<ReadonlyMap<string, number>> {
  const prices = new Map<string, number>()
  for (const [priceListId, own] of Map.groupBy(cells, (cell) => cell.priceListId)) {
    const question = { companyId, priceListId, storeId: null, day: null }
    const lines = own.map(({ variantId }) => ({ variantId, qty: '1' }))
    for (const [at, answer] of (await resolvePrices(db, question, lines)).entries()) {
      const cell = own[at]
      if (cell === undefined || typeof answer === 'string' || typeof answer.amount !== 'number') continue
      if (answer.path[0]?.list.id === priceListId) prices.set(cellKey(cell), answer.amount)
    }
  }
  return prices
}

export function cellKey({ priceListId, variantId }: Cell): string {
  return `${priceListId} ${variantId}`
}
