import { fail } from '@countinghouse/contract/errors'
import type { billOrder, OrderBills } from '@countinghouse/contract/purchase/order-bills'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import { readDocument } from '../../../platform/documents/document.ts'
import { unitsOfQuantity } from '@countinghouse/kernel/quantity'
import { createSupplierInvoice } from '../../accounts/index.ts'
import { readPrepayment } from '../../payments/index.ts'
import type { PurchaseOrder } from '../purchase-order/calculate-order.ts'
import { findPartnerOrder } from '../partner-order/partner-orders.ts'
import { receiptRate } from './match-received.ts'
import type { BilledVariant } from './read-billed.ts'
import { readBilled, toBill } from './read-billed.ts'
import { readReceived } from './settle-received.ts'

/** Throws: not_found. */
export async function findBills(ctx: Ctx, reader: Reader, id: number): Promise<OrderBills> {
  const { companyId } = ctx
  const order = (await readDocument(ctx, reader, purchaseOrder, id)) as PurchaseOrder
  const { rows } = await sql<OrderBills['bills'][number]>`
    select i.id, i.name, i.reference, i.status, i.gross_minor as "grossMinor", i.currency_code as "currencyCode"
    from purchase.order_bill b join accounts.invoice i on i.company_id = b.company_id and i.id = b.invoice_id
    where b.company_id = ${companyId} and b.purchase_order_id = ${id} order by i.id desc`.execute(reader)
  const products = (await readBilled(companyId, reader, id)).map((product) => ({
    variantId: product.variantId,
    sku: product.sku,
    name: product.name,
    accepted: product.accepted,
    billed: product.billed,
    price: product.price,
    toBill: toBill(product),
  }))
  const { paidMinor: prepaidMinor, leftMinor: prepaidLeftMinor } = await readPrepayment(reader, companyId, id)
  const receipts = await findReceipts(ctx, reader, id)
  const isFromPartner = (await findPartnerOrder(reader, companyId, { orderId: id })) !== null
  return {
    currency: order.currency ?? '',
    receipts,
    prepaidMinor,
    prepaidLeftMinor,
    isFromPartner,
    bills: rows,
    products,
  }
}

/** What accepted goods cost, by receipt and rate. */
async function findReceipts({ companyId }: Ctx, reader: Reader, orderId: number): Promise<OrderBills['receipts']> {
  const { rows } = await sql<OrderBills['receipts'][number]>`
    select r.id, r.name, p.effective_on::text as "receivedOn", sum(k.quantity)::float8 as quantity, sum(k.net_minor)::bigint as "netMinor",
      trim_scale(k.exchange_rate)::text as "exchangeRate", k.prepaid_ppm as "prepaidPpm", trim_scale(k.prepaid_rate)::text as "prepaidRate",
      sum(k.value_minor)::bigint as "valueMinor"
    from purchase.received_goods k
    join inventory.receipt r on r.company_id = k.company_id and r.id = k.receipt_id
    join inventory.stock_posting p on p.company_id = k.company_id and p.id = k.posting_id
    where k.company_id = ${companyId} and k.purchase_order_id = ${orderId} group by 1, 2, 3, 6, 7, 8 order by min(k.posting_id)`.execute(
    reader,
  )
  return rows
}

/** Throws: not_found, purchase.nothing_to_bill, what createSupplierInvoice throws. Locks: the order. */
export async function bill(
  ctx: Ctx,
  tx: Tx,
  { id, reference }: InputOfRoute<typeof billOrder>,
): Promise<{ id: number; version: number }> {
  const { companyId } = ctx
  const order = (await readDocument(ctx, tx, purchaseOrder, id, 'bill')) as PurchaseOrder
  const { supplierId, storeId, currency, paymentTermId } = order
  await sql`
    select from purchase.purchase_order o where o.company_id = ${companyId} and o.id = ${id} for no key update`.execute(
    tx,
  )
  const products = await readBilled(companyId, tx, id)
  const lines = products.flatMap((product) => {
    const quantity = toBill(product)
    return quantity > 0 ? { variantId: product.variantId, quantity, unitPrice: product.price } : []
  })
  if (lines.length === 0) fail('purchase.nothing_to_bill')
  const created = await createSupplierInvoice(ctx, tx, {
    supplierId,
    storeId,
    currencyCode: currency ?? fail('not_found'),
    exchangeRate: await rateOfReceipts(ctx, tx, order, {
      products,
      billed: products.map((one) => ({ variantId: one.variantId, units: unitsOfQuantity(toBill(one)) })),
    }),
    paymentTermId,
    reference,
    lines,
  })
  await sql`
    insert into purchase.order_bill (company_id, invoice_id, purchase_order_id) values (${companyId}, ${created.id}, ${id})`.execute(
    tx,
  )
  return created
}

type Billing = {
  readonly products: readonly BilledVariant[]
  /** What the invoice has of each product. Units: ten-thousandths. */
  readonly billed: readonly { readonly variantId: number; readonly units: bigint }[]
}

/** The invoice has the rate at which its goods were received, so that they are settled at what they were posted; null: the own currency, or nothing of it was received. */
export async function rateOfReceipts(
  { companyId }: Ctx,
  tx: Tx,
  { id, currency }: Pick<PurchaseOrder, 'id' | 'currency'>,
  { products, billed }: Billing,
): Promise<string | null> {
  const { rows } = await sql<{ to: string }>`
    select c.base_currency as to from erp.company c where c.id = ${companyId}`.execute(tx)
  const to = rows[0]?.to ?? fail('not_found')
  if (currency === null || currency === to) return null
  return receiptRate({
    billed,
    received: await readReceived(tx, companyId, id),
    before: new Map(products.map(({ variantId, billed: already }) => [variantId, unitsOfQuantity(already)])),
    currencies: { from: currency, to },
  })
}
