import { resolvePrice } from '@countinghouse/contract/procure/price-resolution'
import { getReadiness } from '@countinghouse/contract/procure/product-readiness'
import { lookUpProduct } from '@countinghouse/contract/procure/variant'
import { expect, test } from 'vitest'
import { query } from '../../../../tests/support/database.ts'
import { useServer } from '../../../../tests/support/server.ts'
import { wordCheck } from '../platform/lists/word-check.ts'
import { addProducts } from './catalogue.ts'
import { demoProducts } from './products.ts'

const server = useServer()

test('what the demo company sells is scanned, priced and found by each of its codes, and a draft says what it lacks', async () => {
  const { companyId, owner } = await server.company('Demo')
  const ownerId = owner.user?.Usr_userid ?? 0
  await server.app.db.inTransaction({ companyId }, (tx) => addProducts(tx, { companyId, ownerId }))
  const products = demoProducts()
  const kept = await query(
    server.database.superUrl,
    `select p.code, p.status, p.has_price as "hasPrice", p.has_barcode as "hasBarcode", count(v.id)::int as variants
     from procure.product p join procure.variant v on v.company_id = p.company_id and v.product_id = p.id
     where p.company_id = $1 group by p.company_id, p.id order by p.id`,
    [companyId],
  )
  expect(kept).toEqual(
    products
      .toSorted((one, other) => (one.code < other.code ? -1 : 1))
      .map(({ code, status, priceMinor, variants }) => ({
        code,
        status,
        hasPrice: priceMinor !== null,
        hasBarcode: true,
        variants: variants.length,
      })),
  )
  const shirt = products.find(({ name }) => name === 'Linen shirt')
  const small = shirt?.variants.find(({ sku }) => sku === 'WEA-001-OAT-S')
  const found = await owner.call(lookUpProduct, { code: small?.barcode ?? '' })
  expect(found).toMatchObject({ variant: { sku: 'WEA-001-OAT-S' }, matchedBy: 'code' })
  expect(await owner.call(resolvePrice, { variantId: found.variant?.id ?? 0 })).toMatchObject({
    amount: shirt?.priceMinor,
  })
  const draft = await owner.call(lookUpProduct, { code: 'KIT-010-NAVY' })
  const { items } = await owner.call(getReadiness, { id: draft.product.id })
  expect(items.filter(({ missing }) => missing !== null).map(({ need }) => need)).toEqual(['price'])
  const inArabic = { headers: { 'accept-language': 'ar' } }
  expect(await owner.call(lookUpProduct, { code: small?.barcode ?? '' }, inArabic)).toMatchObject({
    product: { name: 'قميص كتان' },
    variant: { color: 'شوفاني', size: 'صغير' },
  })
  expect(await wordCheck.issues(server.app.db.reader({ companyId }))).toEqual([])
})
