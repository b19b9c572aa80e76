import type { PriceRow } from '@countinghouse/contract/procure/price'
import { prices } from '@countinghouse/contract/procure/price'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import { listSourceOf } from '../../../platform/lists/list-source.ts'
import { requireCostView } from '../costs/cost-view.ts'

const source = listSourceOf(prices)

/** A price as shown in its list. Throws: not_found. */
export async function readPrice(companyId: number, db: Reader | Tx, id: number): Promise<PriceRow> {
  const { rows } = await sql<PriceRow>`
    select ${source.row} from procure.price_entry t where t.company_id = ${companyId} and t.id = ${id}`.execute(db)
  return rows[0] ?? fail('not_found')
}

/** Existing prices by id. */
export async function readPrices(
  companyId: number,
  db: Reader | Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PriceRow>> {
  const { rows } = await sql<PriceRow>`
    select ${source.row} from procure.price_entry t where t.company_id = ${companyId} and t.id = any(${ids}::bigint[])`.execute(
    db,
  )
  return new Map(rows.map((price) => [price.id, price]))
}

/** Locks a price for the transaction. Throws: not_found, forbidden; stale with the present price. Locks: the price. */
export async function lockPrice(
  { companyId, grants }: Pick<Ctx, 'companyId' | 'grants'>,
  tx: Tx,
  { id, version }: { readonly id: number; readonly version: number },
): Promise<PriceRow> {
  await sql`select from procure.price where company_id = ${companyId} and id = ${id} for no key update`.execute(tx)
  const price = await readPrice(companyId, tx, id)
  if (price.buyAmount !== null) requireCostView({ grants })
  if (price.version !== version) fail('stale', { details: { current: price } })
  return price
}

/** Audit label of a price. */
export function labelOf({ product, sku }: PriceRow): string {
  return sku ?? product
}

/** Audited fields of a price. */
export function factsOf(price: PriceRow): Readonly<Record<string, unknown>> {
  const { priceListId, productId, variantId, storeId, minQty, validFrom, validUntil, amountMinor, buyAmount } = price
  return {
    priceListId,
    productId,
    variantId,
    storeId,
    minQty,
    validFrom,
    validUntil,
    amountMinor,
    buyAmount,
    reason: price.reason,
  }
}
