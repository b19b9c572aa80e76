import { z } from 'zod'
import { invoiceStatuses } from '../accounts/invoice-fields.ts'
import { supplierInvoice } from '../accounts/supplier-invoice.ts'
import { multilineField, textField } from '../fields.ts'
import { permissionName } from '../page.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { idOf, Version } from '../values.ts'
import { goodsReceipt } from './goods-receipt.ts'
import { purchaseOrder } from './purchase-order.ts'

const id = idOf(purchaseOrder.entity)

/** Permission to post invoices that do not match their order. */
export const acceptBillPermission = permissionName(purchaseOrder.page, 'accept_bill')

const OrderBill = z.object({
  id: idOf(supplierInvoice.entity),
  name: z.string(),
  reference: z.string(),
  status: z.enum(invoiceStatuses),
  grossMinor: z.int(),
  currencyCode: z.string(),
})

/** A product of the order. Quantities in stock units; `price`: of one, after all discounts, in major units of the order's currency. */
const BilledProduct = z.object({
  variantId: idOf('procure.variant'),
  sku: z.string(),
  name: z.string(),
  accepted: z.number(),
  /** On invoices that are not rejected or cancelled, less credit notes. */
  billed: z.number(),
  toBill: z.number(),
  price: z.string(),
})
export type BilledProduct = z.output<typeof BilledProduct>

/** Accepted goods of a posted receipt, at one exchange rate. `quantity` in stock units. */
const ReceivedCost = z.object({
  id: idOf(goodsReceipt.entity),
  name: z.string(),
  receivedOn: z.iso.date(),
  quantity: z.number(),
  /** In minor units of the order's currency. */
  netMinor: z.int(),
  /** Of the day of receipt, or that of the order. */
  exchangeRate: z.string(),
  /** Share of the order that was prepaid, in parts per million, and the average rate of its prepayments. */
  prepaidPpm: z.int(),
  prepaidRate: z.string().nullable(),
  /** In minor units of the company's currency. */
  valueMinor: z.int(),
})

/** Supplier invoices of an order, and what is still to be invoiced at which price; the permission shows prices of the order. */
export const getOrderBills = route({
  id: 'purchase.purchaseOrder.bills',
  method: 'GET',
  path: '/poMaster/{id}/bills',
  page: purchaseOrder.page,
  event: 'bill',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id }),
  output: z.object({
    currency: z.string(),
    /** From a partner company, whose invoices can be disputed. */
    isFromPartner: z.boolean(),
    /** Paid for the order before it was invoiced, and what is left of it. Units: minor units of the order's currency. */
    prepaidMinor: z.int(),
    prepaidLeftMinor: z.int(),
    bills: z.array(OrderBill),
    receipts: z.array(ReceivedCost),
    products: z.array(BilledProduct),
  }),
})
export type OrderBills = OutputOfRoute<typeof getOrderBills>

/** Creates a draft supplier invoice of everything accepted that is not invoiced, at the prices of the order. */
export const billOrder = route({
  id: 'purchase.purchaseOrder.bill',
  method: 'POST',
  path: '/poMaster/{id}/bill',
  page: purchaseOrder.page,
  event: 'bill',
  writes: true,
  status: 201,
  stale: [getOrderBills, supplierInvoice.routes.list],
  errors: ['not_found', 'purchase.nothing_to_bill', 'accounts.supplier_reference_used', 'accounts.rate_missing'],
  input: z.strictObject({ id, reference: textField({ max: 60 }) }),
  output: z.object({ id: idOf(supplierInvoice.entity), version: Version }),
})

export const disputeFields = { reason: multilineField({ max: 500 }) }

/** Disputes an invoice of a partner company, which credits and re-initiates it; an invoice that is not posted ends. */
export const disputeBill = route({
  id: 'purchase.purchaseOrder.dispute',
  method: 'POST',
  path: '/poMaster/bills/{id}/dispute',
  page: purchaseOrder.page,
  event: 'bill',
  writes: true,
  stale: [getOrderBills, supplierInvoice.routes.list],
  errors: ['not_found', 'purchase.not_disputable', 'accounts.link_not_connected'],
  input: z.strictObject({ id: idOf(supplierInvoice.entity), ...disputeFields }),
  output: z.object({ id }),
})
