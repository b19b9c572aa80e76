import { randomUUID } from 'node:crypto'
import { customer } from '@countinghouse/contract/crm/customer'
import { delivery, deliverOrder } from '@countinghouse/contract/sales/delivery'
import { salesOrder } from '@countinghouse/contract/sales/sales-order'
import { eraseCustomer } from '@countinghouse/contract/sales/customer-data'
import { placeShopOrder, sendCartEvent, setShopConsent } from '@countinghouse/contract/webcheckout/shop'
import { previewTemplate, testTemplate } from '@countinghouse/contract/webcheckout/template-preview'
import { retryWebMail, webMails } from '@countinghouse/contract/webcheckout/web-mail'
import type { MailEvent } from '@countinghouse/contract/webcheckout/web-template'
import { publishTemplate, webTemplate, withdrawTemplate } from '@countinghouse/contract/webcheckout/web-template'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { useSmtpStandIn } from '../../../../../tests/support/fake-smtp.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { createGoods, createTill } from '../../../../../tests/support/till.ts'
import { deliver } from '../../platform/jobs/outbox.ts'
import { deliverWebMail } from './mail/deliver-web-mail.ts'

const smtp = useSmtpStandIn()
const server = useServer({ mail: smtp.settings })

const written = {
  subjectEn: 'Your order {{ order.reference }}',
  bodyEn:
    'Dear {{ customer.name }},\n{% for line in order.lines %}{{ line.quantity }} {{ line.name }}\n{% endfor %}Total {{ order.total }}',
  subjectAr: 'طلبك {{ order.reference }}',
  bodyAr: 'الإجمالي {{ order.total }}',
}
const ofCart = {
  subjectEn: 'Your cart',
  bodyEn: 'Your cart: {{ cart.url }}\n\nUnsubscribe: {{ cart.unsubscribe_url }}',
  subjectAr: 'سلتك',
  bodyAr: '{{ cart.url }} {{ cart.unsubscribe_url }}',
}

async function shop() {
  const tenant = await server.company()
  const { companyId, storeId, owner } = tenant
  await createTill(server, tenant)
  const lamp = await createGoods(server, { companyId, storeId }, { price: 3000, unitCost: '12.00', name: 'Lamp' })
  const [company] = await query<{ currency: string }>(
    server.database.superUrl,
    'select base_currency as currency from erp.company where id = $1',
    [companyId],
  )
  const currency = company?.currency ?? ''
  const order = async (email: string) =>
    await owner.call(placeShopOrder, {
      reference: `W-${randomUUID()}`,
      storeId,
      customer: { email, name: 'Nora' },
      currency,
      grossMinor: 3000,
      lines: [{ sku: lamp.sku, quantity: 1, unitPriceMinor: 3000 }],
    })
  const abandon = async (email: string, reference: string = randomUUID()) =>
    await owner.call(sendCartEvent, {
      reference: randomUUID(),
      type: 'cart_abandoned',
      occurredAt: new Date().toISOString(),
      storeId,
      cart: {
        reference,
        email,
        currency,
        grossMinor: 6000,
        url: 'https://shop.example/cart/1',
        unsubscribeUrl: 'https://shop.example/unsubscribe/1',
        items: [{ name: 'Lamp', quantity: 2 }],
      },
    })
  const live = async (event: MailEvent, words: typeof written = event === 'cart_abandoned' ? ofCart : written) => {
    const { id, version } = await owner.call(webTemplate.routes.create, {
      code: `T-${randomUUID().slice(0, 8)}`,
      name: randomUUID(),
      event,
      ...words,
    })
    return await owner.call(publishTemplate, { id, version })
  }
  /** What the workers do, until nothing is left. */
  const work = async () => {
    for (;;) {
      const waiting = await query<{ outboxId: number }>(
        server.database.superUrl,
        `select id::integer as "outboxId" from platform.outbox where company_id = $1 and delivered_at is null order by id`,
        [companyId],
      )
      if (waiting.length === 0) return
      for (const { outboxId } of waiting) await deliver(server.app.db, server.app.subscribers, { companyId, outboxId })
    }
  }
  const mails = async () => (await owner.call(webMails.routes.list, { sort: ['createdAt'] })).items
  return { ...tenant, order, abandon, live, work, mails, currency }
}

test('a template that could not be sent is refused on its field, with the line of the mistake', async () => {
  const { owner } = await shop()
  const create = (more: object) =>
    owner.send(webTemplate.routes.create, {
      code: `T-${randomUUID().slice(0, 8)}`,
      name: 'Order',
      event: 'order_received',
      ...written,
      ...more,
    })
  expect(await create({ bodyEn: 'Dear\n{{ customer.nmae }}' })).toMatchObject({
    status: 422,
    body: {
      errorType: 'webcheckout.template_invalid',
      fields: { bodyEn: [{ message: 'Line 2: there is no “customer.nmae” here.' }] },
    },
  })
  const unclosed = await create({ bodyAr: 'a\nb\n{% if order %}' })
  expect(unclosed.body.fields?.['bodyAr']?.[0]?.message).toMatch(/^Line 3: /)
  const filter = await create({ subjectEn: '{{ order.reference | shout }}' })
  expect(filter.body.fields?.['subjectEn']?.[0]?.message).toContain('shout')
  expect((await create({ bodyEn: '{% include "/etc/passwd" %}' })).status).toBe(422)
  expect((await create({ bodyEn: '{% for i in (1..100000000) %}{{ i }}{% endfor %}' })).status).toBe(422)
  expect((await create({ bodyEn: '{{ order.constructor }}' })).status).toBe(422)
  const cart = await create({ event: 'cart_abandoned', ...ofCart, bodyEn: '{{ cart.url }}' })
  expect(cart.body.fields?.['bodyEn']?.[0]?.message).toContain('cart.unsubscribe_url')
  expect((await create({})).status).toBe(201)
  const sample = await owner.call(previewTemplate, {
    event: 'order_received',
    language: 'en',
    subject: written.subjectEn,
    body: '{{ nothing }}',
  })
  expect(sample).toMatchObject({ subject: 'Your order WEB-1001', body: null, issues: [{ part: 'body' }] })
  expect(sample.variables).toContain('order.lines[].name')
})

test('an event is mailed with its live template, of which there is one; orders are mailed without consent', async () => {
  const { owner, order, live, work, mails } = await shop()
  await order('early@example.com')
  expect(await mails(), 'without a live template there is no email').toHaveLength(0)
  const first = await live('order_received')
  await live('order_received')
  expect((await owner.call(webTemplate.routes.get, { id: first.id })).status).toBe('draft')
  await live('order_dispatched', { ...written, bodyEn: 'Sent: {{ delivery.tracking_number }}' })
  await live('order_cancelled', { ...written, bodyEn: 'Sorry: {{ order.reason }}' })
  const placed = await order('nora@example.com')
  await work()
  expect(smtp.mails.map(({ recipients }) => recipients)).toEqual([['<nora@example.com>']])
  expect(smtp.mails[0]?.source).toContain('1 Lamp')
  const { id, version } = await owner.call(deliverOrder, { id: placed.salesOrderId, uid: randomUUID() })
  const kept = await owner.call(delivery.routes.update, { id, version, trackingNo: 'NL-20417' })
  await owner.call(delivery.transitionRoutes.dispatch, { id, version: kept.version })
  const other = await order('samir@example.com')
  await owner.call(salesOrder.transitionRoutes.cancel, {
    id: other.salesOrderId,
    version: other.version,
    reason: 'Sold out',
  })
  await work()
  expect((await mails()).map(({ event, status }) => [event, status])).toEqual([
    ['order_received', 'sent'],
    ['order_received', 'sent'],
    ['order_dispatched', 'sent'],
    ['order_cancelled', 'sent'],
  ])
  const sources = smtp.mails.map(({ source }) => source).join('\n')
  expect(sources).toContain('Sent: NL-20417')
  expect(sources).toContain('Sorry: Sold out')
  const last = await owner.call(webTemplate.routes.list, { event: ['order_cancelled'] })
  await owner.call(withdrawTemplate, { id: last.items[0]?.id ?? 0, version: last.items[0]?.version ?? 0 })
})

test('abandoned carts are mailed with consent alone, and not once the customer declined or ordered', async () => {
  const { owner, companyId, abandon, live, work, mails } = await shop()
  await live('cart_abandoned')
  const { id } = await owner.call(customer.routes.create, { code: 'NORA', name: 'Nora', email: 'Nora@example.com' })
  expect((await abandon('nora@example.com')).isMailed).toBe(false)
  expect((await abandon('stranger@example.com')).isMailed).toBe(false)
  expect((await mails()).map(({ status }) => status)).toEqual(['suppressed', 'suppressed'])
  expect(await owner.call(setShopConsent, { email: 'NORA@example.com', consent: 'granted' })).toEqual({ customers: 1 })
  expect((await owner.call(customer.routes.get, { id })).emailConsent).toBe('granted')
  const cart = randomUUID()
  expect((await abandon('nora@example.com', cart)).isMailed).toBe(true)
  expect((await abandon('nora@example.com', cart)).isMailed, 'a cart is mailed once').toBe(false)
  await work()
  expect(smtp.mails).toHaveLength(1)
  expect((await abandon('nora@example.com')).isMailed).toBe(true)
  await owner.call(setShopConsent, { email: 'nora@example.com', consent: 'denied' })
  await work()
  expect(smtp.mails, 'what waits is not sent to who declined').toHaveLength(1)
  expect((await mails()).map(({ status }) => status)).toEqual(['suppressed', 'suppressed', 'sent', 'suppressed'])
  expect(await owner.send(setShopConsent, { email: 'no@example.com', consent: 'denied' })).toMatchObject({
    status: 404,
  })
  const person = await owner.call(customer.routes.get, { id })
  await owner.call(eraseCustomer, { id, version: person.version, reason: 'Asked for it' })
  const [left] = await query<{ count: number }>(
    server.database.superUrl,
    `select (select count(*) from webcheckout.mail m where m.company_id = $1 and lower(m.to_address) = 'nora@example.com')::int
      + (select count(*) from webcheckout.cart t where t.company_id = $1 and lower(t.email) = 'nora@example.com')::int as count`,
    [companyId],
  )
  expect(left?.count, 'an erased customer is in no email and no cart').toBe(0)
})

test('a refused email is failed and sent again; one without a mail server is held; a test goes to its sender', async () => {
  const { owner, companyId, order, live, work, mails } = await shop()
  const { id } = await live('order_received')
  smtp.mood = 'refuses'
  await order('nora@example.com')
  await work()
  const [failed] = await mails()
  expect(failed).toMatchObject({ status: 'failed', attempts: 1, answer: expect.any(String) })
  smtp.mood = 'takes'
  const target = { id: failed?.id ?? 0, version: failed?.version ?? 0 }
  await owner.call(retryWebMail, target)
  expect(await owner.send(retryWebMail, target)).toMatchObject({ status: 409, body: { errorType: 'stale' } })
  await work()
  expect((await mails())[0]).toMatchObject({ status: 'sent' })
  const now = (await mails())[0]
  expect(await owner.send(retryWebMail, { id: now?.id ?? 0, version: now?.version ?? 0 })).toMatchObject({
    status: 409,
    body: { errorType: 'state_conflict' },
  })
  await order('samir@example.com')
  const [, waiting] = await mails()
  await deliverWebMail(server.app.db, null, { companyId, outboxId: 0, event: '', payload: { mailId: waiting?.id } })
  expect((await mails())[1]).toMatchObject({ status: 'held', attempts: 1 })
  expect(await owner.send(testTemplate, { id, language: 'ar' })).toMatchObject({
    body: { errorType: 'webcheckout.no_own_address' },
  })
  await query(
    server.database.superUrl,
    `update erp.app_user set email = 'me-' || id || '@example.com' where company_id = $1 and email is null`,
    [companyId],
  )
  const { to } = await owner.call(testTemplate, { id, language: 'ar' })
  await work()
  const sent = smtp.mails.find(({ recipients }) => recipients.includes(`<${to}>`))
  expect(sent).toBeDefined()
  expect((await mails()).at(-1)).toMatchObject({ isTest: true, status: 'sent', toAddress: to })
})

test('an event has one live template: the event of another live one is not changed to it', async () => {
  const { owner } = await server.company()
  const live = async (event: MailEvent) => {
    const code = `T-${event}`
    const created = await owner.call(webTemplate.routes.create, { code, name: code, event, ...written })
    return await owner.call(publishTemplate, { id: created.id, version: created.version })
  }
  await live('order_received')
  const { id, version } = await live('order_cancelled')
  const refused = await owner.send(webTemplate.routes.update, { id, version, event: 'order_received' })
  expect(refused).toMatchObject({
    status: 409,
    body: { errorType: 'webcheckout.template_live', fields: { event: [{}] } },
  })
})
