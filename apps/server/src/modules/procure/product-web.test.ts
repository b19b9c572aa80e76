import { undoMerge } from '@countinghouse/contract/desk/merge'
import { category } from '@countinghouse/contract/procure/category'
import { product } from '@countinghouse/contract/procure/product'
import { cloneProduct } from '@countinghouse/contract/procure/product-steps'
import type { ProductWeb } from '@countinghouse/contract/procure/product-web'
import { getProductWeb, saveProductWeb } from '@countinghouse/contract/procure/product-web'
import { webAttribute } from '@countinghouse/contract/procure/web-attribute'
import { expect, test } from 'vitest'
import { createProduct } from '../../../../../tests/support/products.ts'
import type { Client } from '../../../../../tests/support/server.ts'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer()
const { create, update, merge, mergeOf } = webAttribute.routes

/** A product with two variants whose category asks for one attribute of every kind, and the category above for a text. */
async function describedShop() {
  const { owner, companyId, as } = await server.company()
  const created = await createProduct(server.app.db, companyId, { code: 'TENT', colors: 2 })
  const fit = await owner.call(create, {
    ...named('FIT'),
    type: 'select',
    options: [
      { key: 'slim', label: 'Slim' },
      { key: 'wide', label: 'Wide' },
    ],
  })
  const ids = {
    care: (await owner.call(create, { ...named('CARE'), type: 'text', isLocalized: true })).id,
    fit: fit.id,
    used: (await owner.call(create, { ...named('USED'), type: 'multiselect', options: fit.options })).id,
    load: (await owner.call(create, { ...named('LOAD'), type: 'number', isOfVariants: true })).id,
    vegan: (await owner.call(create, { ...named('VEGAN'), type: 'bool' })).id,
    since: (await owner.call(create, { ...named('SINCE'), type: 'date' })).id,
  }
  const { care, ...others } = ids
  const top = await owner.call(category.routes.create, {
    code: 'TOP',
    name: 'Top',
    attributes: [{ webAttributeId: care, isRequired: true }],
  })
  const below = await owner.call(category.routes.create, {
    code: 'BELOW',
    name: 'Below',
    parentId: top.id,
    attributes: Object.values(others).map((webAttributeId) => ({
      webAttributeId,
      isRequired: webAttributeId === others.load,
    })),
  })
  const { version } = await owner.call(product.routes.get, { id: created.id })
  await owner.call(product.routes.update, { id: created.id, version, categoryId: below.id })
  return { owner, as, ids, id: created.id, variantIds: created.variantIds, fit, below }
}

const named = (code: string) => ({ code, name: code })
const web = async (client: Client, id: number): Promise<ProductWeb> => await client.call(getProductWeb, { id })

test('a product says what its category and those above ask for, by language and by variant, and its completeness follows', async () => {
  const { owner, ids, id, variantIds } = await describedShop()
  const before = await web(owner, id)
  expect(before.attributes.map(({ code, isRequired }) => [code, isRequired])).toEqual([
    ['CARE', true],
    ['FIT', false],
    ['USED', false],
    ['LOAD', true],
    ['VEGAN', false],
    ['SINCE', false],
  ])
  // Of two required ones, a name, a description, an image, a price and a category, there are the name and the category.
  expect(before).toMatchObject({ completeness: 28, unfilled: [ids.care, ids.load], values: [] })
  const said = await owner.call(saveProductWeb, {
    id,
    version: before.version,
    values: [
      { attributeId: ids.care, locale: 'en', value: ' Wash cold ' },
      { attributeId: ids.care, locale: 'ar', value: 'يُغسل باردًا' },
      { attributeId: ids.fit, value: 'wide' },
      { attributeId: ids.used, value: ['wide', 'slim'] },
      ...variantIds.map((variantId) => ({ attributeId: ids.load, variantId, value: '12.50' })),
      { attributeId: ids.vegan, value: false },
      { attributeId: ids.since, value: '2026-02-01' },
    ],
  })
  expect(said).toMatchObject({ version: before.version + 1, completeness: 57, unfilled: [] })
  const valuesOf = (answer: ProductWeb, attributeId: number) =>
    answer.values.filter((row) => row.attributeId === attributeId).map(({ locale, value }) => [locale, value])
  expect(valuesOf(said, ids.care)).toEqual([
    ['ar', 'يُغسل باردًا'],
    ['en', 'Wash cold'],
  ])
  expect(valuesOf(said, ids.used)).toEqual([[null, ['slim', 'wide']]])
  expect(valuesOf(said, ids.load)).toEqual([
    [null, '12.5'],
    [null, '12.5'],
  ])
  expect(await web(owner, id)).toEqual(said)
  const after = await owner.call(saveProductWeb, {
    id,
    version: said.version,
    values: [
      { attributeId: ids.used, value: ['slim'] },
      { attributeId: ids.care, locale: 'ar', value: null },
    ],
  })
  expect(valuesOf(after, ids.used)).toEqual([[null, ['slim']]])
  expect(after).toMatchObject({ completeness: 42, unfilled: [ids.care] })
  const [listed] = (await owner.call(product.routes.list, {})).items
  expect(listed).toMatchObject({ id, completenessPpm: 420_000 })
  expect(listed).toMatchObject({ missing: expect.stringMatching(/ · For the web: Description, Image, CARE$/) })
  const { items } = await owner.call(product.routes.history, { id })
  expect(items[0]?.changes.map(({ field }) => field).toSorted()).toEqual(['CARE ar', 'USED'])
})

test('what cannot be said is refused at its place, all at once, and nothing of it is kept', async () => {
  const { owner, ids, id, variantIds } = await describedShop()
  const { version } = await web(owner, id)
  const [variantId = 0] = variantIds
  const strange = await owner.call(create, { ...named('OTHER'), type: 'text' })
  const values = [
    { attributeId: ids.vegan, value: true },
    { attributeId: ids.vegan, value: false },
    { attributeId: ids.fit, value: 'none' },
    { attributeId: ids.used, value: ['slim', 'slim'] },
    { attributeId: ids.load, value: '1' },
    { attributeId: ids.load, variantId, value: 'heavy' },
    { attributeId: ids.care, value: 'Wash' },
    { attributeId: ids.since, variantId, value: '2026-02-01' },
    { attributeId: ids.since, value: '2026-02-30' },
    { attributeId: strange.id, value: 'x' },
  ]
  const answer = await owner.send(saveProductWeb, { id, version, values })
  expect(answer.status).toBe(400)
  expect(Object.keys(answer.body['fields'] as object)).toEqual([
    'values.1.attributeId',
    'values.2.value',
    'values.3.value',
    'values.4.variantId',
    'values.5.value',
    'values.6.locale',
    'values.7.variantId',
    'values.8.value',
    'values.9.attributeId',
  ])
  expect((await web(owner, id)).values).toEqual([])
  const stale = await owner.send(saveProductWeb, { id, version: version + 1, values: [] })
  expect(stale).toMatchObject({ status: 409, body: { errorType: 'stale', details: { current: { version } } } })
})

test('an attribute that products have values of keeps its kind and their choices, and what no category asks for any more stays', async () => {
  const { owner, ids, id, fit, below } = await describedShop()
  const { version } = await web(owner, id)
  await owner.call(saveProductWeb, { id, version, values: [{ attributeId: ids.fit, value: 'wide' }] })
  const change = { id: fit.id, version: fit.version }
  for (const changed of [{ type: 'text' as const, options: [] }, { isOfVariants: true }, { options: [fit.options[0]] }])
    expect(await owner.send(update, { ...change, ...changed } as never)).toMatchObject({
      status: 422,
      body: { errorType: 'procure.attribute_in_use' },
    })
  const kept = fit.options.map((option) => ({ ...option, label: `${option.label} fit` })).toReversed()
  await owner.call(update, { ...change, options: kept })
  await owner.call(category.routes.update, { id: below.id, version: below.version, attributes: [] })
  const now = await web(owner, id)
  expect(now.attributes).toMatchObject([
    { code: 'CARE', isRequested: true },
    { code: 'FIT', isRequested: false, isRequired: false, options: [{ label: 'Wide fit' }, { label: 'Slim fit' }] },
  ])
  expect(now.values).toEqual([{ attributeId: ids.fit, variantId: null, locale: null, value: 'wide' }])
})

test('a clone says the same, but for what is said of variants and pictures; who may only look changes nothing', async () => {
  const { owner, as, ids, id, variantIds } = await describedShop()
  const { version } = await web(owner, id)
  const values = [
    { attributeId: ids.vegan, value: true },
    { attributeId: ids.load, variantId: variantIds[0] ?? 0, value: '3' },
  ]
  const said = await owner.call(saveProductWeb, { id, version, values })
  const copy = await owner.call(cloneProduct, { id })
  expect((await web(owner, copy.id)).values).toEqual([
    { attributeId: ids.vegan, variantId: null, locale: null, value: true },
  ])
  const viewer = await as({ may: ['product:view'] })
  expect(await web(viewer, id)).toEqual(said)
  expect(await viewer.send(saveProductWeb, { id, version: said.version, values })).toMatchObject({ status: 403 })
})

test('an attribute by which products say something is not merged into another one', async () => {
  const { owner, ids, id } = await describedShop()
  const other = await owner.call(create, { ...named('VEGAN2'), type: 'bool' })
  const { version } = await web(owner, id)
  const said = await owner.call(saveProductWeb, { id, version, values: [{ attributeId: ids.vegan, value: true }] })
  const wanted = { id: other.id, version: 1, others: [{ id: ids.vegan, version: 1 }] }
  expect(await owner.send(merge, wanted)).toMatchObject({
    status: 409,
    body: { errorType: 'procure.attribute_has_values' },
  })
  const values = [{ attributeId: ids.vegan, value: null }]
  await owner.call(saveProductWeb, { id, version: said.version, values })
  await owner.call(merge, wanted)
  expect((await web(owner, id)).attributes.map(({ code }) => code)).toContain('VEGAN2')
})

test('a merge that chose the kind of an attribute is not undone once products have values of that kind', async () => {
  const { owner, ids, id, below } = await describedShop()
  const kept = await owner.call(create, { ...named('PILE'), type: 'text' })
  const gone = await owner.call(create, { ...named('PILE2'), type: 'number' })
  await owner.call(merge, {
    id: kept.id,
    version: kept.version,
    others: [{ id: gone.id, version: gone.version }],
    take: { type: gone.id },
  })
  const asked = [...Object.values(ids), kept.id].map((webAttributeId) => ({ webAttributeId, isRequired: false }))
  await owner.call(category.routes.update, { id: below.id, version: below.version, attributes: asked })
  const { version } = await web(owner, id)
  const values = [{ attributeId: kept.id, value: '12' }]
  await owner.call(saveProductWeb, { id, version, values })
  const { merge: merged } = await owner.call(mergeOf, { id: gone.id })
  expect(await owner.send(undoMerge, { id: merged?.id ?? 0 })).toMatchObject({ status: 409 })
  expect((await web(owner, id)).values).toMatchObject(values)
})
