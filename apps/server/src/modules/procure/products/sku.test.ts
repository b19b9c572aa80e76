import { expect, test } from 'vitest'
import { skuOf } from './sku.ts'

test.each([
  ['<style>-<colour>-<size>', 'red', 'M', 'SHOE-red-M'],
  ['<style>-<colour>-<size>', null, 'M', 'SHOE-M'],
  ['<style>-<colour>-<size>', 'red', null, 'SHOE-red'],
  ['<colour>.<style>/<size>', null, 'M', 'SHOE/M'],
  ['X<style>', null, null, 'XSHOE'],
  ['<style>_<size>-W', 'red', null, 'SHOE-W'],
])('%s of %s and %s', (pattern, colour, size, sku) => {
  expect(skuOf(pattern, { style: 'SHOE', colour, size })).toBe(sku)
})
