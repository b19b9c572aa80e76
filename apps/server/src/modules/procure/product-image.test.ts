import { product } from '@countinghouse/contract/procure/product'
import { addProductImage, arrangeProductImages, listProductImages } from '@countinghouse/contract/procure/product-image'
import { expect, test } from 'vitest'
import { picture } from '../../../../../tests/support/pictures.ts'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer()

test('who arranges pictures takes none away but those he names, and says nothing of those that came meanwhile', async () => {
  const { owner } = await server.company()
  const { id } = await owner.call(product.routes.create, { code: 'LAMP', name: 'Lamp' })
  const bytes = await picture().png().toBuffer()
  const add = async () =>
    (await owner.call(addProductImage, { id, fileName: 'lamp.png' }, { bytes })).items.at(-1)?.id ?? 0
  const [first, second] = [await add(), await add()]
  await owner.call(arrangeProductImages, { id, images: [{ id: first, alt: 'Front' }] })
  const third = await add()
  const arranged = await owner.call(arrangeProductImages, { id, images: [{ id: second }, { id: first }] })
  expect(arranged.items).toEqual([
    { id: second, colorId: null, alt: null },
    { id: first, colorId: null, alt: 'Front' },
    { id: third, colorId: null, alt: null },
  ])
  const both = await owner.send(arrangeProductImages, { id, images: [{ id: first }], removed: [first] })
  expect(both).toMatchObject({ status: 400, body: { fields: { 'removed.0': [{}] } } })
  const strange = await owner.send(arrangeProductImages, { id, images: [{ id: 900_000_000 }] })
  expect(strange).toMatchObject({ status: 400, body: { fields: { 'images.0.id': [{}] } } })
  await owner.call(arrangeProductImages, { id, images: [{ id: first, alt: null }], removed: [second] })
  expect((await owner.call(listProductImages, { id })).items).toEqual([
    { id: first, colorId: null, alt: null },
    { id: third, colorId: null, alt: null },
  ])
})
