import { randomInt, randomUUID } from 'node:crypto'
import { newDeviceKey } from '../../support/offline-till.ts'
import type { Told } from './known-values.ts'

/** Those of module sales; see `bodies`. */
export const salesBodies: Readonly<Record<string, (told: Told) => unknown>> = {
  // Of one customer: those of all are invoiced by then.
  'sales.delivery.invoice_many': ({ record }) => ({ upTo: null, customerId: record?.body['customerId'] ?? null }),
  'sales.campaign.create': ({ record, text }) => ({ ...record?.body, name: text }),
  'sales.campaign.update': ({ record, text }) => ({ version: record?.version, name: text }),
  // A till without a session, a session in the state that the step needs, and the total that the server calculates.
  'sales.till_session.open': ({ record }) => ({ ...record?.body, uid: randomUUID() }),
  'sales.till_session.cash_move': ({ record }) => record?.body,
  'sales.till_session.count': ({ record }) => ({ version: record?.version, counts: [] }),
  'sales.till_session.close': ({ record }) => ({ version: record?.version, reason: 'Late' }),
  'sales.sale.complete': ({ record }) => ({ ...record?.body, uid: randomUUID() }),
  'sales.return.complete': ({ record }) => ({ ...record?.body, uid: randomUUID(), soldAt: new Date().toISOString() }),
  'sales.return.complete_unreceipted': ({ record }) => ({ ...record?.body, uid: randomUUID() }),
  'sales.return.value_unreceipted': ({ record }) => record?.body,
  'sales.register.approve': ({ record }) => record?.body,
  'sales.register.approvers': ({ record }) => record?.body,
  'sales.register.price': ({ record }) => record?.body,
  'sales.register.quote': ({ record }) => record?.body,
  // Email or phone.
  'sales.register.enrol': ({ text }) => ({ name: text, email: `${randomUUID()}@example.com` }),
  'sales.salesOrder.create': ({ record, text }) => ({ ...Object(record?.body['draft']), note: text }),
  'sales.salesOrder.update': ({ record, text }) => ({ version: record?.version, note: text }),
  'sales.delivery.create': ({ record, text }) => ({ ...Object(record?.body['draft']), note: text }),
  'sales.delivery.update': ({ record, text }) => ({ version: record?.version, note: text }),
  'sales.quote.create': ({ record, text }) => ({ ...Object(record?.body['draft']), note: text }),
  'sales.quote.update': ({ record, text }) => ({ version: record?.version, note: text }),
  'sales.salesReturn.create': ({ record, text }) => ({ ...Object(record?.body['draft']), note: text }),
  'sales.salesReturn.update': ({ record, text }) => ({ version: record?.version, note: text }),
  'sales.delivery.of_order': () => ({ uid: randomUUID() }),
  'sales.delivery.scan': ({ record }) => ({
    scans: [{ uid: randomUUID(), code: record?.body['code'], quantity: 1 }],
  }),
  'sales.delivery.short': ({ text }) => ({ pickNo: 1, reason: text.slice(0, 200) }),
  'sales.delivery.pack': ({ record }) => ({
    version: record?.version,
    parcels: [{ kind: 'carton', weightGrams: 500, contents: [{ lineNo: 1, quantity: 1 }] }],
  }),
  'sales.delivery.confirmDelivery': ({ record }) => ({
    version: record?.version,
    deliveredOn: record?.body['deliveredOn'],
  }),
  // No two active tiers begin at one turnover.
  'sales.tier.create': ({ text }) => ({ name: text, code: text.slice(-16), leastTurnoverMinor: randomInt(1, 1e9) }),
  'sales.membershipPlan.create': ({ record, text }) => ({
    ...Object(record?.body['draft']),
    code: text.slice(-16),
    name: text,
  }),
  'sales.paidMembership.create': ({ record }) => record?.body['draft'],
  'sales.paidMembership.update': ({ record }) => ({ version: record?.version }),
  'sales.paidMembership.renew': () => ({ uid: randomUUID() }),
  'sales.paidMembership.cancel': ({ record, text }) => ({ version: record?.version, reason: text }),
  'sales.register.member': ({ record }) => record?.body,
  'sales.voucher.issue': () => ({
    uid: randomUUID(),
    amountMinor: 100,
    reason: 'Late',
    customerId: null,
    expiresOn: null,
  }),
  'sales.voucherBatch.issue': ({ text }) => ({
    uid: randomUUID(),
    name: text,
    quantity: 2,
    amountMinor: 100,
    reason: 'Late',
    expiresOn: null,
  }),
  'sales.voucherBatch.createCards': ({ text }) => ({
    uid: randomUUID(),
    name: text,
    quantity: 2,
    amountMinor: 100,
    expiresOn: null,
  }),
  'sales.device.register': ({ record }) => ({ ...record?.body, uid: randomUUID(), key: newDeviceKey() }),
  'sales.device.report': ({ record }) => record?.body['report'],
  'sales.device.sell': ({ record }) => ({ ...record?.body, uid: randomUUID() }),
  'sales.device.recover': ({ record }) => ({ ...record?.body, uid: randomUUID() }),
  'sales.device.sell_set': ({ record }) => ({
    key: record?.body['key'],
    sales: [{ ...Object(record?.body['sale']), uid: randomUUID() }],
  }),
  'sales.receipt.settle_review': ({ text }) => ({ note: text }),
  'sales.receipt.settle_reviews': ({ record, text }) => ({ selection: { ids: [record?.id] }, note: text }),
  'sales.customer.erase': ({ record }) => ({ version: record?.version, reason: 'Asked by letter' }),
  'sales.points.adjust': () => ({ points: 5, reason: 'Welcome' }),
  'sales.receipt.mail': () => ({ to: 'customer@example.com' }),
  'sales.voucher.change_expiry': ({ record }) => ({ version: record?.version, expiresOn: null }),
  // With a coupon, so that it changes no other sale.
  'sales.promotion.create': ({ text }) => ({
    code: text.slice(0, 18),
    name: text,
    kind: 'line_percent',
    ratePpm: 100_000,
    needsCoupon: true,
  }),
  'sales.promotion.update': ({ record, text }) => ({ version: record?.version, name: text }),
  'sales.terminal.start': ({ record }) => ({ ...record?.body, uid: randomUUID() }),
  'sales.terminal.check': ({ record }) => record?.body,
  'sales.terminal.cancel': ({ record }) => record?.body,
  'sales.sale.void': () => ({ reason: 'Wrong item' }),
}
