import type { Changes } from '@countinghouse/contract/bulk-edit'
import type { MasterRow } from '@countinghouse/contract/master'
import { brand } from '@countinghouse/contract/procure/brand'
import { expect, test } from 'vitest'
import { plannedRow } from './plan-changes.ts'

const record = {
  id: 7,
  code: 'OAK',
  name: 'Oak & Sons',
  status: 'active',
  warrantyMonths: 590,
  description: null,
} as unknown as MasterRow
const planned = (changes: Changes) => plannedRow(brand, record, changes, { number: 1, locale: 'en' })

test('a number is raised, a text replaced in part, and what is empty stays so', () => {
  expect(
    planned({
      warrantyMonths: { how: 'raise', by: -90 },
      name: { how: 'replace', find: '& Sons', by: '$& Co.' },
      description: { how: 'replace', find: 'a', by: 'b' },
    }),
  ).toMatchObject({ values: { warrantyMonths: 500, name: 'Oak $& Co.', description: null }, issues: [] })
})

test('what the field does not take is refused with its reason', () => {
  const { values, issues } = planned({ warrantyMonths: { how: 'raise', by: 20 } })
  expect(values).toEqual({})
  expect(issues).toMatchObject([{ field: 'warrantyMonths', found: '610' }])
  expect(planned({ name: { how: 'replace', find: 'Oak & Sons', by: '' } }).issues).toHaveLength(1)
})
