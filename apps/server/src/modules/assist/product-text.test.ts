import {
  acceptProductText,
  createProductText,
  getProductText,
  listProductTexts,
  rejectProductText,
} from '@countinghouse/contract/assist/product-text'
import { saveProvider } from '@countinghouse/contract/assist/provider'
import { privateAddresses } from '@countinghouse/contract/assist/assist-settings'
import { brand } from '@countinghouse/contract/procure/brand'
import { product } from '@countinghouse/contract/procure/product'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { modelStandIn } from '../../../../../tests/support/fake-model.ts'
import { asSuperuser } from '../../../../../tests/support/people.ts'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer({ isOwn: true })
let model: Awaited<ReturnType<typeof modelStandIn>>

beforeAll(async () => {
  model = await modelStandIn()
  const allow = `insert into platform.installation_setting (key, value) values ($1, 'true') on conflict (key) do update set value = excluded.value`
  await asSuperuser(server, allow, [privateAddresses.key])
})
afterAll(() => model.close())

async function shirt() {
  const tenant = await server.company()
  const { owner } = tenant
  const { id: brandId } = await owner.call(brand.routes.create, { code: 'AUR', name: 'Aurora' })
  const created = await owner.call(product.routes.create, {
    code: 'OX-1',
    name: 'Oxford shirt',
    brandId,
    composition: [{ name: 'cotton', sharePpm: 1_000_000 }],
  })
  return { ...tenant, productId: created.id }
}

test('a text is drafted from the facts in both languages, and accepted into the description of the product', async () => {
  const { owner, productId } = await shirt()
  const draft = await owner.call(createProductText, { productId })
  expect(draft).toMatchObject({
    status: 'draft',
    origin: 'template',
    fallback: null,
    texts: {
      en: { title: 'Oxford shirt by Aurora', short: 'Oxford shirt by Aurora. Material: 100% cotton.' },
      ar: { title: 'Oxford shirt من Aurora', bullets: ['المادة: 100% cotton'] },
    },
  })
  const accepted = await owner.call(acceptProductText, {
    id: draft.id,
    version: draft.version,
    languages: ['en', 'ar'],
  })
  expect(accepted).toMatchObject({ status: 'accepted', decidedBy: 'Olga Owner' })
  const { description } = await owner.call(product.routes.get, { id: productId })
  expect(description).toBe(
    'Oxford shirt by Aurora. Material: 100% cotton.\n• Material: 100% cotton\n\nOxford shirt من Aurora. المادة: 100% cotton.\n• المادة: 100% cotton',
  )
  const again = await owner.send(acceptProductText, { id: draft.id, version: accepted.version, languages: ['en'] })
  expect(again.body.errorType).toBe('state_conflict')
  const next = await owner.call(createProductText, { productId })
  const last = await owner.call(createProductText, { productId })
  expect((await owner.call(getProductText, { id: next.id })).status).toBe('rejected')
  await owner.call(rejectProductText, { id: last.id, version: last.version })
  const { items } = await owner.call(listProductTexts, { productId })
  expect(items.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'accepted'])
})

test('a text of the model that claims more than the facts is refused with its claims, and a true one is kept', async () => {
  const { owner, productId } = await shirt()
  await owner.call(saveProvider, { baseUrl: model.address, model: 'tiny', key: null })
  const text = (short: string) =>
    JSON.stringify({
      en: { title: 'Oxford shirt', short, bullets: ['100% cotton'] },
      ar: { title: 'قميص Oxford', short: 'قميص من Aurora.', bullets: [] },
    })
  model.answer(text('A waterproof shirt of 100% cotton, tested 50 times.'))
  const refused = await owner.call(createProductText, { productId })
  expect(refused).toMatchObject({ origin: 'template', fallback: 'invented', invented: ['50', 'waterproof', 'tested'] })
  expect(refused.texts.en.title).toBe('Oxford shirt by Aurora')
  model.answer(text('A shirt by Aurora of 100% cotton.'))
  const kept = await owner.call(createProductText, { productId })
  expect(kept).toMatchObject({ origin: 'provider', fallback: null, texts: { en: { title: 'Oxford shirt' } } })
  model.answer('silence')
  expect(await owner.call(createProductText, { productId })).toMatchObject({ fallback: 'unreachable' })
})

test('accepting requires both permissions: to approve texts and to edit products', async () => {
  const { owner, as, productId } = await shirt()
  const { id, version } = await owner.call(createProductText, { productId })
  const writer = await as({ may: ['product-text:view', 'product-text:create'] })
  const approver = await as({ may: ['product-text:view', 'product-text:approve'] })
  for (const person of [writer, approver])
    expect((await person.send(acceptProductText, { id, version, languages: ['en'] })).status).toBe(403)
  const both = await as({ may: ['product-text:view', 'product-text:approve', 'product:view', 'product:edit'] })
  expect((await both.call(acceptProductText, { id, version, languages: ['en'] })).status).toBe('accepted')
})
