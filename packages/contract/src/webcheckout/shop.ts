import { z } from 'zod'
import { emailField, phoneField } from '../contact-fields.ts'
import { integerField, multilineField, referenceField, textField } from '../fields.ts'
import { longestLinkDays } from '../payments/payment-link.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { deliveryModes, orderPaymentStatuses } from '../sales/sales-order.ts'
import { idOf, Instant, Version } from '../values.ts'
import { webCarts } from './web-cart.ts'
import { webMails } from './web-mail.ts'
import { webOrders, webOrdersPage, webOrderStatuses } from './web-order.ts'

const Amount = z.int().min(0).max(1e12)
const storeId = idOf('erp.store')
const Currency = z.string().regex(/^[A-Z]{3}$/)
/** Of the shop; in addresses, therefore without spaces. */
export const Reference = z
  .string()
  .min(1)
  .max(60)
  .regex(/^[\w.-]+$/)
const Language = z.enum(['en', 'ar'])
const Link = z
  .url({ protocol: /^https$/ })
  .max(500)
  .meta({ format: 'iri', pattern: '^[Hh][Tt][Tt][Pp][Ss]:' })
const page = webOrdersPage

/** Products of an answer. */
export const mostProducts = 200
/** Lines of an order. */
export const mostWebLines = 200

/**
 * Products that a store sells, in steps. `changedSince`: only what changed since: the product, its prices, or its stock. Answers with
 * `unitPriceMinor` including tax, for one piece.
 */
export const listShopProducts = route({
  id: 'webcheckout.shop.products',
  method: 'GET',
  path: '/webcheckout/products',
  page,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ storeId, after: z.int().min(0).default(0), changedSince: Instant.optional() }),
  /** `next`: the `after` of the next step; null: it was the last. `removed`: SKUs that changed and are not sold any more. */
  output: z.object({
    items: z.array(
      z.object({
        sku: z.string(),
        name: z.string(),
        /** Colour and size. */
        options: z.string(),
        barcode: z.string().nullable(),
        unitPriceMinor: Amount,
        currency: z.string(),
        /** Null: it has no stock. */
        available: z.number().nullable(),
      }),
    ),
    removed: z.array(z.string()),
    next: z.int().nullable(),
    /** `changedSince` of the next time, if this is the first step. */
    asOf: Instant,
  }),
})

const Address = z.strictObject({
  line1: textField({ max: 120 }),
  line2: textField({ max: 120 }).nullable().default(null),
  postcode: textField({ max: 20 }).nullable().default(null),
  city: textField({ max: 80 }),
  region: textField({ max: 80 }).nullable().default(null),
  countryCode: referenceField('country').nullable().default(null),
})

export const ShopCustomer = z.strictObject({
  email: emailField(),
  name: textField({ max: 120 }),
  phone: phoneField().nullable().default(null),
  /** The customer agreed to emails that are not part of an order. */
  hasConsent: z.boolean().default(false),
  address: Address.nullable().default(null),
})
export type ShopCustomer = z.output<typeof ShopCustomer>

const ShopOrder = z.object({
  reference: z.string(),
  status: z.enum(webOrderStatuses),
  deliveryMode: z.enum(deliveryModes),
  salesOrderId: idOf('sales.sales_order'),
  number: z.string(),
  currency: z.string(),
  grossMinor: z.int(),
  version: Version,
  /** In minor units of `currency`, by whatever means; `openMinor`: still to be paid; `refundedMinor`: of `paidMinor`, given back. */
  payment: z.object({
    status: z.enum(orderPaymentStatuses),
    paidMinor: z.int(),
    openMinor: z.int(),
    refundedMinor: z.int(),
  }),
  lines: z.array(
    z.object({
      sku: z.string(),
      quantity: z.number(),
      /** Reserved in the store; the rest is a back-order. */
      reserved: z.number(),
      dispatched: z.number(),
      cancelled: z.number(),
      grossMinor: z.int(),
    }),
  ),
  /** Dispatched, the oldest first. */
  deliveries: z.array(
    z.object({
      number: z.string(),
      status: z.enum(['dispatched', 'delivered']),
      trackingNumber: z.string().nullable(),
      dispatchedAt: Instant.nullable(),
      deliveredOn: z.string().nullable(),
    }),
  ),
})
export type ShopOrder = z.output<typeof ShopOrder>

const stale = [webOrders.routes.list, webOrders.routes.selected, webCarts.routes.list, webMails.routes.list]

/**
 * Creates the sales order of a web order, confirms it and reserves stock; what is not available is a back-order. The same reference again
 * answers the stored order. Prices include tax: what the customer saw.
 */
export const placeShopOrder = route({
  id: 'webcheckout.shop.order',
  method: 'POST',
  path: '/webcheckout/orders',
  page,
  event: 'send',
  writes: true,
  status: 201,
  stale,
  errors: [
    'not_found',
    'duplicate',
    'webcheckout.reference_used',
    'webcheckout.unknown_product',
    'webcheckout.price_changed',
    'webcheckout.currency_differs',
    'sales.rule_broken',
    'sales.amount_too_large',
    'sales.not_sellable',
    'sales.price_missing',
    'sales.tax_missing',
    'accounts.rate_missing',
    'accounts.invoice_too_large',
  ],
  input: z.strictObject({
    reference: Reference,
    storeId,
    customer: ShopCustomer,
    /** `collect`: the customer fetches it in the store. */
    deliveryMode: z.enum(deliveryModes).default('deliver'),
    /** Of the emails. */
    language: Language.default('en'),
    currency: Currency,
    grossMinor: Amount,
    /** Reference of the cart that it was ordered from. */
    cart: Reference.nullable().default(null),
    note: multilineField({ max: 1000 }).nullable().default(null),
    lines: z
      .array(
        z.strictObject({ sku: textField({ max: 80 }), quantity: z.int().min(1).max(100_000), unitPriceMinor: Amount }),
      )
      .min(1)
      .max(mostWebLines),
  }),
  output: ShopOrder,
})

export const getShopOrder = route({
  id: 'webcheckout.shop.get',
  method: 'GET',
  path: '/webcheckout/orders/{reference}',
  page,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ reference: Reference }),
  output: ShopOrder,
})

/** Cancels an order of which nothing was dispatched, and refunds what was paid by card; a cancelled order stays so. */
export const cancelShopOrder = route({
  id: 'webcheckout.shop.cancel',
  method: 'POST',
  path: '/webcheckout/orders/{reference}/cancel',
  page,
  event: 'cancel',
  writes: true,
  stale,
  errors: [
    'not_found',
    'webcheckout.not_cancellable',
    'sales.delivery_open',
    'inventory.reserved_in_pick',
    'payments.credit_short',
    'accounts.period_closed',
    'accounts.rule_missing',
  ],
  input: z.strictObject({ reference: Reference, reason: multilineField({ max: 500 }) }),
  output: ShopOrder,
})

/**
 * Creates a payment link of what is not paid of an order; several are valid beside each other, and the order is paid once. `path` of this
 * installation is the page on which the customer pays; it is answered once.
 */
export const payShopOrder = route({
  id: 'webcheckout.shop.pay',
  method: 'POST',
  path: '/webcheckout/orders/{reference}/payment-link',
  page,
  event: 'send',
  writes: true,
  // Its answer has a secret, which is not kept.
  idempotent: 'no',
  errors: ['not_found', 'not_configured', 'payments.nothing_open'],
  input: z.strictObject({
    reference: Reference,
    validDays: integerField({ min: 1, max: longestLinkDays }).default(14),
  }),
  output: z.object({ path: z.string(), expiresAt: Instant, amountMinor: Amount, currency: Currency }),
})

/** Events of carts. An order is no event: it closes its cart. */
export const cartEventTypes = ['cart_updated', 'cart_abandoned'] as const

/** Stores what a cart holds; one that was abandoned is mailed to customers who agreed. The same event again changes nothing. */
export const sendCartEvent = route({
  id: 'webcheckout.shop.event',
  method: 'POST',
  path: '/webcheckout/events',
  page,
  event: 'send',
  writes: true,
  stale: [webCarts.routes.list, webMails.routes.list],
  errors: ['not_found', 'webcheckout.reference_used', 'webcheckout.currency_differs'],
  input: z.strictObject({
    /** Of the event, used once. */
    reference: Reference,
    type: z.enum(cartEventTypes),
    occurredAt: Instant,
    storeId,
    cart: z.strictObject({
      reference: Reference,
      email: emailField().nullable().default(null),
      name: textField({ max: 120 }).nullable().default(null),
      language: Language.default('en'),
      currency: Currency,
      grossMinor: Amount,
      /** Pages of the shop: the cart, and where emails are unsubscribed from. */
      url: Link,
      unsubscribeUrl: Link,
      items: z
        .array(z.strictObject({ name: textField({ max: 200 }), quantity: z.int().min(1).max(100_000) }))
        .min(1)
        .max(100),
    }),
  }),
  /** `isMailed`: an email was queued or is held; otherwise the customer has not agreed, or there is no live template. */
  output: z.object({
    cart: z.string(),
    status: z.enum(['open', 'abandoned', 'ordered', 'recovered']),
    isMailed: z.boolean(),
  }),
})
export type CartEvent = OutputOfRoute<typeof sendCartEvent>

/** Stores that a customer subscribed to or unsubscribed from emails that are not part of an order. */
export const setShopConsent = route({
  id: 'webcheckout.shop.consent',
  method: 'POST',
  path: '/webcheckout/consents',
  page,
  event: 'send',
  writes: true,
  stale: [webMails.routes.list],
  errors: ['not_found'],
  input: z.strictObject({ email: emailField(), consent: z.enum(['granted', 'denied']) }),
  output: z.object({ customers: z.int() }),
})
