import { expect, test } from 'vitest'
import { narrowingOf } from './use-choices.ts'

test('choices are those of the store of the document, and all of them while it has none', () => {
  const within = { storeId: { field: 'toStoreId' }, direction: ['both', 'in'] }
  const narrowed = (toStoreId: unknown) => narrowingOf({ within }, { toStoreId })
  expect(narrowed('7')).toEqual({ storeId: ['7'], direction: ['both', 'in'] })
  expect(narrowed(7)).toEqual({ storeId: [7], direction: ['both', 'in'] })
  for (const none of ['', null, undefined]) expect(narrowed(none)).toEqual({ direction: ['both', 'in'] })
  expect(narrowingOf({ within: {} }, { toStoreId: 7 })).toEqual({})
})
