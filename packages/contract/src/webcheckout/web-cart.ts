import { choiceField, dateField, instantField, referenceField, shownField } from '../fields.ts'
import { listing } from '../listing.ts'
import { page } from '../page.ts'
import { amountField, recordField } from '../rich-fields.ts'
import { text as menu } from './menu.text.ts'
import { text } from './web-cart.text.ts'

/** `ordered`: without being abandoned; `recovered`: after it was. */
export const webCartStatuses = ['open', 'abandoned', 'ordered', 'recovered'] as const

export const webCartsPage = page({
  module: 'webcheckout',
  path: '/sales/web-carts/',
  title: text.title,
  menuTitle: menu.web,
  icon: 'shopping-cart',
  events: ['export'],
  sortOrder: 47,
  pickers: ['erp.store', 'crm.customer'],
})

/** Carts of web shops as they were reported last. */
export const webCarts = listing({
  module: 'webcheckout',
  thing: 'cart',
  page: webCartsPage,
  api: '/webcheckout/web-carts',
  source: 'webcheckout.cart_list',
  text,
  fields: {
    reference: shownField(),
    status: choiceField(webCartStatuses),
    email: shownField().nullable(),
    customerId: recordField('crm.customer').nullable(),
    storeId: recordField('erp.store'),
    currencyCode: referenceField('currency'),
    grossMinor: amountField({ currency: 'currencyCode' }),
    changedAt: instantField(),
    abandonedAt: instantField().nullable(),
    abandonedOn: dateField().nullable(),
    orderedOn: dateField().nullable(),
  },
  titleField: 'reference',
  columns: ['status', 'email', 'grossMinor', 'changedAt', 'abandonedAt'],
  filters: ['status', 'storeId'],
  sort: ['changedAt', 'reference'],
  defaultSort: ['-changedAt'],
  storeColumns: ['store_id'],
  search: { fields: ['reference', 'email'] },
})
