import { product } from '@countinghouse/contract/procure/product'
import { stepProducts } from '@countinghouse/contract/procure/product-step-many'
import { expect, test } from 'vitest'
import { createProduct } from '../../../../../tests/support/products.ts'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer()

test('many drafts become active at once; those that are not ready say what they lack, and all others stay', async () => {
  const { owner, as, companyId } = await server.company()
  const other = await server.company()
  const { db } = server.app
  const ready = [1, 2].map((n) =>
    createProduct(db, companyId, { code: `R${n}`, name: 'Ready', status: 'draft', price: 5 }),
  )
  const [one, two] = await Promise.all(ready)
  const lacking = await createProduct(db, companyId, { code: 'L1', name: 'Lacking', status: 'draft' })
  const blocked = await createProduct(db, companyId, { code: 'B1', name: 'Blocked', status: 'blocked', price: 5 })
  const theirs = await createProduct(db, other.companyId, { code: 'X1', status: 'draft', price: 5 })
  const selection = { matching: {}, except: [] }
  const done = await owner.call(stepProducts, { selection, step: 'activate' })
  expect(done).toMatchObject({ changed: 2, left: 1, unready: 1, named: [{ id: lacking.id, code: 'L1' }] })
  expect(done.named[0]?.missing).toMatch(/price/i)
  const statuses = async () =>
    (await owner.call(product.routes.list, { sort: ['code'] })).items.map(({ code, status }) => [code, status])
  expect(await statuses()).toEqual([
    ['B1', 'blocked'],
    ['L1', 'draft'],
    ['R1', 'active'],
    ['R2', 'active'],
  ])
  const { items } = await owner.call(product.routes.history, { id: one?.id ?? 0 })
  expect(items[0]).toMatchObject({
    action: 'stepMany',
    changes: [{ field: 'status', before: 'draft', after: 'active' }],
  })
  const ids = [two?.id ?? 0, blocked.id, theirs.id]
  expect(await owner.call(stepProducts, { selection: { ids }, step: 'discontinue' })).toEqual({
    changed: 1,
    left: 1,
    unready: 0,
    named: [],
  })
  expect((await other.owner.call(product.routes.get, { id: theirs.id })).status).toBe('draft')
  const again = { selection: { ids: [one?.id ?? 0] }, step: 'activate' } as const
  expect(await owner.call(stepProducts, again)).toMatchObject({ changed: 0, left: 1 })
  expect((await owner.send(stepProducts, { selection: { ids: [2 ** 40] }, step: 'activate' })).status).toBe(404)
  const clerk = await as({ may: ['product:view', 'product:edit'] })
  expect(await clerk.send(stepProducts, { selection: { ids }, step: 'discontinue' })).toMatchObject({ status: 403 })
})
