import { randomUUID } from 'node:crypto'
import { supplier } from '@countinghouse/contract/procure/supplier'
import { setSupplierPrice } from '@countinghouse/contract/procure/supplier-price'
import { supplierProduct } from '@countinghouse/contract/procure/supplier-product'
import { approveSupplier } from '@countinghouse/contract/procure/supplier-steps'
import { goodsReceipt, receiveOrder, scanGoods } from '@countinghouse/contract/purchase/goods-receipt'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { expect } from 'vitest'
import { checks } from '../../apps/server/src/modules/purchase/index.ts'
import { openDatabase } from '../../apps/server/src/platform/database/db.ts'
import { createDamagedLocation } from './containers.ts'
import { query } from './database.ts'
import { createProduct } from './products.ts'
import type { Client, Tenant, TestServer } from './server.ts'
import { expectWholeLedger, poolOf } from './stock.ts'

type Entered = InputOfRoute<typeof purchaseOrder.routes.create>
type Line = Entered['lines'][number]
type Said = { code: string; quantity?: number; condition?: 'good' | 'rejected'; note?: string }
type Transition = keyof typeof purchaseOrder.transitionRoutes

const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
/** Still to come in every time zone. */
export const nextWeek = dayAfter(7)
export const today = dayAfter(0)

/** An approved supplier with terms of its own. */
export async function approvedSupplier(client: Client, terms: object = {}): Promise<number> {
  const code = randomUUID().slice(0, 12)
  const { id, version } = await client.call(supplier.routes.create, { code, name: code, ...terms })
  await client.call(approveSupplier, { id, version })
  return id
}

/** A company that orders two products from a supplier: a tent and a lamp. */
export async function buyingCompany(server: TestServer, terms: object = {}) {
  const tenant: Tenant = await server.company()
  const { companyId, storeId, owner } = tenant
  const make = async (code: string) => {
    const { id: productId, variantIds } = await createProduct(server.app.db, companyId, {
      code: `${code}-${randomUUID().slice(0, 6)}`,
    })
    const [variantId = 0] = variantIds
    const [found] = await query<{ sku: string }>(
      server.database.superUrl,
      'select sku from procure.variant where id = $1',
      [variantId],
    )
    return { productId, variantId, code: found?.sku ?? '' }
  }
  const tent = await make('TENT')
  const lamp = await make('LAMP')
  const supplierId = await approvedSupplier(owner, terms)
  await createDamagedLocation(owner, storeId)

  const entered = (lines: readonly Line[], more: Partial<Entered> = {}): Entered => ({
    uid: randomUUID(),
    supplierId,
    storeId,
    orderedOn: today,
    dueOn: nextWeek,
    lines: [...lines],
    ...more,
  })
  const draft = (lines: readonly Line[], more: Partial<Entered> = {}, client = owner) =>
    client.call(purchaseOrder.routes.create, entered(lines, more))
  const step = async (name: Transition, id: number, more: object = {}, client = owner) => {
    const { version } = await client.call(purchaseOrder.routes.get, { id })
    return await client.send(purchaseOrder.transitionRoutes[name], { id, version, ...more })
  }
  const ordered = async (lines: readonly Line[], more: Partial<Entered> = {}) => {
    const { id, version } = await draft(lines, more)
    await owner.call(purchaseOrder.transitionRoutes.submit, { id, version })
    await owner.call(purchaseOrder.transitionRoutes.send, { id, version: version + 1 })
    return await owner.call(purchaseOrder.routes.get, { id })
  }
  const open = async (id: number, client = owner, supplierDocNo: string | null = null) =>
    (await client.call(receiveOrder, { id, uid: randomUUID(), supplierDocNo })).id
  const scan = (id: number, ...said: readonly Said[]) =>
    owner.call(scanGoods, {
      id,
      scans: said.map((one) => ({ uid: randomUUID(), quantity: 1, condition: 'good' as const, ...one })),
    })
  const receipt = async (name: 'post' | 'finish' | 'cancel', id: number, client = owner) => {
    const { version } = await client.call(goodsReceipt.routes.get, { id })
    return await client.send(goodsReceipt.transitionRoutes[name], { id, version })
  }
  const reverse = async (id: number, client = owner, reversalReason = 'Wrong delivery') => {
    const { version } = await client.call(goodsReceipt.routes.get, { id })
    return await client.send(goodsReceipt.transitionRoutes.reverse, { id, version, reversalReason })
  }
  /** Counts good pieces of an order and finishes receiving. */
  const received = async (orderId: number, ...said: readonly Said[]) => {
    const id = await open(orderId)
    await scan(id, ...said)
    return await receipt('finish', id)
  }
  const lines = (id: number) =>
    query<{ line: number; accepted: number; rejected: number; cancelled: number; open: number }>(
      server.database.superUrl,
      `select line_no as line, accepted_quantity::float8 as accepted, rejected_quantity::float8 as rejected,
         cancelled_quantity::float8 as cancelled, open_quantity::float8 as open
       from purchase.purchase_order_line where purchase_order_id = $1 and company_id = $2 order by line_no`,
      [id, companyId],
    )
  const pool = (variantId: number) => poolOf(server.app.db, companyId, { storeId, variantId })
  return {
    ...tenant,
    tent,
    lamp,
    supplierId,
    entered,
    draft,
    step,
    ordered,
    open,
    scan,
    receipt,
    reverse,
    received,
    lines,
    pool,
  }
}

/** A line of the supplier catalogue with its prices by quantity break. */
export async function catalogued(
  client: Client,
  line: { supplierId: number; productId: number; supplierCode?: string } & Record<string, unknown>,
  prices: Readonly<Record<number, string>>,
): Promise<void> {
  const { id } = await client.call(supplierProduct.routes.create, { name: 'Offer', ...line })
  for (const [minQty, unitPrice] of Object.entries(prices))
    await client.call(setSupplierPrice, { id, minQty: Number(minQty), unitPrice, validFrom: '2026-01-01' })
}

/** Expects the ledger, and orders that follow from their lines and receipts, in all companies of the database. */
export async function expectWholePurchases(maintUrl: string): Promise<void> {
  await expectWholeLedger(maintUrl)
  const db = openDatabase({ url: maintUrl, size: 1 })
  try {
    for (const { id, issues } of checks) expect(await issues(db.reader({ companyId: null })), id).toEqual([])
  } finally {
    await db.close()
  }
}
