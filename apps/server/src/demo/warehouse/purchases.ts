import { randomUUID } from 'node:crypto'
import { setExchangeRate } from '@countinghouse/contract/accounts/exchange-rate'
import { supplierInvoice } from '@countinghouse/contract/accounts/supplier-invoice'
import { taxRule } from '@countinghouse/contract/accounts/tax-rule'
import { createApprovalRule } from '@countinghouse/contract/desk/approval-rule'
import { goodsReceipt, receiveOrder, scanGoods } from '@countinghouse/contract/purchase/goods-receipt'
import { proposePayments } from '@countinghouse/contract/payments/supplier-payment'
import { billOrder } from '@countinghouse/contract/purchase/order-bills'
import { landedCostRule } from '@countinghouse/contract/purchase/landed-cost-rule'
import { poDiscount } from '@countinghouse/contract/purchase/po-discount'
import { rebateAgreement } from '@countinghouse/contract/purchase/rebate-agreement'
import { purchaseBudget } from '@countinghouse/contract/purchase/purchase-budget'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import type { Database } from '../../platform/database/db.ts'
import type { Goods, Ground } from './ground.ts'
import { costOf, daysAgo, idByCode } from './ground.ts'
import type { Masters } from './masters.ts'
import type { Staff } from './staff.ts'

/** How far an order of the demo has come. */
type End = 'draft' | 'pending' | 'approved' | 'ordered' | 'late' | 'partial' | 'received' | 'uninvoiced' | 'cancelled'
type Wanted = {
  readonly end: End
  readonly supplier: string
  readonly shelf: string
  readonly from: number
  readonly lines: number
  readonly quantity: number
  readonly exchangeRate?: string
}

/** Units of the company's currency for one unit. */
const rates = { EUR: '0.86', NOK: '0.073', USD: '0.79' } as const
const wanted: readonly Wanted[] = [
  { end: 'received', supplier: 'ALDERTON', shelf: 'KIT', from: 0, lines: 5, quantity: 24 },
  { end: 'partial', supplier: 'LUSATEX', shelf: 'BED', from: 0, lines: 6, quantity: 30, exchangeRate: rates.EUR },
  { end: 'uninvoiced', supplier: 'NORDVIK', shelf: 'TAB', from: 8, lines: 2, quantity: 18, exchangeRate: rates.NOK },
  { end: 'late', supplier: 'ALDERTON', shelf: 'KIT', from: 5, lines: 3, quantity: 12 },
  { end: 'ordered', supplier: 'NORDVIK', shelf: 'TAB', from: 0, lines: 8, quantity: 48, exchangeRate: rates.NOK },
  { end: 'approved', supplier: 'LUSATEX', shelf: 'WEA', from: 0, lines: 4, quantity: 18, exchangeRate: rates.EUR },
  { end: 'pending', supplier: 'GREENWAY', shelf: 'GAR', from: 0, lines: 7, quantity: 240, exchangeRate: rates.USD },
  { end: 'draft', supplier: 'ALDERTON', shelf: 'KIT', from: 8, lines: 2, quantity: 36 },
  { end: 'cancelled', supplier: 'NORDVIK', shelf: 'TAB', from: 8, lines: 3, quantity: 24, exchangeRate: rates.NOK },
]
/** Orders from here on wait for an approval. Units: minor units. */
const approvedFromMinor = 1_000_000
const dueToday: ReadonlySet<End> = new Set(['late', 'received', 'partial', 'uninvoiced'])
/** Of an order that arrived in part. */
const firstDelivery = 0.5

/**
 * Purchase orders at each step of their way, the rule that large ones are approved, and a budget. What was received is invoiced but for one order;
 * of the domestic supplier a payment is proposed.
 */
export async function addPurchases(db: Database, staff: Staff, ground: Ground, masters: Masters): Promise<void> {
  await staff.owner(createApprovalRule, {
    documentType: purchaseOrder.entity,
    name: 'Large orders',
    amountFrom: approvedFromMinor,
    currency: 'GBP',
    steps: [
      {
        roleId: await idByCode(db, ground, 'erp.role', 'admin'),
        userId: null,
        isAtStore: false,
        neededCount: 1,
        escalation: null,
      },
    ],
  })
  // Suppliers abroad charge no tax.
  await staff.owner(taxRule.routes.create, {
    code: 'PURCHASE-ABROAD',
    name: 'Purchases from abroad',
    direction: 'purchase',
    priority: 900,
    taxCodeId: await idByCode(db, ground, 'accounts.tax_code', 'ZERO'),
  })
  for (const [currencyCode, rate] of Object.entries(rates))
    await staff.owner(setExchangeRate, { currencyCode, day: daysAgo(0), rate })
  await staff.owner(poDiscount.routes.create, {
    code: 'ALDERTON-24',
    name: 'Alderton, 3 % from 24 pieces',
    ratePpm: 30_000,
    supplierId: masters.suppliers.ALDERTON ?? null,
    leastQuantity: 24,
  })
  for (const one of wanted) await orderTo(staff, ground, masters, one)
  await rebateOf(staff, masters.suppliers.ALDERTON ?? 0)
  await staff.owner(landedCostRule.routes.create, {
    code: 'FREIGHT-6',
    name: 'Freight, 6 % of value',
    chargeTypeId: await idByCode(db, ground, 'procure.charge_type', 'FREIGHT'),
    ratePpm: 60_000,
  })
  await staff.owner(purchaseBudget.routes.create, {
    code: 'OTB',
    name: 'Purchases of the season',
    startsOn: daysAgo(30),
    endsOn: daysAgo(-60),
    plannedSalesMinor: 8_000_000,
    plannedClosingMinor: 6_000_000,
    openingMinor: 7_500_000,
  })
  await staff.owner(proposePayments, {
    accountId: await idByCode(db, ground, 'accounts.account', '1020'),
    dueOn: daysAgo(-30),
    supplierId: masters.suppliers.ALDERTON ?? null,
  })
}

/** A rebate of the year that has reached its first tier. */
async function rebateOf({ owner }: Staff, supplierId: number) {
  const { routes, transitionRoutes } = rebateAgreement
  const { id, version } = await owner(routes.create, {
    uid: randomUUID(),
    supplierId,
    startsOn: daysAgo(180),
    endsOn: daysAgo(-185),
    supplierReference: 'ALD-BONUS',
    tiers: [
      { fromMinor: 20_000, ratePpm: 20_000 },
      { fromMinor: 5_000_000, ratePpm: 35_000 },
    ],
  })
  const active = await owner(transitionRoutes.activate, { id, version })
  await owner(transitionRoutes.accrue, { id, version: active.version })
}

async function orderTo({ owner }: Staff, { stores, goods }: Ground, { suppliers }: Masters, order: Wanted) {
  const { end, exchangeRate = null } = order
  const bought = goods.filter(({ category }) => category === order.shelf).slice(order.from, order.from + order.lines)
  const created = await owner(purchaseOrder.routes.create, {
    uid: randomUUID(),
    supplierId: suppliers[order.supplier] ?? 0,
    storeId: stores.WH1 ?? 0,
    orderedOn: daysAgo(0),
    dueOn: daysAgo(dueToday.has(end) ? 0 : -21),
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
  if (end === 'received' || end === 'uninvoiced') await receive(owner, created.id, bought, order.quantity)
  if (end === 'partial')
    await receive(owner, created.id, bought.slice(0, bought.length / 2), order.quantity * firstDelivery)
  if (end === 'received' || end === 'partial') await invoice(owner, created.id)
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

async function invoice(owner: Staff['owner'], orderId: number): Promise<void> {
  const bill = await owner(billOrder, { id: orderId, reference: `INV-${7300 + orderId}` })
  await owner(supplierInvoice.transitionRoutes.post, bill)
}

/** What a piece costs in the currency of the supplier. */
function priceOf(goods: Goods, exchangeRate: string | null): string {
  return (Number(costOf(goods)) / Number(exchangeRate ?? 1)).toFixed(2)
}
