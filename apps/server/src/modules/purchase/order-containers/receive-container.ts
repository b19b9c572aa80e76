import type { ErrorCode } from '@countinghouse/contract/errors'
import { errorCatalogue, fail, isErrorCode } from '@countinghouse/contract/errors'
import { text as inventoryText } from '@countinghouse/contract/inventory/errors.text'
import { text } from '@countinghouse/contract/purchase/order-containers.text'
import { format } from '@countinghouse/contract/text'
import { AppError } from '@countinghouse/kernel/errors'
import { sql } from 'kysely'
import type { Ctx, MasterGuard } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { CountedContainer, OrderedParts } from '../../inventory/index.ts'
import { receiveGoods } from '../goods-receipt/receive-goods.ts'
import type { EnteredContainer } from './validate-lines.ts'
import { requireOrderedGoods } from './validate-lines.ts'

/** Containers name orders only for what is open on them. */
export const plannedGuard: MasterGuard = {
  beforeWrite: (ctx, tx, { after }) => requireOrderedGoods(ctx, tx, after as unknown as EnteredContainer),
}

/** What a container brings of orders is received on them. */
export const countedGuard: MasterGuard = {
  beforePost: (ctx, tx, row) => lockOrders(ctx, tx, Number(row['containerId'])),
  afterPost: (ctx, tx, row) => receiveOrders(ctx, tx, row as unknown as CountedContainer),
}

/** All of them before any stock. */
async function lockOrders({ companyId }: Ctx, tx: Tx, containerId: number): Promise<void> {
  await sql`
    select from purchase.purchase_order o where o.company_id = ${companyId} and o.number in (
      select l.order_no from inventory.container_line l where l.company_id = ${companyId} and l.container_id = ${containerId})
    order by o.id for no key update`.execute(tx)
}

/** A goods receipt for each order. Throws: inventory.order_not_received with the order and why. Locks: as receiveGoods. */
async function receiveOrders(ctx: Ctx, tx: Tx, { id, storeId, ordered }: CountedContainer): Promise<void> {
  const orders = await readOrders(ctx, tx, ordered)
  const skus = await readSkus(ctx, tx, ordered)
  const reasons = await readReasons(ctx, tx, id)
  for (const { purchaseOrderId, orderNo, parts } of orders) {
    const goods = parts.map(({ variantId, quantity, condition, lotNo, expiresOn }) => ({
      code: skus.get(variantId) ?? fail('internal'),
      quantity,
      lotNo,
      expiresOn,
      rejection:
        condition === 'good' ? null : (reasons.get(`${condition} ${variantId}`) ?? format(text[condition], ctx.locale)),
    }))
    const refuse = (refused: ReadonlyMap<number, string>) =>
      fail('inventory.order_not_received', { message: sentence(ctx, orderNo, [...refused.values()].join(' ')) })
    try {
      await receiveGoods(ctx, tx, { purchaseOrderId, storeId, containerReceiptId: id, goods, refuse })
    } catch (error) {
      if (!(error instanceof AppError) || !isErrorCode(error.code) || !error.code.startsWith('purchase.')) throw error
      const { code, message, details } = error
      throw new AppError('inventory.order_not_received', {
        message: sentence(ctx, orderNo, message === code ? wordsOf(ctx, code) : message),
        ...(details !== undefined && { details }),
      })
    }
  }
}

const wordsOf = ({ locale }: Ctx, code: ErrorCode) => format(errorCatalogue[code].text, locale)
const sentence = ({ locale }: Ctx, order: string, reason: string) =>
  format(inventoryText.order_not_received_because, locale, { order, reason })

type Order = OrderedParts & { readonly purchaseOrderId: number }

/** By id, as they are locked. */
async function readOrders({ companyId }: Ctx, tx: Tx, ordered: readonly OrderedParts[]): Promise<Order[]> {
  const { rows } = await sql<{ id: number; number: string }>`
    select o.id, o.number from purchase.purchase_order o
    where o.company_id = ${companyId} and o.number = any(${ordered.map(({ orderNo }) => orderNo)}::text[]) order by o.id`.execute(
    tx,
  )
  return rows.flatMap(({ id, number }) => {
    const its = ordered.find(({ orderNo }) => orderNo === number)
    return its === undefined ? [] : [{ ...its, purchaseOrderId: id }]
  })
}

async function readSkus(
  { companyId }: Ctx,
  tx: Tx,
  ordered: readonly OrderedParts[],
): Promise<ReadonlyMap<number, string>> {
  const ids = ordered.flatMap(({ parts }) => parts.map(({ variantId }) => variantId))
  const { rows } = await sql<{ id: number; sku: string }>`
    select v.id, v.sku from procure.variant v where v.company_id = ${companyId} and v.id = any(${ids}::bigint[])`.execute(
    tx,
  )
  return new Map(rows.map(({ id, sku }) => [id, sku]))
}

/** Why pieces were put aside, by condition and product. */
async function readReasons({ companyId }: Ctx, tx: Tx, receiptId: number): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ key: string; note: string }>`
    select s.condition || ' ' || s.variant_id as key, left(string_agg(distinct s.note, '; '), 500) as note
    from inventory.receipt_scan s
    where s.company_id = ${companyId} and s.receipt_id = ${receiptId} and s.note is not null group by 1`.execute(tx)
  return new Map(rows.map(({ key, note }) => [key, note]))
}
