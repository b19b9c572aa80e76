import { fail } from '@countinghouse/contract/errors'
import type { InputOfRoute } from '@countinghouse/contract/route'
import type { placeShopOrder, ShopOrder } from '@countinghouse/contract/webcheckout/shop'
import { text } from '@countinghouse/contract/webcheckout/errors.text'
import { webOrders } from '@countinghouse/contract/webcheckout/web-order'
import { sql } from 'kysely'
import { atField } from '../../../platform/calls/at-field.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { lockReference } from '../../../platform/database/lock-reference.ts'
import type { PricedItem } from '../../sales/index.ts'
import { findStoreList, placeOrder, readItems } from '../../sales/index.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { bodyHash } from './body-hash.ts'
import { closeCart } from './record-cart.ts'
import { findShopCustomer } from './find-customer.ts'
import { readShopOrder } from './read-order.ts'
import { requireShopStore } from './require-shop-store.ts'
import { shopPrice } from './shop-price.ts'

type Sent = InputOfRoute<typeof placeShopOrder>

/**
 * Creates the sales order of a web order. The same reference again answers what was stored. Throws: see the route. Locks: the reference,
 * the email, then what the sales order locks.
 */
export async function placeWebOrder(ctx: Ctx, tx: Tx, sent: Sent): Promise<ShopOrder> {
  const { companyId, userId } = ctx
  const { reference, language } = sent
  const store = await requireShopStore(ctx, tx, sent.storeId, 'send')
  await lockReference(tx, companyId, 'webcheckout.order', reference)
  const { deliveryMode, ...rest } = sent
  // What was delivered had no word for it once.
  const hash = bodyHash(deliveryMode === 'deliver' ? rest : sent)
  const storedId = await findStored(ctx, tx, reference, hash)
  if (storedId !== null) {
    // That it was sent again is on record; nothing changed.
    ctx.audit({
      entity: webOrders.entity,
      entityId: storedId,
      label: reference,
      before: { reference },
      after: { reference },
    })
    return await readShopOrder(ctx, tx, reference, 'send')
  }
  if (sent.currency !== store.currency) fail('webcheckout.currency_differs', { details: { currency: store.currency } })
  const items = await findItems(ctx, tx, sent, store.day)
  const variants = requirePrices(ctx, sent, items)
  const customerId = await findShopCustomer(ctx, tx, sent.customer, language)
  const cartId = sent.cart === null ? null : await closeCart(ctx, tx, sent.cart, customerId)
  const order = await placeOrder(ctx, tx, {
    customerId,
    storeId: store.storeId,
    // The shop showed the prices of the store, whatever list the customer has.
    priceListId: await findStoreList(ctx, tx, store.storeId),
    paymentTermId: null,
    orderedOn: store.day,
    deliveryMode: sent.deliveryMode,
    customerReference: reference,
    customerNote: noteOf(sent),
    lines: sent.lines.map(({ quantity }, at) => ({
      variantId: variants[at]?.variantId ?? 0,
      quantity,
      unitPrice: null,
      discountPpm: 0,
      price: null,
      netMinor: null,
      taxMinor: null,
      grossMinor: null,
    })),
    requireTotal: (grossMinor) => {
      if (grossMinor !== sent.grossMinor) fail('webcheckout.price_changed', { details: { lines: [], grossMinor } })
    },
  })
  const { rows } = await sql<{ id: number }>`
    insert into webcheckout.web_order (company_id, reference, store_id, sales_order_id, customer_id, cart_id, language, body_hash, created_by)
    values (${companyId}, ${reference}, ${store.storeId}, ${order.id}, ${customerId}, ${cartId}, ${language}, decode(${hash}, 'hex'), ${userId})
    returning id`.execute(tx)
  const webOrderId = rows[0]?.id ?? fail('internal')
  const after = { reference, number: order.name, grossMinor: order.grossMinor, currencyCode: order.currencyCode }
  ctx.audit({ entity: webOrders.entity, entityId: webOrderId, label: reference, before: null, after })
  await queueMail(ctx, tx, { event: 'order_received', webOrderId })
  return await readShopOrder(ctx, tx, reference, 'send')
}

/** The web order of a reference; null: it is new. Throws: webcheckout.reference_used. */
async function findStored({ companyId }: Ctx, tx: Tx, reference: string, hash: string): Promise<number | null> {
  const { rows } = await sql<{ id: number; hash: string }>`
    select w.id, encode(w.body_hash, 'hex') as hash from webcheckout.web_order w
    where w.company_id = ${companyId} and w.reference = ${reference}`.execute(tx)
  const [stored] = rows
  if (stored !== undefined && stored.hash !== hash) fail('webcheckout.reference_used', { details: { reference } })
  return stored?.id ?? null
}

/** By SKU, with the price for the quantity of the line. Throws: webcheckout.unknown_product at the lines. */
async function findItems(ctx: Ctx, tx: Tx, { storeId, lines }: Sent, day: string): Promise<PricedItem[]> {
  const { rows } = await sql<{ key: string; id: number }>`
    select v.sku_key as key, v.id from procure.variant v
    where v.company_id = ${ctx.companyId} and v.sku_key = any(${lines.map(({ sku }) => sku.toLowerCase())}::text[])`.execute(
    tx,
  )
  const ids = new Map(rows.map(({ key, id }) => [key, id]))
  const wanted = lines.map(({ sku, quantity }) => ({ variantId: ids.get(sku.toLowerCase()) ?? 0, quantity }))
  const items = await readItems(ctx, tx, { storeId, day, wanted })
  const unsold = items.flatMap((item, at) => (typeof item === 'string' ? at : []))
  if (unsold.length > 0)
    fail('webcheckout.unknown_product', {
      ...atField(
        ctx,
        unsold.map((at) => `lines.${at}.sku`),
        text.unknown_product,
      ),
      details: { skus: unsold.map((at) => lines[at]?.sku ?? '') },
    })
  return items.filter((item) => typeof item !== 'string')
}

/** Throws: webcheckout.price_changed with the present prices. */
function requirePrices(ctx: Ctx, { lines }: Sent, items: readonly PricedItem[]): readonly PricedItem[] {
  const prices = items.map(shopPrice)
  const changed = lines.flatMap(({ unitPriceMinor }, at) => (unitPriceMinor === prices[at] ? [] : at))
  if (changed.length === 0) return items
  return fail('webcheckout.price_changed', {
    ...atField(
      ctx,
      changed.map((at) => `lines.${at}.unitPriceMinor`),
      text.price_changed,
    ),
    details: { lines: changed.map((at) => ({ sku: lines[at]?.sku ?? '', unitPriceMinor: prices[at] ?? 0 })) },
  })
}

/** Where to deliver, and what the customer said: the papers of the order show it. */
function noteOf({ customer: { name, address }, note }: Sent): string | null {
  const place =
    address === null
      ? []
      : [name, address.line1, address.line2, address.postcode, address.city, address.region, address.countryCode]
  const parts = [place.filter((part) => part !== null).join('\n'), note ?? ''].filter((part) => part !== '')
  return parts.length === 0 ? null : parts.join('\n\n')
}
