import { unit } from '@countinghouse/contract/procure/unit'
import { category } from '@countinghouse/contract/procure/category'
import { expect, test } from 'vitest'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer()
const { routes } = unit

test('a company begins with eight units; one that is used keeps what its quantities mean, but may be renamed', async () => {
  const { owner } = await server.company()
  const { items } = await owner.call(routes.list, { sort: ['code'] })
  expect(items.map(({ code }) => code)).toEqual(['CM', 'G', 'KG', 'L', 'M', 'PACK', 'PAIR', 'PCE'])
  const gram = items.find(({ code }) => code === 'G')
  expect(gram).toMatchObject({ name: 'Gram', dimension: 'mass', decimals: 0, ratioUnits: 1000, ratioReference: 1 })
  const inch = {
    code: 'IN',
    name: 'Inch',
    dimension: 'length',
    decimals: 2,
    ratioUnits: 5000,
    ratioReference: 127,
  } as const
  const created = await owner.call(routes.create, inch)
  const finer = await owner.call(routes.update, { id: created.id, version: 1, decimals: 3 })
  await owner.call(category.routes.create, { code: 'RIBBON', name: 'Ribbon', defaultUnitId: created.id })
  expect(await owner.send(routes.update, { id: created.id, version: finer.version, decimals: 2 })).toMatchObject({
    status: 409,
    body: { errorType: 'procure.unit_locked', fields: { decimals: [{ code: 'unit_locked' }] } },
  })
  const renamed = await owner.call(routes.update, { id: created.id, version: finer.version, name: 'Inches' })
  expect(renamed.name).toBe('Inches')
})

test('only units that measure the same are merged', async () => {
  const { owner } = await server.company()
  const { items } = await owner.call(routes.list, {})
  const piece = items.find(({ code }) => code === 'PCE')
  const metre = items.find(({ code }) => code === 'M')
  if (piece === undefined || metre === undefined) throw new Error('No units.')
  const { id, version } = piece
  expect(await owner.send(routes.merge, { id, version, others: [{ id: metre.id, version: 1 }] })).toMatchObject({
    status: 409,
    body: { errorType: 'procure.unit_differs' },
  })
  const same = await owner.call(routes.create, { code: 'PCS', name: 'Pieces', dimension: 'count' })
  const ribbon = { code: 'RIBBON', name: 'Ribbon', defaultUnitId: same.id }
  const { id: categoryId } = await owner.call(category.routes.create, ribbon)
  await owner.call(routes.merge, { id, version, others: [{ id: same.id, version: 1 }] })
  expect(await owner.call(category.routes.get, { id: categoryId })).toMatchObject({ defaultUnitId: id })
})
