import type { SettingRow } from '@countinghouse/contract/erp/global-settings'
import { expect, test } from 'vitest'
import { choicesOf, isOwn, problemsOf, shownValue, withChoice } from './pending-settings.ts'

const words = { en: 'Idle', ar: 'خمول' }
const row: SettingRow = {
  key: 'auth.idle',
  group: 'security',
  title: words,
  help: words,
  levels: ['store', 'company', 'installation'],
  widget: 'integer',
  choices: [],
  minimum: 1,
  maximum: 9,
  value: 3,
  origin: 'company',
  inherited: { value: 5, origin: 'default' },
  isHere: true,
  version: 2,
  changedAt: null,
  changedBy: null,
}

test('choosing what holds already is no change, and putting back needs something of its own', () => {
  expect(withChoice({ [row.key]: { value: 4 } }, row, { value: 3 })).toEqual({})
  expect(withChoice({}, row, 'reset')).toEqual({ [row.key]: 'reset' })
  const inherited: SettingRow = { ...row, value: 5, origin: 'default' }
  expect(isOwn(inherited)).toBe(false)
  expect(withChoice({}, inherited, 'reset')).toEqual({})
})

test('a control shows what was chosen, or what comes back', () => {
  expect([{}, { [row.key]: { value: 7 } }, { [row.key]: 'reset' as const }].map((one) => shownValue(row, one))).toEqual(
    [3, 7, 5],
  )
})

test('changes carry the version that was seen, and refusals find their setting', () => {
  const choices = choicesOf([row, { ...row, key: 'auth.other' }], { 'auth.other': 'reset', [row.key]: { value: 9 } })
  expect(choices).toEqual([
    { key: row.key, version: 2, value: 9 },
    { key: 'auth.other', version: 2, isReset: true },
  ])
  expect(problemsOf(choices, { 'choices.1.value': 'no' })).toEqual({ 'auth.other': 'no' })
})
