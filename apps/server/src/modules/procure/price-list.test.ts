import { priceList } from '@countinghouse/contract/procure/price-list'
import { createPrice } from '@countinghouse/contract/procure/price'
import { expect, test } from 'vitest'
import { addPricedProducts } from '../../../../../tests/support/priced-products.ts'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer()
const { routes } = priceList
const gbp = { currency: 'GBP' }

test('a company begins with a default list in its currency, which another one takes the place of', async () => {
  const { owner } = await server.company()
  const { items } = await owner.call(routes.list, {})
  expect(items).toMatchObject([{ code: 'RETAIL', currency: 'GBP', kind: 'retail', isDefault: true }])
  const [first] = items
  const { id = 0, version = 1 } = first ?? {}
  for (const [route, changes] of [
    [routes.update, { isDefault: false }],
    [routes.deactivate, {}],
    [routes.delete, {}],
  ] as const)
    expect(await owner.send(route, { id, version, ...changes })).toMatchObject({
      status: 409,
      body: { errorType: 'procure.list_default' },
    })
  const other = await owner.call(routes.create, { code: 'NEW', name: 'New', ...gbp, isDefault: true })
  expect(await owner.call(routes.get, { id })).toMatchObject({ isDefault: false, version: version + 1 })
  expect(await owner.send(routes.update, { id: other.id, version: 1, kind: 'buy' })).toMatchObject({
    status: 422,
    body: { errorType: 'procure.rule_broken' },
  })
})

test('a parent is of the same currency and kind and never a descendant, whoever writes at the same time', async () => {
  const { owner } = await server.company()
  const make = (code: string, more: object) => owner.call(routes.create, { code, name: code, ...gbp, ...more })
  const [one, two] = [await make('ONE', {}), await make('TWO', {})]
  for (const more of [{ currency: 'USD' }, { kind: 'trade' }])
    expect(
      await owner.send(routes.create, { code: 'XX', name: 'XX', ...gbp, ...more, parentId: one.id }),
    ).toMatchObject({ status: 422, body: { errorType: 'procure.list_parent', fields: { parentId: [{}] } } })
  const answers = await Promise.all([
    owner.send(routes.update, { id: one.id, version: 1, parentId: two.id }),
    owner.send(routes.update, { id: two.id, version: 1, parentId: one.id }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  expect(answers.find(({ status }) => status === 422)?.body.errorType).toBe('procure.list_cycle')
})

test('a list with prices, or one that others follow, keeps currency and kind', async () => {
  const { owner, companyId } = await server.company()
  const [product] = await addPricedProducts(server, companyId)
  const list = await owner.call(routes.create, { code: 'A1', name: 'A1', ...gbp })
  const child = await owner.call(routes.create, { code: 'B1', name: 'B1', ...gbp, parentId: list.id, adjust: -200_000 })
  const refused = { status: 409, body: { errorType: 'procure.list_locked' } }
  expect(await owner.send(routes.update, { id: list.id, version: 1, currency: 'USD' })).toMatchObject(refused)
  await owner.call(createPrice, { priceListId: child.id, productId: product?.productId ?? 0, amountMinor: 100 })
  expect(
    await owner.send(routes.update, { id: child.id, version: 1, parentId: null, adjust: 0, kind: 'staff' }),
  ).toMatchObject(refused)
})

test('a store sells by one list', async () => {
  const { owner, storeId } = await server.company()
  await owner.call(routes.create, { code: 'S1', name: 'S1', ...gbp, stores: [storeId] })
  expect(await owner.send(routes.create, { code: 'S2', name: 'S2', ...gbp, stores: [storeId] })).toMatchObject({
    status: 422,
    body: { errorType: 'procure.store_has_list', fields: { stores: [{}] } },
  })
})
