import { z } from 'zod'
import { page } from '../page.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { BusinessDate, idOf, Instant } from '../values.ts'
import { delivery } from './delivery.ts'
import { text } from './delivery-dashboard.text.ts'
import { salesOrder } from './sales-order.ts'

export const deliveryDashboardPage = page({
  module: 'sales',
  path: '/sales/delivery-dashboard/',
  title: text.title,
  icon: 'layout-dashboard',
  sortOrder: 2,
  pickers: ['erp.store'],
})

/** Days of finished deliveries that the share on time is of. */
export const onTimeDays = 90
/** Orders of the list. */
export const mostListed = 50

/** What is to be delivered in the stores of the caller, and how punctual deliveries were. */
export const getDeliveryDashboard = route({
  id: 'sales.delivery_dashboard.get',
  method: 'GET',
  path: '/sales/delivery-dashboard',
  page: deliveryDashboardPage,
  event: 'view',
  writes: false,
  input: z.strictObject({ storeId: z.int().positive().optional() }),
  output: z.object({
    day: BusinessDate,
    /** Confirmed orders that are not delivered in full. */
    toDeliver: z.int().nonnegative(),
    /** Of these, past their requested date. */
    late: z.int().nonnegative(),
    /** Promised by today, and before. */
    promiseToday: z.int().nonnegative(),
    promiseLate: z.int().nonnegative(),
    held: z.int().nonnegative(),
    /** Deliveries released for picking; picked ones, to be packed or dispatched; packed ones. */
    toPick: z.int().nonnegative(),
    toPack: z.int().nonnegative(),
    toDispatch: z.int().nonnegative(),
    /** Deliveries that are ready to be collected in the store. */
    toCollect: z.int().nonnegative(),
    onTheWay: z.int().nonnegative(),
    toInvoice: z.int().nonnegative(),
    /** Delivered orders with a requested date, and those that were delivered by it. */
    finished: z.int().nonnegative(),
    onTime: z.int().nonnegative(),
    /** What is due first, at most `mostListed`. */
    orders: z.array(
      z.object({
        id: idOf(salesOrder.entity),
        name: z.string(),
        customer: z.string(),
        store: z.string(),
        requestedOn: BusinessDate.nullable(),
        promiseOn: BusinessDate.nullable(),
        /** Units: stock units. */
        open: z.number(),
        reserved: z.number(),
      }),
    ),
    /** What waits longest to be collected, at most `mostListed`. */
    collections: z.array(
      z.object({
        id: idOf(delivery.entity),
        name: z.string(),
        order: z.string(),
        customer: z.string(),
        store: z.string(),
        readyAt: Instant,
        collectBy: BusinessDate,
      }),
    ),
  }),
})
export type DeliveryDashboard = OutputOfRoute<typeof getDeliveryDashboard>
