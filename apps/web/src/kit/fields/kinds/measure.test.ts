import { text as amountText } from '@countinghouse/contract/amount.text'
import { text } from '@countinghouse/contract/issues.text'
import { text as measureText } from '@countinghouse/contract/measure.text'
import { lengthField, timeField, weightField } from '@countinghouse/contract/rich-fields'
import { beforeEach, expect, test } from 'vitest'
import { addKinds } from '../field-kind.ts'
import { fieldModel } from '../field-model.ts'
import { readEntered, enteredOf } from '../field-value.ts'
import { measure } from './measure.ts'
import { time } from './time.ts'

const weight = fieldModel('weightGrams', weightField({ max: 500_000 }).nullable())
const width = fieldModel('widthMm', lengthField({ max: 10_000 }))
const [en, ar] = [{ locale: 'en' } as never, { locale: 'ar' } as never]

beforeEach(() => addKinds({ measure, time }))

test('a weight is typed in kilograms and a length in centimetres, and nothing finer than is kept', () => {
  expect([enteredOf(weight, 1500), enteredOf(weight, 100_000), enteredOf(width, 125)]).toEqual(['1.5', '100', '12.5'])
  expect([readEntered(weight, '1,5'), readEntered(weight, '١٫٢٣٤'), readEntered(width, '12.50')]).toEqual([
    { value: 1500 },
    { value: 1234 },
    { value: 125 },
  ])
  expect(readEntered(width, '1.234')).toEqual({
    issue: { text: amountText.amount_in_doubt, params: expect.anything() },
  })
  expect(readEntered(width, '0.25')).toEqual({
    issue: { text: measureText.measure_too_precise, params: { digits: 1 } },
  })
  expect(readEntered(weight, 'heavy')).toEqual({ issue: { text: measureText.not_a_measure } })
  expect(readEntered(weight, '501')).toEqual({ issue: { text: text.too_big, params: { maximum: '500' } } })
})

test('in words they bear their unit, and a time is as the language writes it', () => {
  expect([measure.words?.(1500, weight, en, {}), measure.words?.(125, width, ar, {})]).toEqual(['1.5 kg', '12.5 سم'])
  const opens = fieldModel('opensAt', timeField())
  expect([time.words?.('17:05', opens, en, {}), time.words?.('17:05', opens, ar, {})]).toEqual(['17:05', '5:05 م'])
  expect(readEntered(opens, '24:00')).toEqual({ issue: { text: text.not_a_time } })
})
