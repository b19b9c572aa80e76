import { sql } from 'kysely'
import { fail } from '@countinghouse/contract/errors'
import { supplierReturn } from '@countinghouse/contract/purchase/supplier-return'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { TransitionOutcome } from '../../../platform/documents/document.ts'
import { postJournals } from '../../accounts/index.ts'
import type { StockLine } from '../../inventory/index.ts'
import { lotsOfLines, postStock, requireBusinessDay } from '../../inventory/index.ts'
import type { SupplierReturn } from './calculate-return.ts'
import { requireReturnable } from './calculate-return.ts'

/** Source type of supplier returns in the ledgers. */
export const returnSource = 'supplier_return'

/**
 * Takes the goods out of stock at their cost, and posts what the credit differs from it. Throws: what requireReturnable,
 * requireBusinessDay, lotsOfLines, postStock and postJournals throw, inventory.no_damaged_place. Locks: the order, then those of the postings.
 */
export async function dispatchReturn(ctx: Ctx, tx: Tx, row: SupplierReturn): Promise<TransitionOutcome> {
  await requireBusinessDay(ctx, tx, supplierReturn.page, row)
  await requireReturnable(ctx, tx, row)
  const { storeId, effectiveOn, creditMinor } = row
  const { rows } = await postStock(ctx, {
    sourceType: returnSource,
    sourceId: row.id,
    eventNo: 1,
    effectiveOn,
    storeId,
    lines: await linesOf(ctx, tx, row),
  }).execute(tx)
  const valueMinor = -(rows[0]?.value_minor ?? 0)
  // The stock journal claims the cost, and this the rest of the credit.
  const varianceMinor = creditMinor - valueMinor
  const event = {
    source: 'purchase',
    sourceType: returnSource,
    sourceId: row.id,
    eventNo: 1,
    postedOn: effectiveOn,
    lines: [
      { role: 'goods_received', storeId, amountMinor: varianceMinor },
      { role: 'purchase_variance', storeId, amountMinor: -varianceMinor },
    ],
  } as const
  await postJournals(ctx, [event]).execute(tx)
  return { status: 'dispatched', set: { valueMinor, dispatchedAt: ctx.now.toISOString(), dispatchedBy: ctx.userId } }
}

/** Rejected goods are the supplier's, and lie where damaged goods are put aside. */
async function linesOf(ctx: Ctx, tx: Tx, { storeId, supplierId, lines }: SupplierReturn): Promise<StockLine[]> {
  const lots = await lotsOfLines(ctx, tx, {
    storeId,
    lines: lines.map((line) => ({ ...line, quantity: -line.quantity })),
  })
  const damagedId = lines.some(({ isRejected }) => isRejected) ? await readDamagedLocation(ctx, tx, storeId) : null
  return lines.map(({ variantId, quantity, locationId, isRejected }, at) => {
    const fromLocationId = locationId ?? (isRejected ? damagedId : null)
    return {
      kind: 'purchase_return',
      variantId,
      quantity,
      sourceLineId: at + 1,
      ...(lots[at] != null && { lotId: lots[at] }),
      ...(isRejected && { ownerId: supplierId }),
      ...(fromLocationId !== null && { fromLocationId }),
    }
  })
}

async function readDamagedLocation({ companyId }: Ctx, tx: Tx, storeId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select l.id from inventory.location l where l.company_id = ${companyId} and l.store_id = ${storeId} and l.is_damaged`.execute(
    tx,
  )
  return rows[0]?.id ?? fail('inventory.no_damaged_place')
}
