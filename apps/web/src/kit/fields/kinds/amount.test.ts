import { referenceField } from '@countinghouse/contract/fields'
import { text as amountText } from '@countinghouse/contract/amount.text'
import { text } from '@countinghouse/contract/issues.text'
import { amountField } from '@countinghouse/contract/rich-fields'
import { beforeEach, expect, test } from 'vitest'
import { saveCompanyCurrency } from '../../../app/session/company-currency.ts'
import { formatsOf } from '../../../ui/language/formats.ts'
import { changedFields } from '../../record-edit/changed-fields.ts'
import { addKinds } from '../field-kind.ts'
import { fieldModel } from '../field-model.ts'
import { readEntered, enteredOf } from '../field-value.ts'
import { amount } from './amount.ts'

const rent = fieldModel('rentMinor', amountField({ max: 1_000_000 }).nullable())
const deposit = fieldModel('depositMinor', amountField({ currency: 'currencyCode' }).nullable())
const currency = fieldModel('currencyCode', referenceField('currency').nullable())
const yen = { currencyCode: 'JPY' }

beforeEach(() => {
  addKinds({ amount })
  saveCompanyCurrency('GBP')
})

test('an amount is typed and shown in major units, by the decimals of its currency', () => {
  expect([enteredOf(rent, 123_450), enteredOf(deposit, 5000, yen), enteredOf(rent, null)]).toEqual([
    '1234.50',
    '5000',
    '',
  ])
  expect(readEntered(rent, '1,234.5')).toEqual({ value: 123_450 })
  expect(readEntered(rent, '')).toEqual({ value: null })
  expect(readEntered(deposit, '5.000', yen)).toEqual({
    issue: { text: amountText.amount_in_doubt, params: expect.anything() },
  })
  expect(readEntered(deposit, '5.5', yen)).toEqual({
    issue: { text: amountText.amount_too_precise, params: { currency: 'JPY', digits: 0 } },
  })
  expect(readEntered(rent, 'ten')).toEqual({ issue: { text: amountText.not_an_amount } })
  expect(readEntered(rent, '10000.01')).toEqual({ issue: { text: text.too_big, params: { maximum: '10000.00' } } })
})

test('in words it stands beside its currency, and without one alone', () => {
  const language = { locale: 'en', ...formatsOf('en') } as never
  const words = (value: number, row: object) =>
    amount.words?.(value, deposit, language, { ...row })?.replaceAll(/\s/g, ' ')
  expect([words(5000, yen), words(1234, { currencyCode: 'KWD' }), words(5000, {})]).toEqual([
    'JPY 5,000',
    'KWD 1.234',
    '50.00',
  ])
})

test('in another currency an amount is what stands there, not as many minor units', () => {
  const base = { currencyCode: 'GBP', depositMinor: 5000 }
  expect(changedFields([currency, deposit], { currencyCode: 'JPY' }, base)).toEqual({
    currencyCode: 'JPY',
    depositMinor: 50,
  })
  expect(changedFields([currency, deposit], { currencyCode: 'KWD' }, base)).toEqual({
    currencyCode: 'KWD',
    depositMinor: 50_000,
  })
})
