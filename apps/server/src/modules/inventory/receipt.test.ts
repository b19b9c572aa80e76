import { randomUUID } from 'node:crypto'
import { setExchangeRate } from '@countinghouse/contract/accounts/exchange-rate'
import { createApprovalRule, getApprovalChoices } from '@countinghouse/contract/desk/approval-rule'
import { reason } from '@countinghouse/contract/inventory/reason'
import { receipt } from '@countinghouse/contract/inventory/receipt'
import { supplier } from '@countinghouse/contract/procure/supplier'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { lotsInStock, trackBy } from '../../../../../tests/support/lots.ts'
import { createProduct } from '../../../../../tests/support/products.ts'
import type { Client } from '../../../../../tests/support/server.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { anotherStore, expectWholeLedger, placesOf, poolOf } from '../../../../../tests/support/stock.ts'

const server = useServer({ isOwn: true })
const { routes, transitionRoutes } = receipt
// By any clock it is over.
const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)

type Line = {
  variantId: number
  quantity: number
  unitCost?: string | null
  locationId?: number
  lotNo?: string
  expiresOn?: string
}
type More = Partial<{
  uid: string
  storeId: number
  reasonId: number
  supplierId: number
  supplierDocNo: string
  origin: string | null
  locationId: number
  currencyCode: string
  exchangeRate: string
}>

async function shop() {
  const tenant = await server.company()
  const { companyId, storeId, owner } = tenant
  const [variantId = 0, other = 0] = (await createProduct(server.app.db, companyId, { colors: 2 })).variantIds
  const { id: reasonId } = await owner.call(reason.routes.create, { code: 'SAMPLE', name: 'Sample', direction: 'in' })
  const entered = (lines: readonly Line[], more: More = {}) => ({
    uid: randomUUID(),
    storeId,
    reasonId,
    origin: 'Fair in Leeds',
    effectiveOn: yesterday,
    lines: [...lines],
    ...more,
  })
  const draft = (client: Client, ...said: Parameters<typeof entered>) => client.call(routes.create, entered(...said))
  const refused = (client: Client, ...said: Parameters<typeof entered>) => client.send(routes.create, entered(...said))
  const pool = (id = variantId) => poolOf(server.app.db, companyId, { storeId, variantId: id })
  const createSupplier = (code: string) => owner.call(supplier.routes.create, { code, name: code })
  return { ...tenant, reasonId, variantId, other, draft, refused, pool, createSupplier }
}

test('goods come in at their cost, or at what the store knows; what nobody knows is refused with its line', async () => {
  const { owner, variantId, other, draft, pool } = await shop()
  const created = await draft(owner, [
    { variantId, quantity: 4, unitCost: '2.5' },
    { variantId: other, quantity: 1 },
  ])
  expect(created).toMatchObject({ status: 'draft', number: null, origin: 'Fair in Leeds' })
  expect(await owner.send(transitionRoutes.post, { id: created.id, version: 1 })).toMatchObject({
    status: 422,
    body: { errorType: 'inventory.cost_required', details: { lines: [{ line: 2, variantId: other }] } },
  })
  const priced = { id: created.id, version: 1, lines: [{ variantId, quantity: 4, unitCost: '2.5' }] }
  await owner.call(routes.update, priced)
  const posted = await owner.call(transitionRoutes.post, { id: created.id, version: 2 })
  expect(posted).toMatchObject({ status: 'posted', version: 3 })
  expect(posted.number).toMatch(/^REC-\d{4}-00001$/)
  expect(await pool()).toMatchObject({ onHand: 4, value: 1000 })
  const again = await draft(owner, [{ variantId, quantity: 2 }])
  await owner.call(transitionRoutes.post, { id: again.id, version: 1 })
  expect(await pool()).toMatchObject({ onHand: 6, value: 1500 })
  expect(await owner.call(transitionRoutes.reverse, { id: created.id, version: 3 })).toMatchObject({
    status: 'reversed',
  })
  expect(await owner.send(transitionRoutes.reverse, { id: created.id, version: 4 })).toMatchObject({
    body: { errorType: 'state_conflict' },
  })
  expect(await pool()).toMatchObject({ onHand: 2, value: 500 })
  await expectWholeLedger(server.database.maintUrl)
})

test('goods in another currency are posted at the rate of their business date, which the receipt keeps', async () => {
  const { owner, variantId, draft, refused, pool } = await shop()
  const lines = [{ variantId, quantity: 3, unitCost: '9.999999' }]
  const { id } = await draft(owner, lines, { currencyCode: 'USD' })
  expect(await owner.send(transitionRoutes.post, { id, version: 1 })).toMatchObject({
    status: 422,
    body: { errorType: 'accounts.rate_missing', details: { currency: 'USD', day: yesterday } },
  })
  await owner.call(setExchangeRate, { currencyCode: 'USD', day: yesterday, rate: '0.8' })
  expect(await owner.call(transitionRoutes.post, { id, version: 1 })).toMatchObject({
    exchangeRate: '0.8',
    lines: [{ unitCost: '9.999999' }],
  })
  // 3 × 7.999999
  expect(await pool()).toMatchObject({ onHand: 3, value: 2400 })
  const entered = await draft(owner, lines, { currencyCode: 'USD', exchangeRate: '0.5' })
  await owner.call(transitionRoutes.submit, { id: entered.id, version: 1 })
  await owner.call(transitionRoutes.post, { id: entered.id, version: 2 })
  expect(await pool()).toMatchObject({ onHand: 6, value: 3900 })
  const own = await draft(owner, lines, { currencyCode: 'GBP' })
  await owner.call(transitionRoutes.post, { id: own.id, version: 1 })
  expect(await pool()).toMatchObject({ onHand: 9, value: 6900 })
  await expectWholeLedger(server.database.maintUrl)
  expect(await refused(owner, lines, { exchangeRate: '1' })).toMatchObject({
    status: 422,
    body: { errorType: 'inventory.rule_broken', fields: { exchangeRate: [{ code: 'rule' }] } },
  })
})

test('goods that are kept by lot come in by the lots of their lines, and wait for one that is not said', async () => {
  const { owner, companyId, variantId, other, draft, pool } = await shop()
  await trackBy(server.database, { companyId, variantId }, 'lot')
  const cost = { unitCost: '2' }
  const { id } = await draft(owner, [
    { variantId, quantity: 3, lotNo: 'L1', expiresOn: '2027-03-31', ...cost },
    { variantId, quantity: 1, ...cost },
  ])
  for (const transition of [transitionRoutes.submit, transitionRoutes.post])
    expect(await owner.send(transition, { id, version: 1 })).toMatchObject({
      status: 422,
      body: { errorType: 'inventory.lot_required', details: { lines: [{ line: 2, variantId }] } },
    })
  const lines = [
    { variantId, quantity: 3, lotNo: 'L1', expiresOn: '2027-03-31', ...cost },
    { variantId, quantity: 1, lotNo: 'L2', ...cost },
    { variantId, quantity: 2, lotNo: 'L1', ...cost },
  ]
  await owner.call(routes.update, { id, version: 1, lines })
  await owner.call(transitionRoutes.post, { id, version: 2 })
  expect(await lotsInStock(server.database, { companyId, variantId })).toEqual([
    { lot: 'L1', expiresOn: '2027-03-31', quantity: 5 },
    { lot: 'L2', expiresOn: null, quantity: 1 },
  ])
  await owner.call(transitionRoutes.reverse, { id, version: 3 })
  expect(await pool()).toMatchObject({ onHand: 0, value: 0 })
  // What its label says of goods that are kept by none is a note.
  await trackBy(server.database, { companyId, variantId: other }, 'none')
  const noted = await draft(owner, [{ variantId: other, quantity: 1, lotNo: 'L9', ...cost }])
  await owner.call(transitionRoutes.post, { id: noted.id, version: 1 })
  expect(await lotsInStock(server.database, { companyId, variantId: other })).toEqual([
    { lot: null, expiresOn: null, quantity: 1 },
  ])
  await expectWholeLedger(server.database.maintUrl)
})

test('posted by many at once, with one key and with their own, goods come in once', async () => {
  const { owner, variantId, draft, pool } = await shop()
  const { id } = await draft(owner, [{ variantId, quantity: 5, unitCost: '1' }])
  const key = randomUUID()
  const calls = Array.from({ length: 32 }, (_, index) =>
    owner.send(transitionRoutes.post, { id, version: 1 }, { key: index % 2 === 0 ? key : randomUUID() }),
  )
  const answers = await Promise.all(calls)
  expect(answers.every(({ status }) => [200, 409].includes(status))).toBe(true)
  expect(await owner.call(routes.get, { id })).toMatchObject({ status: 'posted', version: 2 })
  expect(await pool()).toMatchObject({ onHand: 5, value: 500 })
  const postings = `select count(*)::int as count from inventory.stock_posting where source_type = 'receipt' and source_id = $1`
  expect(await query(server.database.superUrl, postings, [id])).toEqual([{ count: 1 }])
})

test('a delivery note is received once, until that is reversed; the refusal names what received it', async () => {
  const { owner, variantId, draft, refused, createSupplier } = await shop()
  const { id: supplierId } = await createSupplier('ACME')
  const { id: otherId } = await createSupplier('BOLT')
  const lines = [{ variantId, quantity: 1, unitCost: '1' }]
  const first = await draft(owner, lines, { supplierId, supplierDocNo: 'DN-7' })
  expect(await refused(owner, lines, { supplierId, supplierDocNo: 'dn-7' })).toMatchObject({
    status: 409,
    body: {
      errorType: 'inventory.duplicate_supplier_doc',
      fields: { supplierDocNo: [{ code: 'rule' }] },
      details: { record: { id: first.id, name: first.name } },
    },
  })
  await draft(owner, lines, { supplierId: otherId, supplierDocNo: 'DN-7' })
  expect(await refused(owner, lines, { supplierDocNo: 'DN-7' })).toMatchObject({
    body: { errorType: 'inventory.rule_broken' },
  })
  await owner.call(transitionRoutes.post, { id: first.id, version: 1 })
  await owner.call(transitionRoutes.reverse, { id: first.id, version: 2 })
  await draft(owner, lines, { supplierId, supplierDocNo: 'DN-7' })
  const together = await Promise.all(
    Array.from({ length: 6 }, () => refused(owner, lines, { supplierId, supplierDocNo: 'DN-8' })),
  )
  const created = together.filter(({ status }) => status === 201)
  expect(created).toHaveLength(1)
  for (const { status, body } of together)
    if (status !== 201)
      expect(body).toMatchObject({
        errorType: 'inventory.duplicate_supplier_doc',
        fields: { supplierDocNo: [{ code: 'rule' }] },
        details: { record: { id: created[0]?.body['id'] } },
      })
})

test('costs are seen and typed with their right alone, and stay where somebody without it edits', async () => {
  const { as, owner, variantId, other, draft, refused } = await shop()
  const receiver = await as({ may: permissions('create', 'edit', 'post') })
  const { id } = await draft(owner, [{ variantId, quantity: 2, unitCost: '9876.5' }])
  const seen = await receiver.call(routes.get, { id })
  expect(seen.lines).toMatchObject([{ variantId, quantity: 2, unitCost: null }])
  const lines = [
    { variantId: other, quantity: 1 },
    { variantId, quantity: 3 },
  ]
  expect((await receiver.call(routes.update, { id, version: 1, lines })).lines).toMatchObject([
    { variantId: other, unitCost: null },
    { variantId, quantity: 3, unitCost: null },
  ])
  expect((await owner.call(routes.get, { id })).lines).toMatchObject([
    { variantId: other, unitCost: null },
    { variantId, quantity: 3, unitCost: '9876.5' },
  ])
  const stale = await receiver.send(routes.update, { id, version: 1, note: 'Late' })
  expect(stale).toMatchObject({ status: 409, body: { errorType: 'stale' } })
  expect(JSON.stringify(stale.body)).not.toContain('9876.5')
  expect(await refused(receiver, [{ variantId, quantity: 1, unitCost: '1' }])).toMatchObject({
    status: 403,
    body: { errorType: 'forbidden', details: { event: 'cost_view' } },
  })
})

test('goods are received where the line says, else where the receipt says, and in no other store', async () => {
  const { companyId, storeId, owner, variantId, other, draft, refused } = await shop()
  const places = await placesOf(server.app.db, companyId, storeId)
  const [dock] = await query<{ id: number }>(
    server.database.superUrl,
    `insert into inventory.location (company_id, store_id, code, name, kind) values ($1, $2, 'DOCK', 'Dock', 'staging') returning id::int`,
    [companyId, storeId],
  )
  const shelf = places['shelf'] ?? 0
  const { id } = await draft(
    owner,
    [
      { variantId, quantity: 1, unitCost: '1' },
      { variantId: other, quantity: 2, unitCost: '1', locationId: shelf },
    ],
    { locationId: dock?.id ?? 0 },
  )
  await owner.call(transitionRoutes.post, { id, version: 1 })
  const lying = `select location_id::int as place, on_hand::int as count from inventory.stock_balance where company_id = $1 order by count`
  expect(await query(server.database.superUrl, lying, [companyId])).toEqual([
    { place: dock?.id, count: 1 },
    { place: shelf, count: 2 },
  ])
  const away = await anotherStore(server.app.db, server.database.superUrl, { companyId, code: 'AWAY' })
  expect(
    await refused(owner, [{ variantId, quantity: 1, locationId: shelf }], { storeId: away.storeId, locationId: shelf }),
  ).toMatchObject({
    body: {
      errorType: 'inventory.rule_broken',
      fields: { locationId: [{ code: 'rule' }], 'lines.0.locationId': [{ code: 'rule' }] },
    },
  })
})

test('a receipt says where goods come from and why, and above the limit of a rule it waits', async () => {
  const { as, owner, variantId, draft, refused, pool } = await shop()
  const lines = [{ variantId, quantity: 10, unitCost: '10' }]
  expect(await refused(owner, lines, { origin: null })).toMatchObject({ body: { errorType: 'inventory.rule_broken' } })
  const broken = await owner.call(reason.routes.create, { code: 'BROKEN', name: 'Broken', direction: 'out' })
  expect(await refused(owner, lines, { reasonId: broken.id })).toMatchObject({
    body: { errorType: 'inventory.reason_direction', fields: { reasonId: [{ code: 'rule' }] } },
  })
  const chief = await as({ may: permissions() })
  await owner.call(createApprovalRule, {
    documentType: receipt.entity,
    name: 'Chief',
    amountFrom: 1000,
    currency: (await owner.call(getApprovalChoices, {})).currency,
    steps: [
      {
        roleId: chief.user?.user_roles[0]?.usrl_role_id ?? 0,
        userId: null,
        isAtStore: false,
        neededCount: 1,
        escalation: null,
      },
    ],
  })
  const { id } = await draft(owner, lines)
  expect(await owner.call(transitionRoutes.post, { id, version: 1 })).toMatchObject({ status: 'pending' })
  expect(await pool()).toMatchObject({ onHand: 0 })
})

function permissions(...events: readonly string[]): string[] {
  return ['view', ...events].map((event) => `mannualStockReceive:${event}`)
}
