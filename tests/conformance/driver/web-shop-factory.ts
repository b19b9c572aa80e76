import { randomUUID } from 'node:crypto'
import { customer } from '@countinghouse/contract/crm/customer'
import { placeShopOrder, sendCartEvent } from '@countinghouse/contract/webcheckout/shop'
import { publishTemplate, webTemplate } from '@countinghouse/contract/webcheckout/web-template'
import { query } from '../../support/database.ts'
import type { TestServer } from '../../support/server.ts'
import { createGoods } from '../../support/till.ts'
import type { Found } from './found.ts'

type Where = { readonly companyId: number; readonly storeId: number; readonly session: () => Promise<string> }

/** Templates, orders, carts and emails of a web shop in the states that their calls need. */
export function webShopMakers(
  server: TestServer,
  { companyId, storeId, session }: Where,
): Map<string, () => Promise<Found>> {
  const person = async () => server.client(await session())
  const email = () => `zz-${randomUUID()}@example.com`
  const draft = () => ({
    code: `Z-${randomUUID().slice(0, 12)}`,
    name: `zz ${randomUUID()}`,
    event: 'order_received' as const,
    subjectEn: '{{ order.reference }}',
    bodyEn: '{{ order.total }}',
    subjectAr: '{{ order.reference }}',
    bodyAr: '{{ order.total }}',
  })

  async function readCurrency(): Promise<string> {
    const [company] = await query<{ currency: string }>(
      server.database.superUrl,
      'select base_currency as currency from erp.company where id = $1',
      [companyId],
    )
    return company?.currency ?? ''
  }

  async function createTemplate(): Promise<Found> {
    const { id, version } = await (await person()).call(webTemplate.routes.create, draft())
    // Tests are mailed to the caller.
    await query(
      server.database.superUrl,
      `update erp.app_user set email = 'zz-' || id || '@example.com' where company_id = $1 and email is null`,
      [companyId],
    )
    return { id, version, body: {} }
  }

  async function createLive(): Promise<Found> {
    const { id, version = 0, body } = await createTemplate()
    return { id, version: (await (await person()).call(publishTemplate, { id, version })).version, body }
  }

  /** An order at the price of new goods, which no tax rule leaves out. */
  async function draftedOrder() {
    await query(
      server.database.superUrl,
      `insert into accounts.tax_rule (company_id, code, name, direction, priority, tax_code_id)
        select $1, 'ZZ-ORDER', 'All goods of orders', 'sale', 9997, c.id from accounts.tax_code c where c.company_id = $1 and c.kind = 'zero'
          and not exists (select from accounts.tax_rule r where r.company_id = $1 and r.code = 'ZZ-ORDER')`,
      [companyId],
    )
    const { sku } = await createGoods(server, { companyId, storeId }, { price: 100, unitCost: '0.50' })
    return {
      reference: `W-${randomUUID()}`,
      storeId,
      customer: { email: email(), name: 'zz' },
      currency: await readCurrency(),
      grossMinor: 200,
      cart: null,
      lines: [{ sku, quantity: 2, unitPriceMinor: 100 }],
    }
  }

  async function createOrder(): Promise<Found> {
    const order = await draftedOrder()
    await (await person()).call(placeShopOrder, order)
    const [row] = await query<{ id: string }>(
      server.database.superUrl,
      'select id from webcheckout.web_order where company_id = $1 and reference = $2',
      [companyId, order.reference],
    )
    return { id: Number(row?.id), version: undefined, body: { reference: order.reference, reason: 'Late' } }
  }

  /** At a shop whose provider is configured. */
  async function createPayable(): Promise<Found> {
    await query(
      server.database.superUrl,
      `insert into payments.card_provider (company_id, provider) select $1, 'simulator'
        where not exists (select from payments.card_provider p where p.company_id = $1)`,
      [companyId],
    )
    const { id, version, body } = await createOrder()
    return { id, version, body: { reference: body['reference'] } }
  }

  async function draftedEvent() {
    return {
      reference: `E-${randomUUID()}`,
      type: 'cart_updated' as const,
      occurredAt: new Date().toISOString(),
      storeId,
      cart: {
        reference: `C-${randomUUID()}`,
        email: email(),
        currency: await readCurrency(),
        grossMinor: 200,
        url: 'https://shop.example/cart',
        unsubscribeUrl: 'https://shop.example/unsubscribe',
        items: [{ name: 'zz', quantity: 1 }],
      },
    }
  }

  async function createCart(): Promise<Found> {
    const event = await draftedEvent()
    await (await person()).call(sendCartEvent, event)
    const [row] = await query<{ id: string }>(
      server.database.superUrl,
      'select id from webcheckout.cart where company_id = $1 and reference = $2',
      [companyId, event.cart.reference],
    )
    return { id: Number(row?.id), version: undefined, body: {} }
  }

  /** As a mail server that is missing leaves it. */
  async function createHeld(): Promise<Found> {
    const { id: templateId } = await createTemplate()
    const { id: webOrderId } = await createOrder()
    const [row] = await query<{ id: string; version: number }>(
      server.database.superUrl,
      `insert into webcheckout.mail (company_id, event, template_id, web_order_id, to_address, language, subject, body, status)
        values ($1, 'order_cancelled', $2, $3, $4, 'en', $5, 'zz', 'held') returning id, version`,
      [companyId, templateId, webOrderId, email(), `zz ${randomUUID()}`],
    )
    return { id: Number(row?.id), version: row?.version, body: {} }
  }

  async function createSubscriber(): Promise<Found> {
    const address = email()
    const code = randomUUID().slice(0, 18)
    await (await person()).call(customer.routes.create, { code, name: code, email: address })
    return { id: 0, version: undefined, body: { email: address, consent: 'granted' } }
  }

  const prepared = (make: () => Promise<object>) => async () => ({
    id: 0,
    version: undefined,
    body: { ...(await make()) },
  })

  return new Map<string, () => Promise<Found>>([
    [webTemplate.entity, createTemplate],
    ['webcheckout.template.create', prepared(async () => draft())],
    ['webcheckout.template.withdraw', createLive],
    ['webcheckout.web_order', createOrder],
    ['webcheckout.shop.order', prepared(draftedOrder)],
    ['webcheckout.shop.get', createOrder],
    ['webcheckout.shop.pay', createPayable],
    ['webcheckout.shop.cancel', createOrder],
    ['webcheckout.shop.event', prepared(draftedEvent)],
    ['webcheckout.shop.consent', createSubscriber],
    ['webcheckout.cart', createCart],
    ['webcheckout.mail', createHeld],
  ])
}
