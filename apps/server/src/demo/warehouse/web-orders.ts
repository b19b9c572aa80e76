import { delivery, deliverOrder } from '@countinghouse/contract/sales/delivery'
import { randomUUID } from 'node:crypto'
import {
  cancelShopOrder,
  listShopProducts,
  placeShopOrder,
  sendCartEvent,
} from '@countinghouse/contract/webcheckout/shop'
import type { MailEvent } from '@countinghouse/contract/webcheckout/web-template'
import { publishTemplate, webTemplate } from '@countinghouse/contract/webcheckout/web-template'
import type { Ground } from './ground.ts'
import { daysAgo } from './ground.ts'
import type { Staff } from './staff.ts'

const greeting = { en: 'Dear {{ customer.name }},', ar: 'عزيزنا {{ customer.name }}،' }
const templates: readonly {
  readonly event: MailEvent
  readonly name: string
  readonly en: readonly [string, string]
  readonly ar: readonly [string, string]
}[] = [
  {
    event: 'order_received',
    name: 'Order received',
    en: [
      'Your order {{ order.reference }}',
      'thank you for your order:\n{% for line in order.lines %}{{ line.quantity }} × {{ line.name }}, {{ line.total }}\n{% endfor %}\nTotal {{ order.total }}\n\n{{ company.name }}',
    ],
    ar: ['طلبك {{ order.reference }}', 'شكرًا لطلبك. الإجمالي {{ order.total }}\n\n{{ company.name }}'],
  },
  {
    event: 'order_ready',
    name: 'Order ready to collect',
    en: [
      'Your order {{ order.reference }} is ready',
      'collect your order in {{ collection.store }} until {{ collection.until }}\n\n{{ company.name }}',
    ],
    ar: [
      'طلبك {{ order.reference }} جاهز',
      'استلم طلبك من {{ collection.store }} حتى {{ collection.until }}\n\n{{ company.name }}',
    ],
  },
  {
    event: 'order_dispatched',
    name: 'Order dispatched',
    en: [
      'Your order {{ order.reference }} is on its way',
      'tracking number {{ delivery.tracking_number }}\n\n{{ company.name }}',
    ],
    ar: ['طلبك {{ order.reference }} في الطريق', 'رقم التتبع {{ delivery.tracking_number }}\n\n{{ company.name }}'],
  },
  {
    event: 'order_cancelled',
    name: 'Order cancelled',
    en: [
      'Your order {{ order.reference }} is cancelled',
      'your order was cancelled: {{ order.reason }}\n\n{{ company.name }}',
    ],
    ar: ['أُلغي طلبك {{ order.reference }}', 'أُلغي طلبك: {{ order.reason }}\n\n{{ company.name }}'],
  },
  {
    event: 'cart_abandoned',
    name: 'Cart abandoned',
    en: ['You left something behind', 'your cart: {{ cart.url }}\n\nUnsubscribe: {{ cart.unsubscribe_url }}'],
    ar: ['تركت شيئًا في سلتك', 'سلتك: {{ cart.url }}\n\nإلغاء الاشتراك: {{ cart.unsubscribe_url }}'],
  },
]

/** Live templates, orders of a web shop in all statuses, and carts: open, abandoned and recovered. */
export async function addWebOrders({ owner }: Staff, { stores }: Ground): Promise<void> {
  for (const { event, name, en, ar } of templates) {
    const texts = {
      subjectEn: en[0],
      bodyEn: `${greeting.en}\n\n${en[1]}`,
      subjectAr: ar[0],
      bodyAr: `${greeting.ar}\n\n${ar[1]}`,
    }
    const code = event.toUpperCase().replace('_', '-')
    const { id, version } = await owner(webTemplate.routes.create, { code, name, event, ...texts })
    await owner(publishTemplate, { id, version })
  }
  const storeId = stores.WH1 ?? 0
  const { items } = await owner(listShopProducts, { storeId })
  const goods = items.filter(({ available }) => (available ?? 0) > 20).slice(0, 3)
  const [first] = goods
  if (first === undefined) return
  const { currency } = first
  const grossOf = (quantity: number) => goods.reduce((sum, { unitPriceMinor }) => sum + unitPriceMinor * quantity, 0)
  const cart = async (reference: string, email: string, type: 'cart_updated' | 'cart_abandoned') =>
    await owner(sendCartEvent, {
      reference: `${reference}-${type}`,
      type,
      occurredAt: `${daysAgo(1)}T10:00:00Z`,
      storeId,
      cart: {
        reference,
        email,
        currency,
        grossMinor: grossOf(1),
        url: `https://shop.example/cart/${reference}`,
        unsubscribeUrl: `https://shop.example/unsubscribe/${reference}`,
        items: goods.map(({ name }) => ({ name, quantity: 1 })),
      },
    })
  await cart('CART-1', 'nora@example.com', 'cart_abandoned')
  await cart('CART-2', 'visitor@example.com', 'cart_abandoned')
  await cart('CART-3', 'isla@example.com', 'cart_updated')
  const order = async (
    reference: string,
    quantity: number,
    customer: { name: string; email: string },
    from: string | null,
  ) =>
    await owner(placeShopOrder, {
      reference,
      storeId,
      customer,
      currency,
      grossMinor: grossOf(quantity),
      cart: from,
      lines: goods.map(({ sku, unitPriceMinor }) => ({ sku, quantity, unitPriceMinor })),
    })
  const nora = { name: 'Nora Whitfield', email: 'nora@example.com' }
  const samir = { name: 'Samir Khoury', email: 'samir@example.com' }
  const sent = await order('WEB-1001', 1, nora, 'CART-1')
  await order('WEB-1002', 2, samir, null)
  await order('WEB-1003', 1, { name: 'Theo Lindqvist', email: 'theo@example.com' }, null)
  await owner(cancelShopOrder, { reference: 'WEB-1003', reason: 'Ordered twice' })
  const { id } = await owner(deliverOrder, { id: sent.salesOrderId, uid: randomUUID() })
  const { version } = await owner(delivery.routes.get, { id })
  const kept = await owner(delivery.routes.update, { id, version, trackingNo: 'NL-20511' })
  await owner(delivery.transitionRoutes.dispatch, { id, version: kept.version })
}
