import { randomUUID } from 'node:crypto'
import { customer } from '@countinghouse/contract/crm/customer'
import { tradeMember } from '@countinghouse/contract/crm/trade-member'
import { changeLimit } from '@countinghouse/contract/crm/trade-member-limit'
import { delivery, deliverOrder } from '@countinghouse/contract/sales/delivery'
import { quote } from '@countinghouse/contract/sales/quote'
import { takeOrderDeposit } from '@countinghouse/contract/sales/order-deposit'
import { salesOrder } from '@countinghouse/contract/sales/sales-order'
import { salesReturn } from '@countinghouse/contract/sales/sales-return'
import type { Ground } from './ground.ts'
import { daysAgo } from './ground.ts'
import type { Staff } from './staff.ts'

/** Discount of trade customers. Units: parts per million. */
const tradeDiscountPpm = 150_000

/** Quotes, orders, deliveries and a return of two trade customers, in all states; one of them is at its credit limit. */
export async function addSalesOrders({ owner }: Staff, ground: Ground): Promise<void> {
  const { stores, goods } = ground
  const storeId = stores.WH1 ?? 0
  const linesOf = (first: number, quantity: number) =>
    goods.slice(first, first + 3).map(({ variantId }) => ({ variantId, quantity, discountPpm: tradeDiscountPpm }))
  const { items } = await owner(customer.routes.list, { q: 'harbour' })
  const harbour = items[0]?.id ?? 0
  const { id: cafe } = await owner(customer.routes.create, {
    code: 'LIGHTHOUSE',
    name: 'Lighthouse Café',
    kind: 'company',
    countryCode: 'GB',
    creditLimitMinor: 10_000,
  })
  await addMembers({ owner }, ground, { harbour, cafe })
  const order = async (
    customerId: number,
    said: { days: number; due: number; first: number; quantity: number; depositPpm?: number },
  ) => {
    const { id, version } = await owner(salesOrder.routes.create, {
      uid: randomUUID(),
      customerId,
      storeId,
      orderedOn: daysAgo(said.days),
      requestedOn: daysAgo(said.due),
      customerReference: customerId === cafe ? 'LC-2207' : null,
      lines: linesOf(said.first, said.quantity),
      depositPpm: said.depositPpm ?? null,
    })
    return await owner(salesOrder.transitionRoutes.confirm, { id, version })
  }
  const dispatch = async (orderId: number, trackingNo: string) => {
    const { id } = await owner(deliverOrder, { id: orderId, uid: randomUUID() })
    const { version } = await owner(delivery.routes.get, { id })
    const kept = await owner(delivery.routes.update, { id, version, trackingNo })
    return await owner(delivery.transitionRoutes.dispatch, { id, version: kept.version })
  }
  const pick = async (orderId: number) => {
    const { id } = await owner(deliverOrder, { id: orderId, uid: randomUUID() })
    const { version } = await owner(delivery.routes.get, { id })
    await owner(delivery.transitionRoutes.release, { id, version })
  }
  const finished = await dispatch((await order(harbour, { days: 9, due: 1, first: 0, quantity: 2 })).id, 'NL-20417')
  const invoiced = await owner(delivery.transitionRoutes.invoice, { id: finished.id, version: finished.version })
  await owner(delivery.transitionRoutes.confirmDelivery, {
    id: finished.id,
    version: invoiced.version,
    deliveredOn: daysAgo(0),
    receivedBy: 'M. Ward',
  })
  await dispatch((await order(harbour, { days: 4, due: 0, first: 3, quantity: 1 })).id, 'NL-20466')
  await pick((await order(harbour, { days: 8, due: 2, first: 1, quantity: 3 })).id)
  await order(harbour, { days: 1, due: -6, first: 2, quantity: 2 })
  await order(cafe, { days: 0, due: -9, first: 0, quantity: 40 })
  // Half is paid before the goods are reserved.
  const waiting = await order(harbour, { days: 0, due: -14, first: 3, quantity: 4, depositPpm: 500_000 })
  await owner(takeOrderDeposit, { id: waiting.id, uid: randomUUID() })
  await addReturn({ owner }, { storeId, deliveryId: finished.id })
  await addQuotes({ owner }, { storeId, harbour, cafe, lines: linesOf(2, 6) })
}

/** Both buy on account; one must give its purchase order number. */
async function addMembers(
  { owner }: Pick<Staff, 'owner'>,
  { ownerId }: Ground,
  { harbour, cafe }: { readonly harbour: number; readonly cafe: number },
): Promise<void> {
  const member = { memberSince: daysAgo(400), ownerId, overdueDays: 60 }
  await owner(tradeMember.routes.create, { name: 'Harbour Inn Ltd', customerId: harbour, ...member })
  const { id, version } = await owner(tradeMember.routes.create, {
    name: 'Lighthouse Café Ltd',
    customerId: cafe,
    isReferenceRequired: true,
    ...member,
  })
  const limit = { creditLimitMinor: 15_000, reason: 'Paid on time for a year' }
  await owner(changeLimit, { id, version, ...limit })
}

async function addReturn(
  { owner }: Pick<Staff, 'owner'>,
  { storeId, deliveryId }: { readonly storeId: number; readonly deliveryId: number },
): Promise<void> {
  const { lines } = await owner(delivery.routes.get, { id: deliveryId })
  const { id, version } = await owner(salesReturn.routes.create, {
    uid: randomUUID(),
    deliveryId,
    storeId,
    effectiveOn: daysAgo(0),
    reason: 'Chipped edge',
    lines: lines.slice(0, 1).map(({ variantId }) => ({ variantId, quantity: 1, isRestocked: false })),
  })
  await owner(salesReturn.transitionRoutes.receive, { id, version })
}

type Offered = {
  readonly storeId: number
  readonly harbour: number
  readonly cafe: number
  readonly lines: readonly { readonly variantId: number; readonly quantity: number }[]
}

async function addQuotes({ owner }: Pick<Staff, 'owner'>, { storeId, harbour, cafe, lines }: Offered): Promise<void> {
  const offer = async (customerId: number, days: number) =>
    await owner(quote.routes.create, {
      uid: randomUUID(),
      customerId,
      storeId,
      quotedOn: daysAgo(days),
      validUntil: daysAgo(days - 14),
      lines: [...lines],
    })
  const send = async ({ id, version }: { readonly id: number; readonly version: number }) =>
    await owner(quote.transitionRoutes.send, { id, version })
  await send(await offer(harbour, 3))
  const { id, version } = await send(await offer(cafe, 20))
  await owner(quote.transitionRoutes.lose, { id, version, reason: 'Bought elsewhere' })
  await offer(cafe, 0)
}
