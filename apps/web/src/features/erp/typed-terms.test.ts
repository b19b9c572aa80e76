import type { MasterRow } from '@countinghouse/contract/master'
import { paymentTerm } from '@countinghouse/contract/erp/payment-term'
import { beforeAll, expect, test } from 'vitest'
import { addKinds } from '../../kit/fields/field-kind.ts'
import { fieldModels } from '../../kit/fields/field-model.ts'
import { typedOf } from '../../kit/fields/field-value.ts'
import { lines } from '../../kit/fields/kinds/lines.ts'
import { typedTerms } from './typed-terms.ts'

const part = { event: 'bill_date', days: 30, dayOfMonth: null }
const whole = [{ ...part, share: 1_000_000 }]
const row = { parts: whole, discount: null, discountDays: null } as unknown as MasterRow
const model = fieldModels(paymentTerm).find(({ name }) => name === 'parts')
beforeAll(() => addKinds({ lines }))
const typed = (parts: unknown) => (model === undefined ? '' : typedOf(model, parts))

test('what is typed stands in place of what is saved, field by field', () => {
  expect(typedTerms(row, {})).toEqual({ parts: whole, discount: null, discountDays: null })
  expect(typedTerms(row, { discount: '2.5', discountDays: '8', name: 'Other' })).toEqual({
    parts: whole,
    discount: 25_000,
    discountDays: 8,
  })
  const halves = [
    { ...part, share: 500_000 },
    { ...part, share: 500_000, days: 60 },
  ]
  expect(typedTerms(row, { parts: typed(halves) })?.parts).toEqual(halves)
})

test('what cannot be saved as it stands is no terms', () => {
  expect(typedTerms(row, { discount: 'much' })).toBeNull()
  expect(typedTerms(row, { parts: typed([{ ...part, share: 400_000 }]) })).toBeNull()
})
