import { category } from '@countinghouse/contract/procure/category'
import { inheritAttributes } from '@countinghouse/contract/procure/category-defaults'
import { readCategoryTree } from '@countinghouse/contract/procure/category-tree'
import { webAttribute } from '@countinghouse/contract/procure/web-attribute'
import { expect, test } from 'vitest'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer()
const { routes } = webAttribute

test('only what is chosen from has choices, and a category has those of all above it, required or not as the nearest says', async () => {
  const { owner } = await server.company()
  const fit = { code: 'FIT', name: 'Fit', type: 'select' as const, options: [{ key: 'slim', label: 'Slim' }] }
  const created = await owner.call(routes.create, fit)
  const refusal = {
    status: 422,
    body: { errorType: 'procure.attribute_options', fields: { options: [{ code: 'rule' }] } },
  }
  expect(await owner.send(routes.create, { ...fit, code: 'CUT', name: 'Cut', type: 'bool' })).toMatchObject(refusal)
  expect(await owner.send(routes.update, { id: created.id, version: 1, type: 'text' })).toMatchObject(refusal)
  const care = await owner.call(routes.create, { code: 'CARE', name: 'Care', type: 'text', isLocalized: true })
  const twice = { webAttributeId: created.id, isRequired: true }
  expect(
    await owner.send(category.routes.create, { code: 'TWICE', name: 'Twice', attributes: [twice, twice] }),
  ).toMatchObject({ status: 422, body: { errorType: 'procure.rule_broken' } })
  const women = await owner.call(category.routes.create, {
    code: 'WOMEN',
    name: 'Women',
    attributes: [{ webAttributeId: created.id, isRequired: true }],
  })
  const shoes = await owner.call(category.routes.create, {
    code: 'SHOES',
    name: 'Shoes',
    parentId: women.id,
    attributes: [{ webAttributeId: care.id }, { webAttributeId: created.id, isRequired: false }],
  })
  const { items } = await owner.call(readCategoryTree, {})
  expect(inheritAttributes(items, shoes.id)).toEqual([
    { webAttributeId: created.id, isRequired: false, fromId: shoes.id },
    { webAttributeId: care.id, isRequired: false, fromId: shoes.id },
  ])
  expect(inheritAttributes(items, women.id)).toEqual([
    { webAttributeId: created.id, isRequired: true, fromId: women.id },
  ])
})
