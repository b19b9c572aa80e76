import { invoice } from '@countinghouse/contract/accounts/invoice'
import { dunningLevel } from '@countinghouse/contract/payments/dunning-level'
import { allocatePayment, customerPayment } from '@countinghouse/contract/payments/customer-payment'
import { getReceivables } from '@countinghouse/contract/payments/receivables'
import { proposeReminders, reminder } from '@countinghouse/contract/payments/reminder'
import { addDays } from '@countinghouse/kernel/days'
import { expect, test } from 'vitest'
import { seedInvoices } from '../../../../../tests/support/invoices.ts'
import { accountsOf, balancesOf } from '../../../../../tests/support/journals.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger } from '../../../../../tests/support/stock.ts'

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

/** Levels with a fee of 5.00 and 10 % interest, and an invoice of 365.00 that is due since 30 days. */
async function seedCharged() {
  const tenant = await seed()
  const { owner, day, invoiced, proposed } = tenant
  for (const { id, version } of (await owner.call(dunningLevel.routes.list, {})).items)
    await owner.call(dunningLevel.routes.update, { id, version, feeMinor: 500, interestPpm: 100_000 })
  const late = await invoiced('365', 30)
  const sent = async () => {
    const { id, version } = await proposed({ remindedOn: day })
    return await owner.call(transitionRoutes.send, { id, version })
  }
  const openCharges = async () =>
    (await owner.call(invoice.routes.list, { isReminderCharge: true })).items.map(({ grossMinor, status }) => [
      status,
      grossMinor,
    ])
  const charge = ({ id, version }: { id: number; version: number }) =>
    owner.send(transitionRoutes.charge, { id, version })
  return { ...tenant, late, sent, openCharges, charge }
}

test('fee and interest are said, and charged once when it is decided: they are income, owed and on the statement', async () => {
  const { owner, as, companyId, customerId, sent, openCharges, charge } = await seedCharged()
  const first = await sent()
  const { id, version } = first
  const sender = await as({ may: ['reminders:view', 'reminders:send'] })
  expect(await sender.send(transitionRoutes.charge, { id, version })).toMatchObject({ status: 403 })
  expect(await sender.send(transitionRoutes.waive, { id, version, waiveReason: 'No' })).toMatchObject({ status: 403 })
  // 365.00 at 10 % for 30 of 365 days.
  expect(first).toMatchObject({ totalMinor: 36_500, feeMinor: 500, interestMinor: 300, chargeStatus: 'open' })
  expect(first.lines).toMatchObject([{ openMinor: 36_500, interestMinor: 300 }])
  expect(await openCharges()).toEqual([])
  const answers = await Promise.all([1, 2, 3, 4].map(() => charge(first)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
  expect(await openCharges()).toEqual([['posted', 800]])
  const decided = await owner.call(routes.get, { id: first.id })
  expect(decided).toMatchObject({ chargeStatus: 'charged', chargeInvoiceId: expect.any(Number) })
  expect((await charge(decided)).body).toMatchObject({ errorType: 'payments.charge_decided' })
  expect(await balancesOf(server.app.db, companyId)).toMatchObject({ '1200': 37_300, '4910': -800 })
  const { rows } = await owner.call(getReceivables, {})
  expect(rows).toMatchObject([{ partyId: customerId, totalMinor: 37_300 }])
  const second = await sent()
  expect(second, 'no day is charged twice, and the charge bears no interest').toMatchObject({
    feeMinor: 500,
    interestMinor: 0,
  })
  await expectWholeLedger(server.database.superUrl)
})

test('what is waived is not posted and not asked again, and of two reminders of the same days one charges them', async () => {
  const { sent, openCharges, charge } = await seedCharged()
  const first = await sent()
  const second = await sent()
  expect(second).toMatchObject({ interestMinor: 300 })
  expect((await charge(second)).body).toMatchObject({ chargeStatus: 'charged', interestMinor: 300 })
  expect((await charge(first)).body).toMatchObject({ chargeStatus: 'charged', interestMinor: 0 })
  expect(await openCharges()).toEqual(
    expect.arrayContaining([
      ['posted', 800],
      ['posted', 500],
    ]),
  )
  const other = await seedCharged()
  const { id, version } = await other.sent()
  const waived = await other.owner.call(transitionRoutes.waive, { id, version, waiveReason: 'Good customer' })
  expect(waived).toMatchObject({ chargeStatus: 'waived', waiveReason: 'Good customer' })
  expect((await other.charge(waived)).body).toMatchObject({ errorType: 'payments.charge_decided' })
  expect(await other.openCharges()).toEqual([])
  expect(await other.sent()).toMatchObject({ interestMinor: 0, feeMinor: 500 })
})

test('a reminder with a fee alone takes no interest of its days from the next one', async () => {
  const { owner, sent, charge } = await seedCharged()
  const [mild] = (await owner.call(dunningLevel.routes.list, {})).items.toSorted(
    (a, b) => a.daysOverdue - b.daysOverdue,
  )
  if (mild === undefined) throw new Error('There is no level.')
  await owner.call(dunningLevel.routes.update, { id: mild.id, version: mild.version, interestPpm: 0 })
  const first = await sent()
  expect(first).toMatchObject({ feeMinor: 500, interestMinor: 0 })
  expect((await charge(first)).body).toMatchObject({ chargeStatus: 'charged' })
  const second = await sent()
  expect(second).toMatchObject({ interestMinor: 300 })
  expect((await charge(second)).body).toMatchObject({ interestMinor: 300 })
})

test('interest is rounded half up', async () => {
  const { owner, day, invoiced, proposed } = await seed()
  for (const { id, version } of (await owner.call(dunningLevel.routes.list, {})).items)
    await owner.call(dunningLevel.routes.update, { id, version, interestPpm: 100_000 })
  // 18.25 at 10 % for 10 days is 0.05; 20.08 is 0.055, which is 0.06; 20.07 is 0.05498.
  await invoiced('18.25', 10)
  await invoiced('20.08', 10)
  await invoiced('20.07', 10)
  const { lines } = await proposed({ remindedOn: day })
  expect(lines.map(({ openMinor, interestMinor }) => [openMinor, interestMinor])).toEqual([
    [1825, 5],
    [2008, 6],
    [2007, 5],
  ])
})

test('without a dunning level nobody is reminded', async () => {
  const { owner } = await seedInvoices(server)
  expect((await owner.send(proposeReminders, {})).body).toMatchObject({ errorType: 'payments.no_dunning_level' })
})
