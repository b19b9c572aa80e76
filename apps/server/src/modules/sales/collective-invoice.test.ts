import { randomUUID } from 'node:crypto'
import { invoice } from '@countinghouse/contract/accounts/invoice'
import { customer } from '@countinghouse/contract/crm/customer'
import { getJob } from '@countinghouse/contract/desk/job'
import { invoiceDeliveries } from '@countinghouse/contract/sales/delivery-invoicing'
import { delivery, deliverOrder } from '@countinghouse/contract/sales/delivery'
import { salesOrder } from '@countinghouse/contract/sales/sales-order'
import { salesReturn } from '@countinghouse/contract/sales/sales-return'
import { addDays } from '@countinghouse/kernel/days'
import { expect, test } from 'vitest'
import { asSuperuser } from '../../../../../tests/support/people.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger } from '../../../../../tests/support/stock.ts'
import { createGoods, createTill } from '../../../../../tests/support/till.ts'
import { runJob } from '../../platform/jobs/job-runner.ts'

const server = useServer({ isOwn: true })
const today = () => new Date().toISOString().slice(0, 10)

async function shop() {
  const tenant = await server.company()
  const { companyId, storeId, owner } = tenant
  await createTill(server, tenant)
  const goods = (code: string) =>
    createGoods(server, { companyId, storeId }, { price: 3000, unitCost: '12.00', quantity: 50, code })
  const [lamp, rug] = [await goods('LAMP'), await goods('RUG')]
  const buyer = async (name: string) =>
    (await owner.call(customer.routes.create, { code: randomUUID().slice(0, 8), name })).id
  /** A dispatched delivery of an order of its own. */
  async function deliver(
    customerId: number,
    lines: readonly { variantId: number; quantity: number; unitPrice: string }[],
  ) {
    const drafted = await owner.call(salesOrder.routes.create, {
      uid: randomUUID(),
      customerId,
      storeId,
      orderedOn: today(),
      lines: [...lines],
    })
    const { id } = await owner.call(salesOrder.transitionRoutes.confirm, { id: drafted.id, version: drafted.version })
    const opened = await owner.call(deliverOrder, { id, uid: randomUUID() })
    return await owner.call(delivery.transitionRoutes.dispatch, opened)
  }
  return { ...tenant, lamp, rug, buyer, deliver }
}

test('one invoice bills all deliveries of a customer, each line at the price of its order, and a return is credited from its own line', async () => {
  const { owner, storeId, lamp, rug, buyer, deliver } = await shop()
  const [astoria, other] = [await buyer('Astoria'), await buyer('Other')]
  const first = await deliver(astoria, [
    { variantId: lamp.variantId, quantity: 2, unitPrice: '24' },
    { variantId: rug.variantId, quantity: 1, unitPrice: '60' },
  ])
  const second = await deliver(astoria, [{ variantId: lamp.variantId, quantity: 3, unitPrice: '18' }])
  const elsewhere = await deliver(other, [{ variantId: lamp.variantId, quantity: 1, unitPrice: '30' }])
  const invoiced = await owner.call(delivery.transitionRoutes.invoice, {
    id: second.id,
    version: second.version,
    withOthers: true,
  })
  const bill = await owner.call(invoice.routes.get, { id: Number(invoiced.invoiceId) })
  expect(bill).toMatchObject({ status: 'posted', grossMinor: 3 * 1800 + 2 * 2400 + 6000 })
  expect(bill.lines.map(({ quantity, unitPrice }) => [quantity, Number(unitPrice)])).toEqual([
    [3, 18],
    [2, 24],
    [1, 60],
  ])
  const billedToo = await owner.call(delivery.routes.get, { id: first.id })
  expect(billedToo).toMatchObject({ isInvoiced: true, invoiceId: bill.id })
  expect(await owner.call(delivery.routes.get, { id: elsewhere.id })).toMatchObject({ isInvoiced: false })
  for (const { salesOrderId } of [first, second])
    expect(await owner.call(salesOrder.routes.get, { id: salesOrderId })).toMatchObject({ invoiceStatus: 'full' })
  expect(
    await owner.send(delivery.transitionRoutes.invoice, { id: first.id, version: billedToo.version }),
  ).toMatchObject({ status: 409, body: { errorType: 'sales.already_invoiced' } })

  const back = await owner.call(salesReturn.routes.create, {
    uid: randomUUID(),
    deliveryId: first.id,
    storeId,
    effectiveOn: today(),
    reason: 'Broken',
    lines: [{ variantId: lamp.variantId, quantity: 1 }],
  })
  const received = await owner.call(salesReturn.transitionRoutes.receive, { id: back.id, version: back.version })
  const credited = await owner.call(salesReturn.transitionRoutes.credit, { id: back.id, version: received.version })
  expect(await owner.call(invoice.routes.get, { id: Number(credited.creditNoteId) })).toMatchObject({
    grossMinor: 2400,
    lines: [{ quantity: 1 }],
  })
  await expectWholeLedger(server.database.maintUrl)
})

test('without being asked for, an invoice bills its delivery alone; two that bill all at once bill each delivery once', async () => {
  const { owner, lamp, buyer, deliver } = await shop()
  const astoria = await buyer('Astoria')
  const line = [{ variantId: lamp.variantId, quantity: 1, unitPrice: '24' }]
  const [alone, ...rest] = [
    await deliver(astoria, line),
    await deliver(astoria, line),
    await deliver(astoria, line),
    await deliver(astoria, line),
  ]
  await owner.call(delivery.transitionRoutes.invoice, { id: alone.id, version: alone.version })
  const answers = await Promise.all(
    rest.map(({ id, version }) => owner.send(delivery.transitionRoutes.invoice, { id, version, withOthers: true })),
  )
  expect(answers.every(({ status }) => [200, 409].includes(status))).toBe(true)
  const rows = await Promise.all(rest.map(({ id }) => owner.call(delivery.routes.get, { id })))
  expect(rows.every(({ isInvoiced }) => isInvoiced)).toBe(true)
  const bills = [...new Set(rows.map(({ invoiceId }) => Number(invoiceId)))]
  const invoices = await Promise.all(bills.map((id) => owner.call(invoice.routes.get, { id })))
  expect(invoices.reduce((sum, { grossMinor }) => sum + grossMinor, 0)).toBe(3 * 2400)
  await expectWholeLedger(server.database.maintUrl)
})

test('all deliveries up to a day are invoiced by a job: one invoice for each customer, and what was invoiced meanwhile is left alone', async () => {
  const { owner, as, companyId, storeId, lamp, rug, buyer, deliver } = await shop()
  const [astoria, other, late] = [await buyer('Astoria'), await buyer('Other'), await buyer('Late')]
  const line = { variantId: lamp.variantId, quantity: 1, unitPrice: '30' }
  const first = await deliver(astoria, [line])
  const second = await deliver(astoria, [{ ...line, variantId: rug.variantId }])
  const third = await deliver(other, [line])
  const fourth = await deliver(late, [line])
  const yesterday = addDays(today(), -1)
  const nothing = await owner.send(invoiceDeliveries, { upTo: yesterday })
  expect(nothing).toMatchObject({ status: 422, body: { errorType: 'sales.nothing_to_invoice' } })
  expect((await owner.send(invoiceDeliveries, { customerId: 999_999 })).status).toBe(404)
  const stranger = await as({ may: ['deliveries:view'], storeIds: [storeId] })
  expect((await stranger.send(invoiceDeliveries, {})).status).toBe(403)

  const taxed = async (status: 'active' | 'inactive') =>
    await asSuperuser(server, 'update accounts.tax_rule set status = $2 where company_id = $1', [companyId, status])
  await taxed('inactive')
  const refused = await owner.call(invoiceDeliveries, {})
  await runJob(server.app.jobs, () => {}, { companyId, jobId: refused.jobId })
  expect(await owner.call(getJob, { id: refused.jobId })).toMatchObject({ result: { invoiced: 0, refused: 4 } })
  await taxed('active')

  const { jobId, count } = await owner.call(invoiceDeliveries, {})
  expect(count).toBe(4)
  // Invoiced by hand while the job waits.
  await owner.call(delivery.transitionRoutes.invoice, { id: fourth.id, version: fourth.version })
  await runJob(server.app.jobs, () => {}, { companyId, jobId })
  expect(await owner.call(getJob, { id: jobId })).toMatchObject({
    status: 'done',
    result: { invoiced: 2, refused: 0 },
  })
  const bills = await Promise.all(
    [first, second, third, fourth].map(({ id }) => owner.call(delivery.routes.get, { id })),
  )
  const [one, two, three, four] = bills.map(({ invoiceId }) => invoiceId)
  expect(one).toBe(two)
  expect(new Set([one, three, four]).size).toBe(3)
  await expectWholeLedger(server.database.maintUrl)
})
