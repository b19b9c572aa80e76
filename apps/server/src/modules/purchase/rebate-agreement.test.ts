import { randomUUID } from 'node:crypto'
import { setExchangeRate } from '@countinghouse/contract/accounts/exchange-rate'
import { supplierInvoice } from '@countinghouse/contract/accounts/supplier-invoice'
import { brand } from '@countinghouse/contract/procure/brand'
import { getRebateStanding, rebateAgreement } from '@countinghouse/contract/purchase/rebate-agreement'
import { getRebatesReceivable } from '@countinghouse/contract/purchase/rebates-receivable'
import { supplierReturn } from '@countinghouse/contract/purchase/supplier-return'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { balancesOf } from '../../../../../tests/support/journals.ts'
import { approvedSupplier, buyingCompany, expectWholePurchases, today } from '../../../../../tests/support/purchase.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { post as postEvent } from '../../../../../tests/support/stock.ts'

type Entered = InputOfRoute<typeof rebateAgreement.routes.create>
type Step = keyof typeof rebateAgreement.transitionRoutes

const server = useServer()
const { routes, transitionRoutes } = rebateAgreement
const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const tiers = [
  { fromMinor: 100_000, ratePpm: 30_000 },
  { fromMinor: 200_000, ratePpm: 50_000 },
]

async function seed() {
  const tenant = await buyingCompany(server)
  const { companyId, storeId, supplierId, owner, tent, ordered, received } = tenant
  await query(
    server.database.superUrl,
    `insert into accounts.tax_rule (company_id, code, name, direction, priority, tax_code_id)
      select $1, 'ZZ-BUY', 'All goods', 'purchase', 9000, c.id from accounts.tax_code c where c.company_id = $1 and c.code = 'ZERO'`,
    [companyId],
  )
  const buy = async (quantity: number, more: object = {}, goods = tent) => {
    const order = await ordered([{ variantId: goods.variantId, quantity, unitPrice: '10' }], more)
    await received(order.id, { code: goods.code, quantity })
    return order.id
  }
  const entered = (more: Partial<Entered> = {}): Entered => ({
    uid: randomUUID(),
    supplierId,
    startsOn: dayAfter(-30),
    endsOn: dayAfter(30),
    tiers,
    ...more,
  })
  const step = async (name: Step, id: number, more: object = {}) => {
    const { version } = await owner.call(routes.get, { id })
    return await owner.send(transitionRoutes[name], { id, version, ...more })
  }
  const agreed = async (more: Partial<Entered> = {}) => {
    const { id } = await owner.call(routes.create, entered(more))
    expect((await step('activate', id)).body).toMatchObject({ status: 'active' })
    return id
  }
  const credit = async (id: number, creditReference: string, more: object = {}) => {
    const { body } = await step('credit', id, { storeId, creditReference, ...more })
    expect(body).toMatchObject({ status: 'active' })
    const { credits } = await owner.call(getRebateStanding, { id })
    return credits[0]?.id ?? 0
  }
  const post = async (id: number) => {
    const { version } = await owner.call(supplierInvoice.routes.get, { id })
    return await owner.send(supplierInvoice.transitionRoutes.post, { id, version })
  }
  const giveBack = async (quantity: number, purchaseOrderId: number | null, creditPrice: string | null = null) => {
    const { id, version } = await owner.call(supplierReturn.routes.create, {
      uid: randomUUID(),
      supplierId,
      storeId,
      purchaseOrderId,
      effectiveOn: today,
      reason: 'Torn seams',
      lines: [{ variantId: tent.variantId, quantity, creditPrice }],
    })
    await owner.call(supplierReturn.transitionRoutes.dispatch, { id, version })
  }
  const sell = (quantity: number) =>
    postEvent(server.app.db, companyId, { storeId, lines: [{ kind: 'sale', variantId: tent.variantId, quantity }] })
  const standing = (id: number) => owner.call(getRebateStanding, { id })
  const balances = () => balancesOf(server.app.db, companyId)
  /** What `work` posts to rebates, stock and cost of sales. */
  const moved = async (work: () => Promise<unknown>) => {
    const before = await balances()
    await work()
    const after = await balances()
    return ['1230', '1300', '5000'].map((code) => (after[code] ?? 0) - (before[code] ?? 0))
  }
  return { ...tenant, buy, entered, step, agreed, credit, post, giveBack, sell, standing, balances, moved }
}

test('what is earned is accrued once, follows the goods into stock and cost of sales, rises with the tier and falls with returns', async () => {
  const { owner, as, storeId, buy, agreed, step, credit, post, giveBack, sell, standing, moved, balances } =
    await seed()
  const id = await agreed()
  expect(await standing(id)).toMatchObject({ turnoverMinor: 0, reachedPpm: 0, next: { missingMinor: 100_000 } })
  await buy(100)
  await sell(40)
  expect(await moved(() => step('accrue', id))).toEqual([3000, -1800, -1200])
  expect(await moved(() => step('accrue', id))).toEqual([0, 0, 0])
  expect(await standing(id)).toMatchObject({
    turnoverMinor: 100_000,
    reachedPpm: 30_000,
    next: { fromMinor: 200_000, ratePpm: 50_000, missingMinor: 100_000 },
    earnedMinor: 3000,
    accruedMinor: 3000,
    accruals: [{ no: 1, amountMinor: 3000, stockMinor: 1800 }],
  })
  const second = await buy(100)
  expect(await moved(() => step('accrue', id))).toEqual([7000, -6200, -800])
  await giveBack(50, second)
  expect(await standing(id)).toMatchObject({ receivedMinor: 200_000, returnedMinor: 50_000, earnedMinor: 4500 })
  expect(await moved(() => step('accrue', id))).toEqual([-5500, 3231, 2269])
  expect(await owner.call(getRebatesReceivable, {})).toMatchObject({
    rows: [{ id, accruedMinor: 4500, clearedMinor: 0, openMinor: 4500 }],
    totalMinor: 4500,
    ledgerMinor: 4500,
  })
  const clerk = await as({ may: ['rebates-receivable:view'], storeIds: [storeId] })
  expect(await clerk.send(getRebatesReceivable, {})).toMatchObject({ body: { errorType: 'accounts.whole_company' } })
  const over = await step('credit', id, { storeId, creditReference: 'CN-1', amountMinor: 4501 })
  expect(over.body).toMatchObject({
    errorType: 'purchase.over_rebate',
    details: { leftMinor: 4500 },
    fields: { amountMinor: [{}] },
  })
  const noteId = await credit(id, 'CN-1')
  expect((await step('credit', id, { storeId, creditReference: 'CN-2' })).body).toMatchObject({
    errorType: 'purchase.nothing_to_credit',
  })
  expect(await moved(() => post(noteId))).toEqual([-4500, 0, 0])
  expect((await balances())['2000']).toBe(4500)
  expect(await owner.call(getRebatesReceivable, {})).toMatchObject({ rows: [], totalMinor: 0, ledgerMinor: 0 })
  expect((await step('cancel', id, { reason: 'Wrong' })).body).toMatchObject({ errorType: 'purchase.rebate_credited' })
  expect((await step('close', id)).body).toMatchObject({ status: 'closed', earnedMinor: 4500, creditedMinor: 4500 })
  await expectWholePurchases(server.database.maintUrl)
})

test('requests to accrue and to credit at once book and settle it once', async () => {
  const { owner, storeId, buy, agreed, step, credit, post, standing, moved } = await seed()
  const id = await agreed()
  await buy(100)
  const { version } = await owner.call(routes.get, { id })
  const answers: number[] = []
  const many = (work: () => Promise<{ status: number }>) =>
    Promise.all(Array.from({ length: 8 }, async () => answers.push((await work()).status)))
  expect(await moved(() => many(() => owner.send(transitionRoutes.accrue, { id, version })))).toEqual([3000, -3000, 0])
  expect(answers.filter((status) => status === 200)).toHaveLength(1)
  expect(await moved(() => many(() => step('accrue', id)))).toEqual([0, 0, 0])
  const notes = [await credit(id, 'CN-1', { amountMinor: 1000 }), await credit(id, 'CN-2')]
  for (const noteId of notes) {
    const { version: seen, lines } = await owner.call(supplierInvoice.routes.get, { id: noteId })
    await owner.call(supplierInvoice.routes.update, {
      id: noteId,
      version: seen,
      lines: lines.map(({ accountId, description, quantity }) => ({
        accountId,
        description,
        quantity,
        unitPrice: '30',
      })),
    })
  }
  const posted = await Promise.all(notes.map(post))
  expect(posted.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  expect(posted.find(({ status }) => status === 409)?.body).toMatchObject({
    errorType: 'accounts.invoice_not_matched',
    fields: { 'lines.0.unitPrice': [{}] },
  })
  expect(await standing(id)).toMatchObject({ accruedMinor: 3000, creditedMinor: 3000 })
  expect(await owner.call(getRebatesReceivable, {})).toMatchObject({ totalMinor: 0, ledgerMinor: 0 })
  expect((await step('credit', id, { storeId, creditReference: 'CN-3' })).status).toBe(409)
  await expectWholePurchases(server.database.maintUrl)
})

test('a rebate in another currency is booked at the rates of the receipts, and its credit note leaves an exchange difference', async () => {
  const { owner, buy, agreed, step, credit, post, standing, moved, balances } = await seed()
  const id = await agreed({ currency: 'USD' })
  await buy(100, { currency: 'USD', exchangeRate: '0.8', isRateFixed: true })
  await buy(100, { currency: 'USD', exchangeRate: '0.9', isRateFixed: true })
  await buy(100)
  expect(await moved(() => step('accrue', id))).toEqual([8500, -8500, 0])
  expect(await standing(id)).toMatchObject({ currency: 'USD', turnoverMinor: 200_000, accruedMinor: 10_000 })
  await owner.call(setExchangeRate, { currencyCode: 'USD', day: today, rate: '0.78' })
  const part = await credit(id, 'CN-1', { amountMinor: 4000 })
  expect(await moved(() => post(part))).toEqual([-3400, 0, 0])
  expect((await balances())['7000']).toBe(280)
  expect(await owner.call(routes.get, { id })).toMatchObject({ creditedMinor: 4000, clearedMinor: 3400 })
  const rest = await credit(id, 'CN-2')
  expect(await moved(() => post(rest))).toEqual([-5100, 0, 0])
  expect((await balances())['7000']).toBe(700)
  expect(await owner.call(getRebatesReceivable, {})).toMatchObject({ rows: [], ledgerMinor: 0 })
  await expectWholePurchases(server.database.maintUrl)
})

test('what the supplier does not pay is written off: stock and cost of sales bear it again, and nothing is receivable', async () => {
  const { owner, buy, agreed, step, credit, post, sell, moved } = await seed()
  const reason = 'Supplier disputes the turnover'
  const part = await agreed()
  await buy(100)
  await sell(40)
  const nothing = { errorType: 'purchase.nothing_to_write_off' }
  expect((await step('writeOff', part, { reason })).body).toMatchObject(nothing)
  await step('accrue', part)
  await post(await credit(part, 'CN-1', { amountMinor: 1000 }))
  expect(await moved(() => step('writeOff', part, { reason }))).toEqual([-2000, 1200, 800])
  expect(await owner.call(routes.get, { id: part })).toMatchObject({
    status: 'closed',
    reason,
    turnoverMinor: 100_000,
    earnedMinor: 1000,
    creditedMinor: 1000,
    accruedMinor: 1000,
    clearedMinor: 1000,
  })
  expect((await step('writeOff', part, { reason })).body).toMatchObject(nothing)
  const closed = await agreed({ currency: 'USD' })
  await buy(100, { currency: 'USD', exchangeRate: '0.8', isRateFixed: true })
  await buy(100, { currency: 'USD', exchangeRate: '0.9', isRateFixed: true })
  await owner.call(setExchangeRate, { currencyCode: 'USD', day: today, rate: '0.78' })
  await step('accrue', closed)
  await post(await credit(closed, 'CN-2', { amountMinor: 4000 }))
  await step('close', closed)
  expect((await moved(() => step('writeOff', closed, { reason })))[0]).toBe(-5100)
  expect(await owner.call(routes.get, { id: closed })).toMatchObject({
    status: 'closed',
    earnedMinor: 4000,
    creditedMinor: 4000,
    accruedMinor: 3400,
    clearedMinor: 3400,
  })
  expect(await owner.call(getRebatesReceivable, {})).toMatchObject({ rows: [], totalMinor: 0, ledgerMinor: 0 })
  await expectWholePurchases(server.database.maintUrl)
})

test('what settles a rebate is a credit note of its supplier in its currency', async () => {
  const { owner, buy, agreed, step, credit, post, moved } = await seed()
  const id = await agreed()
  await buy(100)
  await step('accrue', id)
  const noteId = await credit(id, 'CN-1')
  await owner.call(setExchangeRate, { currencyCode: 'USD', day: today, rate: '0.8' })
  const change = async (more: Partial<InputOfRoute<typeof supplierInvoice.routes.update>>) => {
    const { version } = await owner.call(supplierInvoice.routes.get, { id: noteId })
    await owner.call(supplierInvoice.routes.update, { id: noteId, version, ...more })
  }
  const { supplierId } = await owner.call(supplierInvoice.routes.get, { id: noteId })
  const own = { kind: 'credit_note', supplierId, currencyCode: 'GBP' } as const
  const edits = [{ kind: 'invoice' }, { supplierId: await approvedSupplier(owner) }, { currencyCode: 'USD' }] as const
  for (const edit of edits) {
    await change({ ...own, exchangeRate: null, ...edit })
    const [field = ''] = Object.keys(edit)
    const refused = async () =>
      expect((await post(noteId)).body).toMatchObject({
        errorType: 'accounts.invoice_not_matched',
        fields: { [field]: [{}] },
      })
    expect(await moved(refused)).toEqual([0, 0, 0])
    const settled = query(
      server.database.superUrl,
      `insert into purchase.rebate_settlement (company_id, invoice_id, rebate_agreement_id, credited_minor, cleared_minor)
        select company_id, invoice_id, rebate_agreement_id, 1, 1 from purchase.rebate_credit where invoice_id = $1`,
      [noteId],
    )
    await expect(settled).rejects.toThrow('accounts.invoice_not_matched')
  }
  await change({ ...own, exchangeRate: null })
  expect(await moved(() => post(noteId))).toEqual([-3000, 0, 0])
  await expectWholePurchases(server.database.maintUrl)
})

test('only goods of the scope, the period and the supplier are included; cancelling takes all back', async () => {
  const { owner, companyId, supplierId, tent, lamp, buy, agreed, entered, step, giveBack, standing, moved } =
    await seed()
  const { id: brandId } = await owner.call(brand.routes.create, { code: 'PEAK', name: 'Peak' })
  await query(server.database.superUrl, 'update procure.product set brand_id = $2 where company_id = $1 and id = $3', [
    companyId,
    brandId,
    tent.productId,
  ])
  const ofBrand = await agreed({ brandId })
  const all = await agreed()
  const over = await agreed({ startsOn: dayAfter(-60), endsOn: dayAfter(-30) })
  await buy(60)
  await buy(70, {}, lamp)
  await buy(100, { supplierId: await approvedSupplier(owner) })
  expect(await standing(ofBrand)).toMatchObject({ turnoverMinor: 60_000, reachedPpm: 0 })
  expect(await standing(all)).toMatchObject({ turnoverMinor: 130_000, reachedPpm: 30_000, earnedMinor: 3900 })
  expect(await standing(over)).toMatchObject({ turnoverMinor: 0 })
  await giveBack(10, null, '8')
  expect(await standing(all)).toMatchObject({ turnoverMinor: 122_000, earnedMinor: 3660 })
  const [rebate] = await moved(() => step('accrue', all))
  expect(rebate).toBe(3660)
  const [back] = await moved(() => step('cancel', all, { reason: 'Not agreed' }))
  expect(back).toBe(-3660)
  expect(await owner.call(routes.get, { id: all })).toMatchObject({
    status: 'cancelled',
    earnedMinor: 0,
    accruedMinor: 0,
  })
  expect((await step('accrue', all)).status).toBe(409)
  const refused = (more: Partial<Entered>) => owner.send(routes.create, entered(more))
  expect((await refused({ endsOn: dayAfter(-31) })).body).toMatchObject({ errorType: 'purchase.rule_broken' })
  expect((await refused({ tiers: tiers.map((tier) => ({ ...tier, fromMinor: 1 })) })).status).toBeGreaterThanOrEqual(
    400,
  )
  expect(await owner.call(routes.create, entered())).toMatchObject({ supplierId, currency: 'GBP', version: 1 })
  await expectWholePurchases(server.database.maintUrl)
})
