import { expect, test } from 'vitest'
import { faultsOfPage } from './proofs.ts'

test('every case of the plan of faults that concerns stock has a proof that exists, or says what it waits for', () => {
  expect(faultsOfPage('docs/faults.md')).toEqual([])
})
