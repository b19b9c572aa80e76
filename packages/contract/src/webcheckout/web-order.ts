import { choiceField, dateField, instantField, referenceField, shownField } from '../fields.ts'
import { listing } from '../listing.ts'
import { page } from '../page.ts'
import { amountField, recordField } from '../rich-fields.ts'
import type { OutputOfRoute } from '../route.ts'
import { orderPaymentStatuses } from '../sales/sales-order.ts'
import { text as menu } from './menu.text.ts'
import { text } from './web-order.text.ts'

export const webOrderStatuses = [
  'received',
  'confirmed',
  'ready',
  'partly_dispatched',
  'dispatched',
  'delivered',
  'cancelled',
] as const

/** `send`: a web shop sends orders and carts; `cancel`: it cancels its orders. */
export const webOrdersPage = page({
  module: 'webcheckout',
  path: '/sales/web-orders/',
  title: text.title,
  menuTitle: menu.web,
  icon: 'world',
  events: ['export', 'send', 'cancel'],
  sortOrder: 46,
  pickers: ['erp.store', 'crm.customer'],
})

/** Orders that web shops sent, newest first. */
export const webOrders = listing({
  module: 'webcheckout',
  thing: 'webOrder',
  page: webOrdersPage,
  api: '/webcheckout/web-orders',
  entity: 'webcheckout.web_order',
  source: 'webcheckout.web_order_list',
  text,
  fields: {
    reference: shownField(),
    orderName: shownField(),
    customerId: recordField('crm.customer'),
    storeId: recordField('erp.store'),
    status: choiceField(webOrderStatuses),
    paymentStatus: choiceField(orderPaymentStatuses),
    currencyCode: referenceField('currency'),
    grossMinor: amountField({ currency: 'currencyCode' }),
    createdAt: instantField(),
    createdOn: dateField(),
    salesOrderId: recordField('sales.sales_order'),
  },
  titleField: 'reference',
  columns: ['orderName', 'customerId', 'status', 'paymentStatus', 'grossMinor', 'createdAt'],
  filters: ['status', 'paymentStatus', 'storeId', 'customerId'],
  sort: ['createdAt', 'reference'],
  defaultSort: ['-createdAt'],
  storeColumns: ['store_id'],
  search: { fields: ['reference', 'orderName'] },
})
export type WebOrderRow = OutputOfRoute<typeof webOrders.routes.list>['items'][number]
