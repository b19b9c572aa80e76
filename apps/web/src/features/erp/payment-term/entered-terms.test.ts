import type { MasterRow } from '@countinghouse/contract/master'
import { paymentTerm } from '@countinghouse/contract/erp/payment-term'
import { beforeAll, expect, test } from 'vitest'
import { addKinds } from '../../../kit/fields/field-kind.ts'
import { fieldModels } from '../../../kit/fields/field-model.ts'
import { enteredOf } from '../../../kit/fields/field-value.ts'
import { lines } from '../../../kit/fields/kinds/lines.ts'
import { enteredTerms } from './entered-terms.ts'

const part = { event: 'bill_date', days: 30, dayOfMonth: null }
const whole = [{ ...part, share: 1_000_000 }]
const row = { parts: whole, discount: null, discountDays: null } as unknown as MasterRow
const model = fieldModels(paymentTerm).find(({ name }) => name === 'parts')
beforeAll(() => addKinds({ lines }))
const entered = (parts: unknown) => (model === undefined ? '' : enteredOf(model, parts))

test('what is typed stands in place of what is saved, field by field', () => {
  expect(enteredTerms(row, {})).toEqual({ parts: whole, discount: null, discountDays: null })
  expect(enteredTerms(row, { discount: '2.5', discountDays: '8', name: 'Other' })).toEqual({
    parts: whole,
    discount: 25_000,
    discountDays: 8,
  })
  const halves = [
    { ...part, share: 500_000 },
    { ...part, share: 500_000, days: 60 },
  ]
  expect(enteredTerms(row, { parts: entered(halves) })?.parts).toEqual(halves)
})

test('what cannot be saved as it stands is no terms', () => {
  expect(enteredTerms(row, { discount: 'much' })).toBeNull()
  expect(enteredTerms(row, { parts: entered([{ ...part, share: 400_000 }]) })).toBeNull()
})
