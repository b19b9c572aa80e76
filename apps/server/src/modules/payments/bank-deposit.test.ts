import { randomUUID } from 'node:crypto'
import { bankAccount } from '@countinghouse/contract/payments/bank-account'
import { bankDeposit } from '@countinghouse/contract/payments/bank-deposit'
import { getCashUp } from '@countinghouse/contract/payments/cash-up'
import { closeSession, countSession } from '@countinghouse/contract/sales/till-session'
import { addDays } from '@countinghouse/kernel/days'
import { expect, test } from 'vitest'
import { accountsOf, balancesOf } from '../../../../../tests/support/journals.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger } from '../../../../../tests/support/stock.ts'
import { createGoods, createTill, openTill, paid } from '../../../../../tests/support/till.ts'

const server = useServer({ isOwn: true })
const { routes, transitionRoutes } = bankDeposit

/** A closed till that took 60.00 and was 0.50 short: 59.50 of it lie in the safe beside the float that returned there. */
async function seed() {
  const tenant = await server.company()
  const { companyId, storeId, owner } = tenant
  const { tillId, cash } = await createTill(server, tenant)
  const goods = await createGoods(server, { companyId, storeId }, { price: 6000, unitCost: '22.00' })
  const { session, sell } = await openTill(owner, { tillId, storeId, floatMinor: 0 })
  await sell([{ ...goods, quantity: 1 }], [paid(cash, 6000)])
  const open = await owner.call(getCashUp, {})
  const counted = await owner.call(countSession, {
    id: session.id,
    version: session.version,
    counts: [{ paymentTypeId: cash, countedMinor: 5950 }],
  })
  await owner.call(closeSession, { id: session.id, version: counted.version, reason: 'Wrong change' })
  const { '1020': bank = 0, '1000': otherCash = 0 } = await accountsOf(server.app.db, companyId)
  const { id: bankAccountId } = await owner.call(bankAccount.routes.create, {
    code: 'MAIN',
    name: 'Main',
    accountId: bank,
    holder: 'Shop',
    iban: 'GB29NWBK60161331926819',
  })
  const day = open.on
  const entered = (lines: readonly object[], more: object = {}) => ({
    uid: randomUUID(),
    storeId,
    bankAccountId,
    depositedOn: day,
    lines,
    ...more,
  })
  const create = (lines: readonly object[], more: object = {}) =>
    owner.call(routes.create, entered(lines, more) as never)
  const step = async (name: keyof typeof transitionRoutes, id: number, more: object = {}) => {
    const { version } = await owner.call(routes.get, { id })
    return await owner.send(transitionRoutes[name], { id, version, ...more } as never)
  }
  return {
    ...tenant,
    open,
    day,
    otherCash,
    entered,
    create,
    step,
    balances: () => balancesOf(server.app.db, companyId),
  }
}

const fifty = [
  { valueMinor: 2000, pieces: 2 },
  { valueMinor: 500, pieces: 2 },
]

test('cash goes from the safe to the bank by way of transit; what the bank counts less is cash short', async () => {
  const { companyId, owner, open, storeId, create, step, balances } = await seed()
  expect(open.stores).toMatchObject([{ storeId, sessions: [{ status: 'open', expectedMinor: null }], safeMinor: 0 }])
  const { id, amountMinor } = await create(fifty, { bagNo: 'B-17' })
  expect(amountMinor).toBe(5000)
  expect((await step('send', id)).body).toMatchObject({ status: 'sent' })
  const { stores } = await owner.call(getCashUp, {})
  expect(stores).toMatchObject([
    {
      sessions: [
        { status: 'closed', expectedMinor: 6000, countedMinor: 5950, differenceMinor: -50, reason: 'Wrong change' },
      ],
      countedMinor: 5950,
      differenceMinor: -50,
      safeMinor: 950,
      inTransitMinor: 5000,
    },
  ])
  const { body } = await step('confirm', id, { bankCountedMinor: 4990 })
  expect(body).toMatchObject({ status: 'confirmed', countedMinor: 4990 })
  expect(await balances()).toMatchObject({ '1010': 950, '1020': 4990, '6020': 60 })
  expect((await balances())['1030']).toBeUndefined()
  const other = await server.company()
  expect((await other.owner.call(getCashUp, {})).stores).toEqual([])
  expect(companyId).not.toBe(other.companyId)
  await expectWholeLedger(server.database.maintUrl)
})

test('a cancelled deposit returns to the safe, and no deposits together take more than the safe has', async () => {
  const { create, step, balances } = await seed()
  const { id } = await create(fifty)
  await step('send', id)
  expect((await step('cancel', id)).body).toMatchObject({ status: 'cancelled' })
  expect(await balances()).toMatchObject({ '1010': 5950 })
  const drafts = []
  for (let count = 0; count < 8; count += 1) drafts.push(await create([{ valueMinor: 2000, pieces: 1 }]))
  const answers = await Promise.all(drafts.map((draft) => step('send', draft.id)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
  expect(answers.find(({ status }) => status !== 200)?.body).toMatchObject({
    errorType: 'payments.safe_short',
    fields: { lines: [{ code: 'rule' }] },
  })
  expect((await balances())['1010']).toBe(1950)
})

test('denominations stand once, days are not ahead, and another currency has no safe', async () => {
  const { owner, day, otherCash, entered, create, step } = await seed()
  const twice = await owner.send(routes.create, entered([fifty[0] ?? {}, fifty[0] ?? {}]))
  expect([twice.status, twice.body['errorType']]).toEqual([422, 'payments.rule_broken'])
  const { id } = await create(fifty, { depositedOn: addDays(day, 3) })
  expect((await step('send', id)).body).toMatchObject({
    errorType: 'payments.day_ahead',
    fields: { depositedOn: [{ code: 'rule' }] },
  })
  const dollars = { code: 'USD', name: 'Dollars', accountId: otherCash, holder: 'Shop', iban: 'DE89370400440532013000' }
  const { id: bankAccountId } = await owner.call(bankAccount.routes.create, { ...dollars, currencyCode: 'USD' })
  const foreign = await owner.send(routes.create, entered(fifty, { bankAccountId }))
  expect([foreign.status, foreign.body['errorType']]).toEqual([422, 'payments.not_company_currency'])
  const { id: sent } = await create(fifty)
  await step('send', sent)
  expect((await step('confirm', sent, { creditedOn: addDays(day, -3) })).body['errorType']).toBe('payments.rule_broken')
  expect((await step('confirm', sent, { creditedOn: addDays(day, 3) })).body['errorType']).toBe('payments.day_ahead')
})
