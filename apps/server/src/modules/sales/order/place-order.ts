import { randomUUID } from 'node:crypto'
import { salesOrder } from '@countinghouse/contract/sales/sales-order'
import { sql } from 'kysely'
import { fail } from '@countinghouse/contract/errors'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { createDocument, lockDocumentRow, moveDocument, requireStatus } from '../../../platform/documents/document.ts'
import { confirmOrder } from './confirm-order.ts'
import { cancelOrder } from './end-order.ts'
import type { EnteredOrder, SalesOrder } from './price-order.ts'
import { priceOrder } from './price-order.ts'

type Placed = EnteredOrder &
  Pick<SalesOrder, 'orderedOn' | 'deliveryMode' | 'customerReference' | 'customerNote'> & {
    /** What the caller has to say to the calculated total, before the order is confirmed. */
    readonly requireTotal: (grossMinor: number) => void
  }

/**
 * Creates an order and confirms it, which reserves stock; above the credit limit of the customer it is held. Throws: what priceOrder,
 * createDocument and confirmOrder throw.
 */
export async function placeOrder(ctx: Ctx, tx: Tx, { requireTotal, ...entered }: Placed): Promise<SalesOrder> {
  const priced = await priceOrder(ctx, tx, entered, entered.orderedOn)
  requireTotal(priced.grossMinor)
  const draft = await createDocument(ctx, tx, salesOrder, { uid: randomUUID(), ...entered }, priced)
  const outcome = await confirmOrder(ctx, tx, draft as SalesOrder)
  return (await moveDocument(ctx, tx, salesOrder, draft, outcome)) as SalesOrder
}

/** The order, locked until the end of the transaction. Throws: not_found. */
export async function lockPlacedOrder(ctx: Ctx, tx: Tx, id: number): Promise<SalesOrder> {
  return ((await lockDocumentRow(ctx, tx, salesOrder, id)) ?? fail('not_found')) as SalesOrder
}

/** Cancels a locked order of which nothing was delivered. Throws: state_conflict, what cancelOrder throws. */
export async function cancelPlacedOrder(ctx: Ctx, tx: Tx, row: SalesOrder, reason: string): Promise<void> {
  requireStatus(salesOrder, row, ['on_hold', 'confirmed'])
  await moveDocument(ctx, tx, salesOrder, row, { status: 'cancelled', ...(await cancelOrder(ctx, tx, row, reason)) })
}

/** The selling list of a store: its own, else that of the company; null: there is none. */
export async function findStoreList({ companyId }: Ctx, tx: Tx, storeId: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select l.id from procure.price_list l
    left join procure.price_list_store s on s.company_id = l.company_id and s.price_list_id = l.id and s.store_id = ${storeId}
    where l.company_id = ${companyId} and l.status = 'active' and l.kind <> 'buy' and (s.store_id is not null or l.is_default)
    order by s.store_id is null limit 1`.execute(tx)
  return rows[0]?.id ?? null
}
