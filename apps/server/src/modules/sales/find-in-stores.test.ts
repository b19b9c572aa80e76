import { findAvailability } from '@countinghouse/contract/sales/availability'
import { expect, test } from 'vitest'
import { useServer } from '../../../../../tests/support/server.ts'
import { anotherStore, post } from '../../../../../tests/support/stock.ts'
import { createGoods, createTill } from '../../../../../tests/support/till.ts'

const server = useServer()

test('the register says which other stores have a product, most first, without its own and those that have none', async () => {
  const tenant = await server.company()
  const { companyId, storeId, owner, as } = tenant
  await createTill(server, tenant)
  const { variantId } = await createGoods(server, { companyId, storeId }, { price: 5000, unitCost: '20.00' })
  const { db } = server.app
  const [near, far, empty] = await Promise.all(
    ['NEAR', 'FAR', 'EMPTY'].map((code) => anotherStore(db, server.database.superUrl, { companyId, code })),
  )
  const fill = (id: number, quantity: number) =>
    post(db, companyId, { storeId: id, lines: [{ kind: 'opening', variantId, quantity, unitCost: '20' }] })
  await fill(near?.storeId ?? 0, 2)
  await fill(far?.storeId ?? 0, 7)
  expect(await owner.call(findAvailability, { storeId, variantId })).toEqual({
    stores: [
      { storeId: far?.storeId, name: 'FAR', available: 7 },
      { storeId: near?.storeId, name: 'NEAR', available: 2 },
    ],
    arrivals: [],
  })
  expect(await owner.send(findAvailability, { storeId, variantId: 900_000_000 })).toMatchObject({ status: 404 })
  const cashier = await as({ may: ['register:view'], storeIds: [storeId] })
  expect(await cashier.send(findAvailability, { storeId: empty?.storeId ?? 0, variantId })).toMatchObject({
    status: 404,
  })
})
