import type { BulkCtx } from '../../../platform/bulk/bulk-row.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { DoneRow } from '../../../platform/import/file-form.ts'
import type { PricePlace } from '../price-file/price-place.ts'
import { placeKey } from '../price-file/price-place.ts'
import type { StandingPrice } from '../price-file/read-price-details.ts'
import { lockLists, lockPrices } from '../price-file/read-price-details.ts'
import type { PriceWrite } from '../price-file/write-prices.ts'
import type { PriceCell } from '../prices/plan-price-cells.ts'
import { isSame } from '../prices/plan-tiers.ts'
import type { TierStep } from '../prices/restore-tiers.ts'
import { restoreTiers } from '../prices/restore-tiers.ts'

/** Price changes of a row at one place. */
export type PlacedSteps = { readonly place: PricePlace; readonly steps: readonly TierStep[] }
/** Prices by product or variant. */
type Prices = ReadonlyMap<string, readonly StandingPrice[]>

/** All prices that cells may change. Locks: the prices, by id. */
export async function lockPricesOf(ctx: BulkCtx, tx: Tx, cells: readonly PriceCell[]): Promise<Prices> {
  if (cells.length === 0) return new Map()
  return await lockPricesAt(ctx, tx, cells.flatMap(placesOf))
}

/** Changes to the prices that a cell may affect. */
export function priceSteps(cell: PriceCell, before: Prices, after: Prices): readonly PlacedSteps[] {
  return placesOf(cell).flatMap((place) => {
    const [was, is] = [before, after].map((prices) => tiersOf(prices.get(placeKey(place)) ?? []))
    const ids = new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])
    const steps = [...ids].flatMap((id): TierStep[] => {
      const step = { id, before: was?.get(id) ?? null, after: is?.get(id) ?? null }
      return isSame(step.before, step.after) ? [] : [step]
    })
    return steps.length === 0 ? [] : [{ place, steps }]
  })
}

/** Prevents other writes to price lists used by the rows. Locks: the lists, by id. */
export async function lockListsOf(ctx: BulkCtx, tx: Tx, rows: readonly DoneRow[]): Promise<void> {
  const ids = rows.flatMap((row) => stepsOf(row).map(({ place }) => place.priceListId))
  if (ids.length > 0) await lockLists(ctx, tx, ids)
}

/** Current prices where rows changed prices. Locks: the prices, by id. */
export async function lockPricesSince(ctx: BulkCtx, tx: Tx, rows: readonly DoneRow[]): Promise<Prices> {
  const places = rows.flatMap((row) => stepsOf(row).map(({ place }) => place))
  return places.length === 0 ? new Map() : await lockPricesAt(ctx, tx, places)
}

/** Steps that restore prices changed by rows, last ones first; `refused`: rows whose prices were changed since. */
export function pricesBack(
  rows: readonly DoneRow[],
  prices: Prices,
): { readonly writes: readonly PriceWrite[]; readonly refused: ReadonlySet<number> } {
  const places = new Map<string, PricePlace>()
  const steps = rows.flatMap((row) =>
    stepsOf(row).map(({ place, steps: own }) => {
      const of = placeKey(place)
      places.set(of, place)
      return { number: row.number, of, steps: own }
    }),
  )
  const standing = new Map(
    [...places.keys()].map((key) => [key, (prices.get(key) ?? []).map(({ version: _version, ...tier }) => tier)]),
  )
  const { writes, refused } = restoreTiers(steps, standing)
  return {
    refused,
    writes: writes.flatMap(({ of, ...write }) => {
      const place = places.get(of)
      return place === undefined ? [] : [{ place, ...write }]
    }),
  }
}

/** Prices of records created by a row are deleted with them. */
function stepsOf({ outcome, before }: DoneRow): readonly PlacedSteps[] {
  return outcome === 'created' ? [] : ((before?.['prices'] ?? []) as readonly PlacedSteps[])
}

/** The only variant of a product may use the price of the product. */
function placesOf({ priceListId, productId, variantId, isPlain }: PriceCell): readonly PricePlace[] {
  const own = { priceListId, productId: null, variantId, storeId: null }
  return isPlain ? [own, { ...own, productId, variantId: null }] : [own]
}

async function lockPricesAt(ctx: BulkCtx, tx: Tx, places: readonly PricePlace[]): Promise<Prices> {
  return await lockPrices(ctx, tx, {
    lists: [...new Set(places.map(({ priceListId }) => priceListId))],
    productIds: [...new Set(places.flatMap(({ productId }) => productId ?? []))],
    variantIds: [...new Set(places.flatMap(({ variantId }) => variantId ?? []))],
  })
}

function tiersOf(prices: readonly StandingPrice[]) {
  return new Map(prices.map(({ id, version: _version, ...tier }) => [id, tier]))
}
