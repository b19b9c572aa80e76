import { dunningLevel } from '@countinghouse/contract/payments/dunning-level'
import { allocatePayment, customerPayment } from '@countinghouse/contract/payments/customer-payment'
import { proposeReminders, reminder } from '@countinghouse/contract/payments/reminder'
import { addDays } from '@countinghouse/kernel/days'
import { expect, test } from 'vitest'
import { seedInvoices } from '../../../../../tests/support/invoices.ts'
import { accountsOf } from '../../../../../tests/support/journals.ts'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer()
const { routes, transitionRoutes } = reminder

/** Levels after 7 and 21 days, and invoices that are due when they are issued. */
async function seed() {
  const tenant = await seedInvoices(server)
  const { owner, companyId, customerId, day, line, codeOf, sale, post } = tenant
  for (const [code, daysOverdue] of [
    ['ONE', 7],
    ['TWO', 21],
  ] as const)
    await owner.call(dunningLevel.routes.create, { code, name: code, daysOverdue, message: `Level ${code}` })
  const invoiced = async (price: string, daysAgo: number) =>
    await post(await sale({ issuedOn: addDays(day, -daysAgo), lines: [line(price, { taxCodeId: codeOf('ZERO') })] }))
  const propose = (more: object = {}) => owner.send(proposeReminders, more)
  const proposed = async (more: object = {}) => {
    const { items } = await owner.call(proposeReminders, more)
    return await owner.call(routes.get, { id: items[0]?.id ?? 0 })
  }
  const pay = async (receivedMinor: number) => {
    const { '1020': accountId = 0 } = await accountsOf(server.app.db, companyId)
    const { id } = await owner.call(allocatePayment, { customerId, accountId, receivedOn: day, receivedMinor })
    const { version } = await owner.call(customerPayment.routes.get, { id })
    await owner.call(customerPayment.transitionRoutes.post, { id, version })
  }
  return { ...tenant, invoiced, propose, proposed, pay }
}

test('overdue invoices are reminded level by level, with what is open of them', async () => {
  const { owner, day, customerId, invoiced, propose, proposed, pay } = await seed()
  await invoiced('10', 3)
  expect((await propose()).body).toMatchObject({ errorType: 'payments.nothing_overdue' })
  const late = await invoiced('100', 30)
  await pay(4000)
  const { id, version, ...first } = await proposed()
  expect(first).toMatchObject({ status: 'draft', customerId, message: 'Level ONE', totalMinor: 7000 })
  expect(first.lines).toMatchObject([
    { invoiceId: late.id, dueOn: addDays(day, -30), openMinor: 6000 },
    { dueOn: addDays(day, -3), openMinor: 1000 },
  ])
  expect((await propose()).body).toMatchObject({ errorType: 'payments.nothing_overdue' })
  await pay(500)
  const sent = await owner.call(transitionRoutes.send, { id, version })
  expect(sent).toMatchObject({ status: 'sent', sentAt: expect.any(String), totalMinor: 6500 })
  expect(sent.lines.map(({ openMinor }) => openMinor)).toEqual([5500, 1000])
  const second = await proposed()
  expect(second).toMatchObject({ message: 'Level TWO', totalMinor: 6500 })
  await owner.call(transitionRoutes.send, { id: second.id, version: second.version })
  expect((await propose()).body).toMatchObject({ errorType: 'payments.nothing_overdue' })
  const third = await proposed({ remindedOn: addDays(day, 30) })
  // The smaller invoice rode along before it had reached a level of its own.
  expect(third).toMatchObject({ message: 'Level ONE', totalMinor: 6500 })
})

test('what was paid meanwhile is refused at its line, and proposals at once make one draft', async () => {
  const { owner, invoiced, propose, proposed, pay } = await seed()
  await invoiced('50', 10)
  const { id, version } = await proposed()
  await pay(5000)
  expect((await owner.send(transitionRoutes.send, { id, version })).body).toMatchObject({
    errorType: 'payments.not_overdue',
    fields: { 'lines.0.invoiceId': [expect.anything()] },
  })
  await owner.call(routes.delete, { id, version })
  await invoiced('70', 10)
  const both = await Promise.all([propose(), propose()])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('without a dunning level nobody is reminded', async () => {
  const { owner } = await seedInvoices(server)
  expect((await owner.send(proposeReminders, {})).body).toMatchObject({ errorType: 'payments.no_dunning_level' })
})
