import { randomUUID } from 'node:crypto'
import { createApprovalRule } from '@countinghouse/contract/desk/approval-rule'
import { goodsReceipt, receiveOrder, scanGoods } from '@countinghouse/contract/purchase/goods-receipt'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import { sql } from 'kysely'
import type { Database } from '../../platform/db.ts'
import type { Goods, Ground } from './ground.ts'
import { costOf, daysAgo } from './ground.ts'
import type { Masters } from './masters.ts'
import type { Staff } from './staff.ts'

/** How far an order of the demo has come. */
type End = 'draft' | 'pending' | 'approved' | 'ordered' | 'late' | 'partial' | 'received' | 'cancelled'
type Wanted = {
  readonly end: End
  readonly supplier: string
  readonly shelf: string
  readonly from: number
  readonly lines: number
  readonly quantity: number
  readonly exchangeRate?: string
}

const wanted: readonly Wanted[] = [
  { end: 'received', supplier: 'ALDERTON', shelf: 'KIT', from: 0, lines: 5, quantity: 24 },
  { end: 'partial', supplier: 'LUSATEX', shelf: 'BED', from: 0, lines: 6, quantity: 30, exchangeRate: '0.86' },
  { end: 'late', supplier: 'ALDERTON', shelf: 'KIT', from: 5, lines: 3, quantity: 12 },
  { end: 'ordered', supplier: 'NORDVIK', shelf: 'TAB', from: 0, lines: 8, quantity: 48, exchangeRate: '0.073' },
  { end: 'approved', supplier: 'LUSATEX', shelf: 'WEA', from: 0, lines: 4, quantity: 18, exchangeRate: '0.86' },
  { end: 'pending', supplier: 'GREENWAY', shelf: 'GAR', from: 0, lines: 7, quantity: 240, exchangeRate: '0.79' },
  { end: 'draft', supplier: 'ALDERTON', shelf: 'KIT', from: 8, lines: 2, quantity: 36 },
  { end: 'cancelled', supplier: 'NORDVIK', shelf: 'TAB', from: 8, lines: 3, quantity: 24, exchangeRate: '0.073' },
]
/** Orders from here on wait for an approval. Units: minor units. */
const approvedFromMinor = 1_000_000
/** Orders of a part of the goods that arrived. */
const firstDelivery = 0.5

/** Purchase orders at each step of their way, and the rule that large ones are approved. */
export async function addPurchases(db: Database, staff: Staff, ground: Ground, masters: Masters): Promise<void> {
  await staff.owner(createApprovalRule, {
    documentType: purchaseOrder.entity,
    name: 'Large orders',
    amountFrom: approvedFromMinor,
    currency: 'GBP',
    steps: [{ roleId: await approvers(db, ground), userId: null, isAtStore: false, neededCount: 1, escalation: null }],
  })
  for (const one of wanted) await orderTo(staff, ground, masters, one)
}

async function orderTo({ owner }: Staff, { stores, goods }: Ground, { suppliers }: Masters, order: Wanted) {
  const { end, exchangeRate = null } = order
  const bought = goods.filter(({ category }) => category === order.shelf).slice(order.from, order.from + order.lines)
  const created = await owner(purchaseOrder.routes.create, {
    uid: randomUUID(),
    supplierId: suppliers[order.supplier] ?? 0,
    storeId: stores.WH1 ?? 0,
    orderedOn: daysAgo(0),
    dueOn: daysAgo(end === 'late' || end === 'received' || end === 'partial' ? 0 : -21),
    exchangeRate,
    quantityReason: 'Autumn stock',
    lines: bought.map((one) => ({
      variantId: one.variantId,
      quantity: order.quantity,
      unitPrice: priceOf(one, exchangeRate),
    })),
  })
  const step = async (name: 'submit' | 'send' | 'cancel', more: object = {}) => {
    const { version } = await owner(purchaseOrder.routes.get, { id: created.id })
    await owner(purchaseOrder.transitionRoutes[name], { id: created.id, version, ...more } as never)
  }
  if (end === 'draft') return
  await step('submit')
  if (end === 'cancelled') return await step('cancel', { reason: 'Replaced by an order of the new range' })
  if (end === 'pending' || end === 'approved') return
  await step('send')
  if (end === 'received') await receive(owner, created.id, bought, order.quantity)
  if (end === 'partial')
    await receive(owner, created.id, bought.slice(0, bought.length / 2), order.quantity * firstDelivery)
}

async function receive(
  owner: Staff['owner'],
  orderId: number,
  goods: readonly Goods[],
  quantity: number,
): Promise<void> {
  const { id } = await owner(receiveOrder, {
    id: orderId,
    uid: randomUUID(),
    storeId: null,
    supplierDocNo: `DN-${4100 + orderId}`,
  })
  const scans = goods.map(({ code }) => ({ uid: randomUUID(), code, quantity, condition: 'good' as const }))
  await owner(scanGoods, { id, scans })
  const { version } = await owner(goodsReceipt.routes.get, { id })
  await owner(goodsReceipt.transitionRoutes.post, { id, version })
}

/** What a piece costs in the currency of the supplier. */
function priceOf(goods: Goods, exchangeRate: string | null): string {
  return (Number(costOf(goods)) / Number(exchangeRate ?? 1)).toFixed(2)
}

async function approvers(db: Database, { companyId }: Ground): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from erp.role where company_id = ${companyId} and code = 'admin'`.execute(db.reader({ companyId }))
  return rows[0]?.id ?? 0
}
