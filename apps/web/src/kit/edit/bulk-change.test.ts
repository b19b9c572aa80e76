import { brand } from '@countinghouse/contract/procure/brand'
import { expect, test } from 'vitest'
import { changesOf, freshDraft, waysOf } from './bulk-change.ts'
import type { Draft } from './bulk-change.ts'
import { fieldModels } from '../fields/field-model.ts'

const models = fieldModels(brand)
const line = (field: string, change: Partial<Draft>): Draft => {
  const model = models.find(({ name }) => name === field)
  if (model === undefined) throw new Error(field)
  return { ...freshDraft(model), ...change }
}

test('each field offers what makes sense for many records', () => {
  const ways = Object.fromEntries(models.map((model) => [model.name, waysOf(model)]))
  expect(ways).toMatchObject({
    name: ['replace'],
    warrantyMonths: ['set', 'clear', 'raise', 'lower'],
    isOwnLabel: ['set'],
    website: ['set', 'clear', 'replace'],
  })
})

test('lines become what is sent, in the units that are kept', () => {
  const drafts = [
    line('maxDiscountPpm', { way: 'lower', entered: '2.5' }),
    line('isOwnLabel', { entered: true }),
    line('website', { way: 'clear' }),
    line('name', { find: 'Co', entered: '' }),
  ]
  expect(changesOf(models, drafts)).toEqual({
    changes: {
      maxDiscountPpm: { how: 'raise', by: -25_000 },
      isOwnLabel: { how: 'set', value: true },
      website: { how: 'set', value: null },
      name: { how: 'replace', find: 'Co', by: '' },
    },
  })
})

test('the first line that cannot be sent is named', () => {
  expect(changesOf(models, [line('isOwnLabel', {}), line('warrantyMonths', { entered: '' })])).toMatchObject({ at: 1 })
  expect(changesOf(models, [line('warrantyMonths', { way: 'raise', entered: '0' })])).toMatchObject({ at: 0 })
  expect(changesOf(models, [line('name', {})])).toMatchObject({ at: 0 })
})
