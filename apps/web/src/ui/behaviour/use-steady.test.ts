import { expect, test } from 'vitest'
import { steadyList, steadyObject } from './use-steady.ts'

test('what says the same stays the same object, in its place', () => {
  const kept = [{ sku: 'A' }, { sku: 'B' }] as const
  expect(steadyList(kept, [{ sku: 'A' }, { sku: 'B' }])).toBe(kept)
  const changed = steadyList<{ sku: string }>(kept, [{ sku: 'A' }, { sku: 'C' }, { sku: 'B' }])
  expect(changed).toEqual([{ sku: 'A' }, { sku: 'C' }, { sku: 'B' }])
  expect(changed[0]).toBe(kept[0])
  expect(steadyList<{ sku: string }>(kept, [{ sku: 'A' }])).toEqual([{ sku: 'A' }])
})

test('an object that lost a field, or got one, is another', () => {
  const kept: Readonly<Record<string, unknown>> = { sku: 'A', lot: undefined }
  expect(steadyObject(kept, { sku: 'A' })).not.toBe(kept)
  expect(steadyObject(kept, { sku: 'A', lot: undefined })).toBe(kept)
})
