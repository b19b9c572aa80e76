import { expect, test } from 'vitest'
import { formatFormLines } from '../../../kit/fields/kinds/lines.ts'
import { entrySums } from './entry-sums.ts'

test('debits and credits are added up in minor units, without what is no amount yet', () => {
  const entered = formatFormLines([
    { debitMinor: '0.10', creditMinor: '' },
    { debitMinor: '1,200.20', creditMinor: '' },
    { debitMinor: '-', creditMinor: '1200.3' },
  ])
  expect(entrySums(entered, 'GBP')).toEqual({ debit: 120_030, credit: 120_030 })
  expect(entrySums('', 'GBP')).toEqual({ debit: 0, credit: 0 })
})
