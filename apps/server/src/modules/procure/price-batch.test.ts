import {
  approveBatch,
  cancelBatch,
  createBatch,
  listBatchLines,
  rollBackBatch,
} from '@countinghouse/contract/procure/price-batch'
import { prices, updatePrice } from '@countinghouse/contract/procure/price'
import { priceList } from '@countinghouse/contract/procure/price-list'
import { category } from '@countinghouse/contract/procure/category'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addPricedProducts } from '../../../../../tests/support/priced-products.ts'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer()

/** Prices 10.00, 10.37, 10.74 … from the start of the year, alternately with and without a last day. */
async function shop(count: number) {
  const tenant = await server.company()
  const products = await addPricedProducts(server, tenant.companyId, { count })
  const { items } = await tenant.owner.call(priceList.routes.list, {})
  const priceListId = items[0]?.id ?? 0
  const facts = async () =>
    await server.app.db.inTransaction({ companyId: tenant.companyId }, async (tx) => {
      const { rows } = await sql`
        select product_id, valid_from, valid_until, amount_minor from procure.price
        where company_id = ${tenant.companyId} order by product_id, valid_from`.execute(tx)
      return rows
    })
  await server.app.db.inTransaction({ companyId: tenant.companyId }, async (tx) => {
    await sql`
      insert into procure.price (company_id, price_list_id, currency, kind, product_id, valid_from, valid_until, amount_minor)
      select ${tenant.companyId}, ${priceListId}, 'GBP', 'retail', p.id, '2026-01-01', case when p.n % 2 = 0 then date '2026-12-31' end, 1000 + 37 * p.n
      from unnest(${products.map(({ productId }) => productId)}::bigint[]) with ordinality p (id, n)`.execute(tx)
  })
  return { ...tenant, priceListId, facts }
}

test('300 prices rise by 3 % to .95 in one batch, and are rolled back but where somebody changed one since', async () => {
  const { owner, priceListId, facts } = await shop(300)
  const before = await facts()
  const draft = await owner.call(createBatch, {
    name: 'Spring',
    priceListId,
    effectiveFrom: '2026-06-01',
    changePpm: 30_000,
    ending: '95',
  })
  expect(draft).toMatchObject({ state: 'draft', prices: 300 })
  expect(await facts()).toEqual(before)
  const { items: lines } = await owner.call(listBatchLines, { id: draft.id })
  expect(lines).toHaveLength(300)
  // 10.37 becomes 10.68; the nearest ending is 10.95.
  expect(lines[0]).toMatchObject({ oldMinor: 1037, newMinor: 1095, outcome: 'planned' })
  const approved = await owner.call(approveBatch, { id: draft.id, version: 1 })
  expect(approved).toMatchObject({ state: 'applied', approver: 'Olga Owner' })
  const written = await owner.call(prices.routes.list, { validFrom: undefined, limit: 200, sort: ['-validFrom'] })
  expect(written.total).toEqual({ count: 600, exact: true })
  for (const { amountMinor, validFrom } of written.items)
    expect([validFrom, (amountMinor ?? 0) % 100]).toEqual(['2026-06-01', 95])
  const [changed] = written.items
  await owner.call(updatePrice, { id: changed?.id ?? 0, version: 1, amountMinor: 1 })
  expect(await owner.call(rollBackBatch, { id: draft.id, version: 2 })).toMatchObject({ state: 'rolled_back' })
  const { items: after } = await owner.call(listBatchLines, { id: draft.id })
  expect(after.filter(({ outcome }) => outcome === 'kept')).toHaveLength(1)
  expect(after.filter(({ outcome }) => outcome === 'taken_back')).toHaveLength(299)
  const rest = await facts()
  expect(rest).toHaveLength(301)
  const isOther = (row: unknown) => (row as { product_id: number }).product_id !== changed?.productId
  expect(rest.filter(isOther)).toEqual(before.filter(isOther))
})

test('a price that begins on the day is corrected, one that changed since the draft is left out, and a draft is cancelled', async () => {
  const { owner, priceListId, facts } = await shop(2)
  const before = await facts()
  const requested = { name: 'Now', priceListId, effectiveFrom: '2026-01-01', changeMinor: -99_999 }
  const draft = await owner.call(createBatch, requested)
  const { items } = await owner.call(prices.routes.list, {})
  await owner.call(updatePrice, { id: items[0]?.id ?? 0, version: 1, reason: 'Checked' })
  await owner.call(approveBatch, { id: draft.id, version: 1 })
  const { items: lines } = await owner.call(listBatchLines, { id: draft.id })
  expect(lines.map(({ newMinor, outcome }) => [newMinor, outcome])).toEqual([
    [0, 'left_out'],
    [0, 'written'],
  ])
  expect(await facts()).toHaveLength(2)
  await owner.call(rollBackBatch, { id: draft.id, version: 2 })
  expect(await facts()).toEqual(before)
  const other = await owner.call(createBatch, requested)
  expect(await owner.call(cancelBatch, { id: other.id, version: 1 })).toMatchObject({ state: 'cancelled' })
  expect(await owner.send(approveBatch, { id: other.id, version: 2 })).toMatchObject({ status: 409 })
})

test('where the company wants it, a second person approves', async () => {
  const { owner, priceListId, companyId } = await shop(1)
  await server.app.db.inTransaction({ companyId }, async (tx) => {
    await sql`insert into erp.setting (company_id, key, value) values (${companyId}, 'procure.batch_needs_other', 'true')`.execute(
      tx,
    )
  })
  const { id } = await owner.call(createBatch, {
    name: 'Two',
    priceListId,
    effectiveFrom: '2099-01-01',
    changePpm: 10_000,
  })
  expect(await owner.send(approveBatch, { id, version: 1 })).toMatchObject({
    status: 403,
    body: { errorType: 'procure.batch_same_person' },
  })
})

test('a batch over a category takes all that is below it', async () => {
  const { owner, priceListId, companyId } = await shop(4)
  await server.app.db.inTransaction({ companyId }, async (tx) => {
    await sql`
      with top as (insert into procure.category (company_id, code, name) values (${companyId}, 'TOPS', 'Tops') returning id),
      below as (insert into procure.category (company_id, code, name, parent_id) select ${companyId}, 'SHIRTS', 'Shirts', id from top returning id),
      other as (insert into procure.category (company_id, code, name) values (${companyId}, 'BAGS', 'Bags') returning id)
      update procure.product p set category_id = case n.place when 1 then top.id when 2 then below.id when 3 then other.id end
      from top, below, other, (select id, row_number() over (order by id) as place from procure.product where company_id = ${companyId}) n
      where p.company_id = ${companyId} and p.id = n.id`.execute(tx)
  })
  const { items } = await owner.call(category.routes.list, { sort: ['code'] })
  const idOf = (code: string) => items.find((one) => one.code === code)?.id ?? 0
  const counted = async (code: string) => {
    const requested = { name: code, priceListId, effectiveFrom: '2026-06-01', changeMinor: 100, categoryId: idOf(code) }
    return (await owner.call(createBatch, requested)).prices
  }
  expect([await counted('TOPS'), await counted('SHIRTS'), await counted('BAGS')]).toEqual([2, 1, 1])
})

test('a list is looked at to its end, however many of its prices stay as they are', async () => {
  const { owner, priceListId, companyId } = await shop(1)
  const [held] = (await owner.call(prices.routes.list, {})).items
  await server.app.db.inTransaction({ companyId }, async (tx) => {
    await sql`
      insert into procure.price (company_id, price_list_id, currency, kind, product_id, min_qty, valid_from, amount_minor)
      select ${companyId}, ${priceListId}, 'GBP', 'retail', ${held?.productId}, n + 1, '2026-01-01', case when n <= 10000 then 1095 else 1200 end
      from generate_series(1, 15000) n`.execute(tx)
  })
  const requested = { name: 'Endings', priceListId, effectiveFrom: '2026-06-01' }
  expect(await owner.send(createBatch, { ...requested, ending: '95' })).toMatchObject({
    status: 422,
    body: { errorType: 'procure.batch_too_large' },
  })
  await owner.call(updatePrice, { id: held?.id ?? 0, version: 1, amountMinor: 1095 })
  expect(await owner.call(createBatch, { ...requested, ending: '95' })).toMatchObject({ prices: 5000 })
})
