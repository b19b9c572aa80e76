import { z } from 'zod'
import { route } from '../route.ts'
import { BusinessDate, idOf } from '../values.ts'
import { container } from '../inventory/container.ts'
import { goodsReceipt } from './goods-receipt.ts'
import { purchaseOrder } from './purchase-order.ts'

const Quantity = z.number()
const id = idOf(purchaseOrder.entity)

const OrderItem = z.object({
  lineNo: z.int(),
  sku: z.string(),
  name: z.string(),
  /** Destination. */
  store: z.string(),
  storeId: idOf('erp.store'),
  /** By day, the earliest first, which is received first. `dueOn` null: of a draft without a due date. */
  deliveries: z.array(z.object({ dueOn: BusinessDate.nullable(), quantity: Quantity, open: Quantity })),
  quantity: Quantity,
  accepted: Quantity,
  rejected: Quantity,
  cancelled: Quantity,
  open: Quantity,
  /** What may be accepted at most; null until the order is submitted. */
  tolerated: Quantity.nullable(),
  /** Value of a stock unit after all discounts, in major units of the company's currency. Requires the permission for costs. */
  unitCost: z.string().nullable().optional(),
})
export type OrderItem = z.output<typeof OrderItem>

const OrderReceipt = z.object({
  id: idOf(goodsReceipt.entity),
  name: z.string(),
  status: z.enum(goodsReceipt.statuses),
  store: z.string(),
  effectiveOn: BusinessDate,
  supplierDocNo: z.string().nullable(),
  /** In which the goods were counted; null: they were counted with this receipt. */
  container: z.object({ id: idOf(container.entity), name: z.string() }).nullable(),
  /** Posted pieces. */
  accepted: Quantity,
  rejected: Quantity,
  /** Its journals; requires the permission to view journals. */
  journals: z.array(z.object({ id: idOf('accounts.journal'), totalMinor: z.int() })).optional(),
})
export type OrderReceipt = z.output<typeof OrderReceipt>

const OrderContainer = z.object({
  id: idOf(container.entity),
  name: z.string(),
  status: z.enum(container.statuses),
  store: z.string(),
  eta: BusinessDate.nullable(),
  /** Pieces of the order that it is still to bring. */
  awaited: Quantity,
})
export type OrderContainer = z.output<typeof OrderContainer>

const Announced = z.object({
  id: z.int(),
  /** Of the partner company, as its delivery note has it. */
  number: z.string(),
  dispatchedOn: BusinessDate,
  expectedOn: BusinessDate.nullable(),
  status: z.enum(['announced', 'received', 'recalled']),
  /** Why it was recalled. */
  reason: z.string().nullable(),
  lines: z.array(z.object({ sku: z.string(), name: z.string(), quantity: Quantity })),
})
export type AnnouncedShipment = z.output<typeof Announced>

/** Receipt progress of each line of an order, its receipts, the containers that are to bring more, and the shipments that a partner company announced. */
export const getOrderItems = route({
  id: 'purchase.purchaseOrder.items',
  method: 'GET',
  path: '/poMaster/{id}/items',
  page: purchaseOrder.page,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id }),
  output: z.object({
    items: z.array(OrderItem),
    receipts: z.array(OrderReceipt),
    containers: z.array(OrderContainer),
    announced: z.array(Announced),
  }),
})
