import { activity } from '@countinghouse/contract/crm/activity'
import { customer } from '@countinghouse/contract/crm/customer'
import { customerCase, resolveCase } from '@countinghouse/contract/crm/customer-case'
import { createSurveyLink } from '@countinghouse/contract/crm/survey-invitation'
import { openSurvey, survey } from '@countinghouse/contract/crm/survey'
import { eraseCustomer, exportCustomerData } from '@countinghouse/contract/sales/customer-data'
import { allocatePayment, customerPayment, payBack } from '@countinghouse/contract/payments/customer-payment'
import { adjustPoints } from '@countinghouse/contract/sales/points'
import { delivery, deliverOrder } from '@countinghouse/contract/sales/delivery'
import { salesOrder } from '@countinghouse/contract/sales/sales-order'
import { getReceipt } from '@countinghouse/contract/sales/receipt'
import { issueVoucher } from '@countinghouse/contract/sales/voucher'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { seedInvoices } from '../../../../../tests/support/invoices.ts'
import { accountsOf } from '../../../../../tests/support/journals.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger } from '../../../../../tests/support/stock.ts'
import { createGoods, createTill, openTill, paid } from '../../../../../tests/support/till.ts'

const server = useServer({ isOwn: true })

const secrets = {
  name: 'Zenobia Quill',
  email: 'zenobia.quill@example.com',
  phone: '+442079460123',
  addressLine1: '7 Quillgate',
  city: 'Leeds',
  note: 'Zenobia likes linen',
}
const traces = ['zenobia', 'quill', '442079460123']

/** A customer with everything that is kept about one, who bought a jacket. */
async function person() {
  const tenant = await seedInvoices(server)
  const { owner, companyId, storeId } = tenant
  const run = (text: string, ...values: unknown[]) => query(server.database.superUrl, text, [companyId, ...values])
  const { id } = await owner.call(customer.routes.create, { code: 'ZQ', ...secrets })
  const { tillId, cash } = await createTill(server, tenant)
  const jacket = { ...(await createGoods(server, tenant, { price: 6000, unitCost: '22.00' })), quantity: 1 }
  const till = await openTill(owner, { tillId, storeId })
  const receipt = await till.sell([jacket], [paid(cash, 6000)], { customerId: id })
  const ownerId = owner.user?.Usr_userid ?? 0
  await owner.call(activity.routes.create, { name: 'Call Zenobia', customerId: id, ownerId, note: 'Ask Quill' })
  const opened = await owner.call(customerCase.routes.create, { name: 'Zenobia is waiting', customerId: id })
  await owner.call(resolveCase, { id: opened.id, version: opened.version, resolution: 'Zenobia has it' })
  const collect = async () => {
    const lines = [{ variantId: jacket.variantId, quantity: 1 }]
    const entered = {
      customerId: id,
      storeId,
      orderedOn: tenant.day,
      deliveryMode: 'collect' as const,
    }
    const order = await owner.call(salesOrder.routes.create, { uid: randomUUID(), ...entered, lines })
    const { version } = await owner.call(salesOrder.transitionRoutes.confirm, { id: order.id, version: order.version })
    const draft = await owner.call(deliverOrder, { id: order.id, uid: randomUUID() })
    await owner.call(delivery.transitionRoutes.handOver, {
      ...draft,
      receivedBy: 'Brother of Zenobia',
      collectedDocument: 'Card of Quill',
    })
    const { version: seen } = await owner.call(salesOrder.routes.get, { id: order.id })
    expect(seen).toBeGreaterThanOrEqual(version)
    await owner.call(salesOrder.transitionRoutes.close, { id: order.id, version: seen, reason: 'Over' })
    return draft.id
  }
  const current = () => owner.call(customer.routes.get, { id })
  const erase = async (reason = 'Asked by letter') =>
    await owner.send(eraseCustomer, { id, version: (await current()).version, reason })
  return { ...tenant, run, id, receipt, collect, current, erase }
}

test('all that is kept about a customer is a file, for holders of the permission, and that it was taken is in the history', async () => {
  const { owner, as, id, receipt, collect, run } = await person()
  await collect()
  const reader = await as({ may: ['customers:view', 'customers:export'] })
  expect(await reader.send(exportCustomerData, { id })).toMatchObject({ status: 403 })
  expect(await owner.send(exportCustomerData, { id: 999_999_999 })).toMatchObject({ status: 404 })
  const { body } = await owner.send(exportCustomerData, { id })
  const data = typeof body === 'string' ? JSON.parse(body) : body
  expect(data).toMatchObject({
    customer: { number: 'ZQ', ...secrets },
    receipts: [{ number: receipt.number, gross: 6000, currency: 'GBP', lines: [{ quantity: 1, gross: 6000 }] }],
    activities: [{ subject: 'Call Zenobia', note: 'Ask Quill' }],
    cases: [{ subject: 'Zenobia is waiting', resolution: 'Zenobia has it' }],
    deliveries: [{ status: 'delivered', receivedBy: 'Brother of Zenobia', documentShown: 'Card of Quill' }],
    invoices: [],
    points: [],
  })
  const taken = await run(
    `select count(*)::int as count from platform.audit where company_id = $1 and action = 'sales.customer.exportData' and entity_id = $2`,
    id,
  )
  expect(taken).toEqual([{ count: 1 }])
})

test('erasing leaves no personal byte in the records of the customer; receipts and books keep their amounts', async () => {
  const { owner, as, id, receipt, collect, run, current, erase } = await person()
  const deliveryId = await collect()
  const { version } = await current()
  const editor = await as({ may: ['customers:view', 'customers:edit', 'customers:export_personal'] })
  expect(await editor.send(eraseCustomer, { id, version, reason: 'No' })).toMatchObject({ status: 403 })
  expect((await owner.send(eraseCustomer, { id, version: version + 1, reason: 'Late' })).body).toMatchObject({
    errorType: 'stale',
  })
  await run(
    `insert into desk.comment (company_id, entity, record_id, body, created_by)
      select $1, 'crm.customer', $2, 'Zenobia called', u.id from erp.app_user u where u.company_id = $1 limit 1`,
    id,
  )
  await run(
    `insert into desk.document_mail (company_id, entity, record_id, paper, to_address, subject, body, file_name, state, created_by)
      select $1, 'sales.sale', $2, 'receipt', 'Zenobia.Quill@example.com', 'Dear Zenobia', 'Hello', 'zenobia.pdf', 'sent', u.id
      from erp.app_user u where u.company_id = $1 limit 1`,
    receipt.id,
  )
  expect(await erase()).toMatchObject({ status: 200 })
  expect(await current()).toMatchObject({
    code: 'ZQ',
    name: 'Erased customer',
    email: null,
    phone: null,
    addressLine1: null,
    city: null,
    note: null,
    status: 'inactive',
    emailConsent: 'denied',
    erasedAt: expect.any(String),
  })
  const tables = await run(
    `select c.table_schema || '.' || c.table_name as name from information_schema.columns c join information_schema.tables t
        on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
      where c.column_name = 'company_id' and $1::bigint is not null and (c.table_schema in ('crm', 'sales', 'accounts', 'payments', 'desk')
        or c.table_schema || '.' || c.table_name in ('platform.search_word', 'platform.outbox')) order by 1`,
  )
  const left: unknown[] = []
  for (const { name } of tables as { name: string }[])
    for (const trace of traces) {
      const rows = await run(
        `select 1 from ${name} t where t.company_id = $1 and to_jsonb(t)::text ilike '%' || $2 || '%'`,
        trace,
      )
      if (rows.length > 0) left.push([name, trace])
    }
  expect(left).toEqual([])
  expect(await owner.call(getReceipt, { id: receipt.id })).toMatchObject({
    grossMinor: 6000,
    customer: 'Erased customer',
  })
  expect(await owner.call(delivery.routes.get, { id: deliveryId })).toMatchObject({
    receivedBy: 'Erased customer',
    collectedDocument: null,
  })
  const again = await current()
  expect(await erase()).toMatchObject({ status: 409, body: { errorType: 'crm.customer_erased' } })
  expect(await owner.send(customer.routes.update, { id, version: again.version, name: 'Zenobia' })).toMatchObject({
    status: 409,
    body: { errorType: 'crm.customer_erased' },
  })
  expect(await owner.send(customer.routes.activate, { id, version: again.version })).toMatchObject({ status: 409 })
  await expectWholeLedger(server.database.maintUrl)
})

test('a customer with open invoices, vouchers or points is not erased, and nothing of it is', async () => {
  const { owner, id, run, current, erase, line, codeOf, post, sale } = await person()
  const open = async () => {
    const { status, body } = await erase()
    return [status, (body as { details?: { open?: string[] } }).details?.open]
  }
  await owner.call(adjustPoints, { id, points: 10, reason: 'Welcome' })
  await owner.call(issueVoucher, { uid: randomUUID(), amountMinor: 500, customerId: id, reason: 'Late' })
  expect(await open()).toEqual([409, ['vouchers', 'points']])
  const draft = await owner.call(survey.routes.create, {
    name: 'Visit',
    titleEn: 'Visit',
    titleAr: 'زيارة',
    questions: [{ kind: 'nps', labelEn: 'Recommend?', labelAr: 'توصي؟' }],
  })
  await owner.call(openSurvey, { id: draft.id, version: draft.version })
  await owner.call(createSurveyLink, { id: draft.id, uid: randomUUID(), customerId: id })
  await post(await sale({ customerId: id, lines: [line('10', { taxCodeId: codeOf('ZERO') })] }))
  expect(await open()).toEqual([409, ['invoices', 'vouchers', 'points']])
  expect(await current()).toMatchObject({ ...secrets, erasedAt: null })
  const kept = await run(`select name from crm.activity where company_id = $1`)
  expect(kept).toEqual([{ name: 'Call Zenobia' }])
})

test('credit keeps a customer from being erased until it is used or paid back', async () => {
  const { owner, companyId, id, erase } = await person()
  const { '1020': accountId = 0 } = await accountsOf(server.app.db, companyId)
  const receivedOn = new Date().toISOString().slice(0, 10)
  const asked = { customerId: id, accountId, receivedOn }
  const post = async (draft: { readonly id: number }) => {
    const { version } = await owner.call(customerPayment.routes.get, { id: draft.id })
    await owner.call(customerPayment.transitionRoutes.post, { id: draft.id, version })
  }
  await post(await owner.call(allocatePayment, { ...asked, receivedMinor: 5000 }))
  expect(await erase()).toMatchObject({ status: 409, body: { details: { open: ['payments'] } } })
  const draft = await owner.call(payBack, asked)
  expect(await erase()).toMatchObject({ status: 409, body: { details: { open: ['payments'] } } })
  await post(draft)
  expect((await erase()).status).toBe(200)
})
