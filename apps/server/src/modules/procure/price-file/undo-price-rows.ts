import type { BulkCtx } from '../../../platform/bulk/bulk-row.ts'
import type { Removal } from '../../../platform/bulk/remove-rows.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { DoneRow, UndoneRows } from '../../../platform/import/file-form.ts'
import { usedAmong } from '../../../platform/records/usage.ts'
import { restoreTiers } from '../prices/restore-tiers.ts'
import type { PricePlace } from './price-place.ts'
import { placeKey } from './price-place.ts'
import { lockLists, lockPrices } from './read-price-details.ts'
import type { PriceBefore } from './write-price-rows.ts'
import type { PriceWrite } from './write-prices.ts'
import { writePrices } from './write-prices.ts'

type Row = DoneRow & { readonly before: PriceBefore | null }

/**
 * Undoes imported price rows in reverse order: started prices are deleted, ended and corrected ones restored. Prices changed or
 * used since are kept. Locks: the lists, then the prices, by id.
 */
export async function undoPriceRows(ctx: BulkCtx, tx: Tx, rows: readonly Row[]): Promise<UndoneRows> {
  const places = new Map(rows.flatMap(({ before }) => (before?.place === undefined ? [] : [keyed(before.place)])))
  const of = [...places.values()]
  const lists = await lockLists(
    ctx,
    tx,
    of.map(({ priceListId }) => priceListId),
  )
  const prices = await lockPrices(ctx, tx, {
    lists: [...lists.keys()],
    productIds: of.flatMap(({ productId }) => productId ?? []),
    variantIds: of.flatMap(({ variantId }) => variantId ?? []),
  })
  const standing = new Map(
    [...places.keys()].map((key) => [key, (prices.get(key) ?? []).map(({ version: _version, ...tier }) => tier)]),
  )
  const created = rows.flatMap(({ outcome, recordId }) => (outcome === 'created' ? [recordId] : []))
  const used = await usedAmong(tx, ctx.companyId, 'procure.price', created)
  const fates = new Map<number, Removal>()
  for (const { number, recordId } of rows) if (used.has(recordId)) fates.set(number, 'used_elsewhere')
  const open = rows.filter(({ number }) => !fates.has(number))
  const { writes, refused } = restoreTiers(
    open.map(({ number, before }) => ({
      number,
      of: before?.place === undefined ? '' : placeKey(before.place),
      steps: before?.prices ?? [],
    })),
    standing,
  )
  for (const { number } of open) fates.set(number, refused.has(number) ? 'changed_meanwhile' : 'undone')
  const written = await writePrices(
    ctx,
    tx,
    writes.flatMap(({ of: key, ...write }): PriceWrite[] => {
      const place = places.get(key)
      return place === undefined ? [] : [{ place, ...write }]
    }),
  )
  return { fates, versions: new Map(written.map(({ id, version }) => [id, version])) }
}

function keyed(place: PricePlace): [string, PricePlace] {
  return [placeKey(place), place]
}
