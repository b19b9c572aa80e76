import { randomUUID } from 'node:crypto'
import { fail } from '@countinghouse/contract/errors'
import { mostTransferLines } from '@countinghouse/contract/inventory/transfer-lines'
import { mostOrderLines } from '@countinghouse/contract/purchase/purchase-order'
import { suggestions } from '@countinghouse/contract/purchase/replenishment'
import type { convertSuggestions as route } from '@countinghouse/contract/purchase/replenishment-calls'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { ListSource } from '../../../platform/lists/list-source.ts'
import { createTransferDraft } from '../../inventory/index.ts'
import { createOrderDraft } from '../purchase-order/draft-order.ts'
import { lockOpen } from './change-suggestions.ts'
import type { LockedSuggestion } from './lock-selected.ts'
import { requireCurrent } from './require-current.ts'

type Answer = OutputOfRoute<typeof route>

/**
 * Creates drafts of open suggestions: an order by supplier and store, a transfer by both stores. Throws: purchase.suggestion_stale,
 * purchase.nothing_selected, purchase.supplier_missing, forbidden with details.reason store. Locks: the suggestions, by id, so that each
 * is converted once.
 */
export async function convertSuggestions(
  ctx: Ctx,
  tx: Tx,
  source: ListSource,
  { selection }: InputOfRoute<typeof route>,
): Promise<Answer> {
  const { companyId, userId } = ctx
  const rows = await lockOpen(ctx, tx, source, selection, 'convert')
  const ids = rows.map(({ id }) => id)
  await requireCurrent(ctx, tx, ids)
  const bought = rows.filter(({ buyQuantity }) => buyQuantity > 0)
  const nameless = bought.filter(({ supplierId }) => supplierId === null).map(({ name }) => name)
  if (nameless.length > 0) fail('purchase.supplier_missing', { details: { suggestions: nameless } })
  const orders = await createOrders(ctx, tx, bought)
  const transfers = await createTransfers(ctx, tx, ids)
  await sql`
    update purchase.replenishment_suggestion set status = 'converted', updated_by = ${userId}
    where company_id = ${companyId} and id = any(${ids}::bigint[])`.execute(tx)
  for (const { id, name, status } of rows)
    ctx.audit({
      entity: suggestions.entity,
      entityId: id,
      label: name,
      before: { status },
      after: { status: 'converted' },
    })
  return { count: rows.length, orders, transfers }
}

/** In order of supplier and store, so that the same suggestions always give the same drafts. */
async function createOrders(ctx: Ctx, tx: Tx, bought: readonly LockedSuggestion[]): Promise<Answer['orders']> {
  const created: Answer['orders'] = []
  const today = await todayOf(ctx, tx)
  for (const lines of groupsOf(bought, ({ supplierId, storeId }) => `${supplierId} ${storeId}`, mostOrderLines)) {
    const [{ supplierId, storeId } = fail('not_found')] = lines
    const { id, name } = await createOrderDraft(ctx, tx, {
      uid: randomUUID(),
      supplierId: supplierId ?? fail('not_found'),
      storeId,
      orderedOn: today,
      dueOn: null,
      currency: null,
      discountPpm: null,
      quantityReason: null,
      supplierReference: null,
      lines: lines.map(({ variantId, buyQuantity }) => ({
        variantId,
        quantity: buyQuantity,
        unitPrice: null,
        discountPpm: null,
      })),
    })
    await sql`
      update purchase.replenishment_suggestion set purchase_order_id = ${id}
      where company_id = ${ctx.companyId} and id = any(${lines.map((line) => line.id)}::bigint[])`.execute(tx)
    created.push({ id, name })
  }
  return created
}

type Move = { readonly suggestionId: number; readonly fromStoreId: number; readonly toStoreId: number } & {
  readonly variantId: number
  readonly quantity: number
}

async function createTransfers(ctx: Ctx, tx: Tx, ids: readonly number[]): Promise<Answer['transfers']> {
  const { companyId } = ctx
  const { rows: moves } = await sql<Move>`
    select o.suggestion_id as "suggestionId", o.store_id as "fromStoreId", s.store_id as "toStoreId", s.variant_id as "variantId",
      o.quantity::float8 as quantity
    from purchase.replenishment_source o
    join purchase.replenishment_suggestion s on s.company_id = o.company_id and s.id = o.suggestion_id
    where o.company_id = ${companyId} and o.suggestion_id = any(${ids}::bigint[]) order by o.suggestion_id, o.store_id`.execute(
    tx,
  )
  const created: Answer['transfers'] = []
  const today = await todayOf(ctx, tx)
  for (const lines of groupsOf(moves, (move) => `${move.fromStoreId} ${move.toStoreId}`, mostTransferLines)) {
    const [{ fromStoreId, toStoreId } = fail('not_found')] = lines
    const { id, name } = await createTransferDraft(ctx, tx, {
      uid: randomUUID(),
      fromStoreId,
      toStoreId,
      requestedOn: today,
      lines: lines.map(({ variantId, quantity }) => ({ variantId, quantity })),
    })
    await sql`
      update purchase.replenishment_source set transfer_id = ${id} where company_id = ${companyId} and store_id = ${fromStoreId}
        and suggestion_id = any(${lines.map((line) => line.suggestionId)}::bigint[])`.execute(tx)
    created.push({ id, name })
  }
  return created
}

/** Rows by key, each group in parts of at most so many rows. */
function groupsOf<T>(rows: readonly T[], keyOf: (row: T) => string, most: number): readonly (readonly T[])[] {
  return [...Map.groupBy(rows, keyOf).values()].flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / most) }, (_, at) => group.slice(at * most, (at + 1) * most)),
  )
}

async function todayOf({ companyId }: Ctx, tx: Tx): Promise<string> {
  const { rows } = await sql<{ today: string }>`select erp.today(${companyId})::text as today`.execute(tx)
  return rows[0]?.today ?? fail('not_found')
}
