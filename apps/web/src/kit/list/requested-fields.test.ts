import { prices } from '@countinghouse/contract/procure/price'
import { color } from '@countinghouse/contract/procure/color'
import { product } from '@countinghouse/contract/procure/product'
import { expect, test } from 'vitest'
import { requestedFields } from './requested-fields.ts'

const plain = { columns: null, group: null }

test('a list is asked for what its columns show, in an order that does not depend on theirs', () => {
  const { listing } = product
  const shown = ['code', 'name', 'brandId', 'categoryId', 'seasonId', 'onHand', 'available', 'status', 'updatedAt']
  expect(new Set(requestedFields(listing, plain))).toEqual(new Set(shown))
  const columns = ['name', 'usage', 'supplierId']
  expect(requestedFields(listing, { ...plain, columns })).toEqual(['name', 'supplierId'])
  expect(requestedFields(listing, { ...plain, columns: columns.toReversed() })).toEqual(['name', 'supplierId'])
})

test('it is asked for what a cell reads besides, for the headings of groups, and for all colours beside one', () => {
  const own = { name: { needs: ['mainImageId'] } }
  const requested = requestedFields(product.listing, { columns: ['name'], group: 'kind' }, own)
  expect(new Set(requested)).toEqual(new Set(['name', 'mainImageId', 'kind']))
  const hexes = ['hex', 'secondHex', 'thirdHex', 'fourthHex']
  expect(requestedFields(color.listing, { ...plain, columns: ['hex'] })).toEqual(hexes)
})

test('a list that is not wide is asked for complete rows', () => {
  expect(requestedFields(prices, plain)).toBeUndefined()
})
