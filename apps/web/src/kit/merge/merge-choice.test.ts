import type { MasterRow } from '@countinghouse/contract/master'
import { expect, test } from 'vitest'
import { differencesOf, takenFrom } from './merge-choice.ts'

const row = (id: number, values: object) => ({ id, code: `C${id}`, ...values }) as unknown as MasterRow
const one = row(1, { name: 'Nike', site: null, months: 6 })
const two = row(2, { name: 'Nike Inc', site: 'x', months: 6 })
const three = row(3, { name: 'Nike Inc', site: null, months: 6 })
const fields = ['name', 'site', 'months']

test('each value stands once, the survivor’s first, and equal fields are not asked for', () => {
  const differences = differencesOf(fields, three, [one, two, three])
  expect(differences.map(({ field, options }) => [field, options.map(({ from }) => from.id)])).toEqual([
    ['name', [3, 1]],
    ['site', [3, 2]],
  ])
})

test('only what comes from another record is taken, and a choice that is gone with another survivor counts no more', () => {
  const differences = differencesOf(fields, one, [one, two, three])
  expect(takenFrom(differences, { name: 2, site: 1 }, one)).toEqual({ name: 2 })
  expect(takenFrom(differences, { name: 3 }, one)).toEqual({})
})
