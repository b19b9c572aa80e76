import { createPrice } from '@countinghouse/contract/procure/price'
import { priceList } from '@countinghouse/contract/procure/price-list'
import { resolvePrice } from '@countinghouse/contract/procure/price-resolution'
import { saveSurcharges } from '@countinghouse/contract/procure/price-surcharge'
import { product } from '@countinghouse/contract/procure/product'
import { listVariants } from '@countinghouse/contract/procure/variant'
import { expect, test } from 'vitest'
import { productFiles, shopOf } from '../../../../../tests/support/product-files.ts'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer()

test('a file means what a variant costs with its surcharges, and is told so', async () => {
  const tenant = await shopOf(server)
  const { owner } = tenant
  const files = productFiles(server, tenant)
  await files.take([
    ['style_code', 'name', 'size_scale', 'color', 'size'],
    ['OX', 'Oxford', 'ABC', 'RED', 'S'],
    ['OX', 'Oxford', 'ABC', 'BLU', 'S'],
  ])
  const productId = (await owner.call(product.routes.list, { q: 'OX' })).items[0]?.id ?? 0
  const priceListId = (await owner.call(priceList.routes.list, { q: 'RETAIL' })).items[0]?.id ?? 0
  const { items: variants } = await owner.call(listVariants, { id: productId })
  const red = variants.find(({ sku }) => sku === 'OX-RED-S')
  await owner.call(createPrice, { priceListId, productId, amountMinor: 1000, validFrom: '2026-01-01' })
  const surcharge = { colorId: red?.colorId ?? 0, amountMinor: 200 }
  await owner.call(saveSurcharges, { priceListId, productId, items: [surcharge] })
  const costs = async () => (await owner.call(resolvePrice, { variantId: red?.id ?? 0, qty: 1, priceListId })).amount
  const exported = await files.exported()
  expect(exported).toMatch(/OX-RED-S.*,12$/m)
  expect(await files.take(Buffer.from(exported))).toMatchObject({ outcome: { changed: 0, unchanged: 2 } })
  expect(await costs()).toBe(1200)
  const { id } = await files.take([
    ['sku', 'price'],
    ['OX-RED-S', '10'],
    ['OX-BLU-S', '10'],
  ])
  expect(await costs()).toBe(1000)
  await files.undo(id)
  expect(await costs()).toBe(1200)
})
