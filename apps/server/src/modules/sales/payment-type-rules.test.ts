import { customer } from '@countinghouse/contract/crm/customer'
import { paymentType } from '@countinghouse/contract/erp/payment-type'
import { getCashUp } from '@countinghouse/contract/payments/cash-up'
import { completeSale, getRegister } from '@countinghouse/contract/sales/register'
import { completeReturn } from '@countinghouse/contract/sales/register-return'
import { closeSession, countSession, getSession, moveCash } from '@countinghouse/contract/sales/till-session'
import { getVoucherCodes } from '@countinghouse/contract/sales/voucher-codes'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { createGoods, createTill, openTill, paid } from '../../../../../tests/support/till.ts'
import { postSales } from './register/post-sales.ts'

const server = useServer({ isOwn: true })

/** A till with cash and a card, and a lamp of 30.00. */
async function shop() {
  const tenant = await server.company()
  const { owner, storeId } = tenant
  const till = await createTill(server, tenant)
  const lamp = await createGoods(server, tenant, { price: 3000, unitCost: '12.00' })
  const opened = await openTill(owner, { tillId: till.tillId, storeId })
  const setType = async (id: number, values: Readonly<Record<string, boolean | number | string>>) => {
    const { version } = await owner.call(paymentType.routes.get, { id })
    return await owner.call(paymentType.routes.update, { id, version, ...values })
  }
  const sale = (tenders: ReturnType<typeof paid>[], customerId: number | null = null, quantity = 1) =>
    owner.send(completeSale, {
      uid: randomUUID(),
      tillSessionId: opened.session.id,
      soldAt: new Date().toISOString(),
      customerId,
      lines: [{ variantId: lamp.variantId, quantity }],
      grossMinor: 3000 * quantity,
      tenders,
    })
  const back = (originalSaleId: number, tenders: ReturnType<typeof paid>[], quantity = 1) =>
    owner.send(completeReturn, {
      uid: randomUUID(),
      tillSessionId: opened.session.id,
      originalSaleId,
      soldAt: new Date().toISOString(),
      reason: 'Too bright',
      lines: [{ lineNo: 1, quantity }],
      tenders,
    })
  return { ...tenant, ...till, ...opened, lamp, setType, sale, back }
}

test('a sale takes no less and no more by a payment type than its limits, all its payments together', async () => {
  const { cash, card, setType, sale } = await shop()
  await setType(card, { minMinor: 500, maxMinor: 2000 })
  expect(await sale([paid(card, 499), paid(cash, 2501)])).toMatchObject({
    status: 422,
    body: {
      errorType: 'sales.tender_below_min',
      details: { limitMinor: 500, currency: 'GBP' },
      fields: { 'tenders.0.tenderedMinor': [{ message: expect.stringContaining('at least GBP 5.00') }] },
    },
  })
  expect(await sale([paid(card, 1500), paid(card, 501), paid(cash, 999)]), 'split').toMatchObject({
    status: 422,
    body: {
      errorType: 'sales.tender_above_max',
      fields: { 'tenders.1.tenderedMinor': [{ message: expect.stringContaining('at most GBP 20.00') }] },
    },
  })
  expect((await sale([paid(card, 300), paid(card, 200), paid(cash, 2500)])).status, 'together').toBe(200)
  await setType(cash, { maxMinor: 3000 })
  expect((await sale([paid(cash, 5000, 2000)])).status, 'change does not count').toBe(200)
})

test('a payment type that requires a customer is refused without one, at the customer and the payment', async () => {
  const { owner, card, setType, sale } = await shop()
  await setType(card, { needsCustomer: true })
  expect(await sale([paid(card, 3000)])).toMatchObject({
    status: 422,
    body: {
      errorType: 'sales.customer_required',
      fields: { customerId: [{ code: 'rule' }], 'tenders.0.paymentTypeId': [{ code: 'rule' }] },
    },
  })
  const ann = await owner.call(customer.routes.create, { code: 'ANN', name: 'Ann', kind: 'person' })
  expect((await sale([paid(card, 3000)], ann.id)).status).toBe(200)
})

test('the database refuses the same limits by itself, except of what was paid already', async () => {
  const { companyId, card, cash, setType, session, sell, lamp } = await shop()
  const { id } = await sell([{ ...lamp, quantity: 1 }], [paid(cash, 3000)])
  await setType(card, { maxMinor: 2000 })
  const [posted] = await query<{ sale: Record<string, unknown> }>(
    server.database.superUrl,
    `select jsonb_build_object('currencyCode', currency_code, 'taxIncluded', true, 'netMinor', net_minor, 'taxMinor', tax_minor, 'grossMinor', gross_minor,
      'roundingMinor', 0, 'payableMinor', payable_minor, 'discountMinor', 0, 'businessOn', business_on, 'soldAt', sold_at, 'customerId', null,
      'originalSaleId', null, 'reason', null) as sale
     from sales.sale where company_id = $1 and id = $2`,
    [companyId, id],
  )
  const sale = (more: object) =>
    ({
      ...posted?.sale,
      uid: randomUUID(),
      kind: 'sale',
      tillSessionId: session.id,
      netMinor: 3000,
      taxMinor: 0,
      tenders: [{ paymentTypeId: card, tenderedMinor: 3000, changeMinor: 0, reference: null }],
      lines: [
        {
          lineNo: 1,
          variantId: lamp.variantId,
          taxCodeId: null,
          quantity: 1,
          listMinor: 3000,
          unitMinor: 3000,
          discountMinor: 0,
          discountNetMinor: 0,
          netMinor: 3000,
          taxMinor: 0,
          grossMinor: 3000,
          isRestocked: true,
          taxes: [],
        },
      ],
      ...more,
    }) as unknown as Parameters<typeof postSales>[2][number]
  const by = { companyId, userId: null, requestId: 'test' }
  const postOne = (more: object) =>
    server.app.db.inTransaction({ companyId }, async (tx) => await postSales(by, tx, [sale(more)]))
  await expect(postOne({})).rejects.toThrow('sales.rule_broken')
  expect(await postOne({ isSettled: true })).toMatchObject([{ is_replayed: false }])
  expect(
    await postOne({ tenders: [1, 2].map(() => ({ paymentTypeId: cash, tenderedMinor: 1500, changeMinor: 0 })) }),
  ).toHaveLength(1)
})

test('what was paid by a type that is refunded by itself alone goes back by it, and nothing else does', async () => {
  const { cash, card, setType, sell, back, lamp } = await shop()
  await setType(card, { refundToSameTypeOnly: true })
  const byCard = await sell([{ ...lamp, quantity: 1 }], [paid(card, 2000), paid(cash, 1000)])
  const refused = await back(byCard.id, [paid(cash, 3000)])
  expect(refused).toMatchObject({
    status: 422,
    body: {
      errorType: 'sales.refund_same_type',
      details: { leftMinor: 1000 },
      fields: { 'tenders.0.tenderedMinor': [{ message: expect.stringContaining('At most GBP 10.00') }] },
    },
  })
  expect((await back(byCard.id, [paid(card, 2001), paid(cash, 999)])).body).toMatchObject({
    errorType: 'sales.refund_same_type',
    details: { leftMinor: 2000 },
  })
  expect((await back(byCard.id, [paid(card, 2000), paid(cash, 1000)])).status).toBe(200)
  const byCash = await sell([{ ...lamp, quantity: 1 }], [paid(cash, 3000)])
  expect((await back(byCash.id, [paid(card, 3000)])).body.errorType, 'nothing was paid by it').toBe(
    'sales.refund_same_type',
  )
  expect((await back(byCash.id, [paid(cash, 3000)])).status).toBe(200)
})

test('what no refund goes back by is store credit, even if its type is refunded by itself alone', async () => {
  const { owner, companyId, card, lamp, session, back } = await shop()
  const types = await query<{ id: string }>(
    server.database.superUrl,
    `insert into erp.payment_type (company_id, code, name, kind, refund_to_same_type_only)
     values ($1, 'zz-gift', 'Gift voucher', 'voucher', true), ($1, 'zz-credit', 'Store credit', 'store_credit', false) returning id`,
    [companyId],
  )
  const [gift = 0, credit = 0] = types.map(({ id }) => Number(id))
  const receipt = {
    tillSessionId: session.id,
    soldAt: new Date().toISOString(),
    lines: [],
    grossMinor: 0,
    tenders: [paid(card, 3000)],
  }
  const { id } = await owner.call(completeSale, { ...receipt, uid: randomUUID(), vouchers: [{ amountMinor: 3000 }] })
  const { vouchers } = await owner.call(getVoucherCodes, { id })
  const sold = await owner.call(completeSale, {
    ...receipt,
    uid: randomUUID(),
    lines: [{ variantId: lamp.variantId, quantity: 1 }],
    grossMinor: 3000,
    tenders: [{ ...paid(gift, 3000), reference: vouchers[0]?.code ?? '' }],
  })
  expect((await back(sold.id, [paid(gift, 3000)])).body.errorType, 'a gift voucher is never a refund').toBe(
    'sales.tender_not_offered',
  )
  expect((await back(sold.id, [paid(credit, 3000)])).status).toBe(200)
})

test('the register knows the default cash of its store, the one that names it before the one of all', async () => {
  const { owner, storeId, cash } = await shop()
  const defaultOf = async () => {
    const { tills } = await owner.call(getRegister, {})
    return tills[0]?.paymentTypes.filter(({ isDefault }) => isDefault).map(({ id }) => id)
  }
  expect(await defaultOf()).toEqual([])
  const { id } = await owner.call(paymentType.routes.create, {
    code: 'DRAWER',
    name: 'Drawer',
    kind: 'cash',
    isDefault: true,
    sortOrder: 500,
    icon: 'cash_register',
  })
  expect(await defaultOf()).toEqual([id])
  const { version } = await owner.call(paymentType.routes.get, { id: cash })
  await owner.call(paymentType.routes.update, { id: cash, version, isDefault: true, stores: [storeId] })
  expect(await defaultOf()).toEqual([cash])
})

test('float and cash moves are of the default cash of the store, and of an open session of that with which it began', async () => {
  const { owner, storeId, tillId, cash, session } = await shop()
  const { id: drawer } = await owner.call(paymentType.routes.create, {
    code: 'DRAWER',
    name: 'Drawer',
    kind: 'cash',
    isDefault: true,
    stores: [storeId],
  })
  const expected = async (id: number) => {
    const { tenders } = await owner.call(getSession, { id })
    return tenders.map(({ paymentTypeId, expectedMinor }) => [paymentTypeId, expectedMinor])
  }
  const closed = async (id: number, paymentTypeId: number, countedMinor: number) => {
    const { version } = await owner.call(getSession, { id })
    const counted = await owner.call(countSession, { id, version, counts: [{ paymentTypeId, countedMinor }] })
    expect((await owner.call(closeSession, { id, version: counted.version })).status).toBe('closed')
  }
  expect(await expected(session.id)).toEqual([[cash, 10_000]])
  await closed(session.id, cash, 10_000)
  const next = await openTill(owner, { tillId, storeId })
  const { version } = await owner.call(paymentType.routes.get, { id: drawer })
  await owner.call(paymentType.routes.update, { id: drawer, version, isDefault: false })
  expect(await expected(next.session.id)).toEqual([[drawer, 10_000]])
  await owner.call(moveCash, {
    id: next.session.id,
    kind: 'safe_drop',
    amountMinor: 4000,
    accountId: null,
    reason: 'Too much in it',
  })
  expect(await expected(next.session.id)).toEqual([[drawer, 6000]])
  await closed(next.session.id, drawer, 6000)
})

test('a type that is not counted at cash-up is taken over as expected; cash is always counted', async () => {
  const { owner, cash, card, setType, sale, session } = await shop()
  await expect(setType(cash, { countsInCashup: false })).rejects.toThrow(/rule_broken/)
  await setType(card, { countsInCashup: false })
  expect((await sale([paid(card, 3000)])).status).toBe(200)
  const { version, tenders } = await owner.call(getSession, { id: session.id })
  expect(tenders).toMatchObject([
    { kind: 'cash', isCounted: true },
    { kind: 'card_manual', isCounted: false, expectedMinor: 3000 },
  ])
  const counted = await owner.call(countSession, {
    id: session.id,
    version,
    counts: [{ paymentTypeId: cash, countedMinor: 10_000 }],
  })
  expect(counted.tenders).toMatchObject([{ countedMinor: 10_000 }, { countedMinor: null, expectedMinor: 3000 }])
  expect((await owner.call(closeSession, { id: session.id, version: counted.version })).status).toBe('closed')
})

test('the cash-up expects of a type with a fee what its provider pays out, and when', async () => {
  const { owner, cash, card, setType, sell, back, session, lamp } = await shop()
  await setType(card, { fee: 15_000, settlementDays: 2 })
  const first = await sell([{ ...lamp, quantity: 1 }], [paid(card, 3000)])
  await sell([{ ...lamp, quantity: 1 }], [paid(card, 2970), paid(cash, 30)])
  await back(first.id, [paid(card, 3000)])
  const payouts = async () => (await owner.call(getCashUp, {})).stores[0]?.payouts
  expect(await payouts(), 'not before the count').toEqual([])
  const { version } = await owner.call(getSession, { id: session.id })
  await owner.call(countSession, { id: session.id, version, counts: [{ paymentTypeId: cash, countedMinor: 10_030 }] })
  const dueOn = new Date(`${session.businessOn}T00:00:00Z`)
  dueOn.setUTCDate(dueOn.getUTCDate() + 2)
  // 1.5 % of 59.70 are 0.8955.
  expect(await payouts()).toEqual([
    {
      paymentTypeId: card,
      name: 'Card by hand',
      takenMinor: 2970,
      feeMinor: 90,
      netMinor: 2880,
      expectedOn: dueOn.toISOString().slice(0, 10),
    },
  ])
})
