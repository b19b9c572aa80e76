import {
  codeField,
  dateField,
  integerField,
  multilineField,
  rateField,
  referenceField,
  switchField,
  textField,
  urlField,
} from '@countinghouse/contract/fields'
import { text } from '@countinghouse/contract/issues.text'
import { text as ours } from '@countinghouse/contract/kit/field.text'
import { describe, expect, it } from 'vitest'
import { fieldModel } from './field-model.ts'
import { readEntered, enteredOf } from './field-value.ts'

const code = fieldModel('code', codeField())
const name = fieldModel('name', textField({ max: 120 }))
const website = fieldModel('website', urlField().nullable().default(null))
const rate = fieldModel('rate', rateField({ maxPpm: 1_000_000 }).nullable().default(null))
const months = fieldModel('months', integerField({ min: 0, max: 600 }).nullable().default(null))

describe('what is said of a value that cannot be kept', () => {
  it.each([
    [name, '  ', text.required, undefined],
    [name, 'x'.repeat(121), text.too_long, { maximum: 120 }],
    [name, 'a\u0007b', text.bad_characters, undefined],
    [code, '', text.required, undefined],
    [code, 'a', text.too_short, { minimum: 2 }],
    [code, 'a b', ours.notCode, undefined],
    [website, 'acme.com', text.not_a_url, undefined],
    [rate, 'ten', ours.notRate, undefined],
    [rate, '101', text.too_big, { maximum: '100 %' }],
    [rate, '-1', text.too_small, { minimum: '0 %' }],
    [months, '1.5', text.not_integer, undefined],
    [months, '601', text.too_big, { maximum: 600 }],
    [fieldModel('on', dateField()), 'soon', text.not_a_date, undefined],
    [fieldModel('country', referenceField('country')), 'germany', text.not_a_choice, undefined],
    [fieldModel('note', multilineField({ max: 5 })), 'a\u0007', text.bad_characters, undefined],
  ])('%#', (model, entered, said, params) => {
    expect(readEntered(model, entered)).toEqual({
      issue: params === undefined ? { text: said } : { text: said, params },
    })
  })
})

describe('reading what was typed', () => {
  it.each([
    [name, ' Nike ', 'Nike'],
    [rate, '12,5', 125_000],
    [rate, '', null],
    [months, '24', 24],
    [months, '٢٤', 24],
    [website, 'https://example.com', 'https://example.com'],
    [fieldModel('own', switchField().default(false)), true, true],
  ])('%#', (model, entered, value) => {
    expect(readEntered(model, entered)).toEqual({ value })
  })

  it('shows a stored value as it would be typed', () => {
    expect([enteredOf(rate, 125_000), enteredOf(rate, null), enteredOf(months, 24)]).toEqual(['12.5', '', '24'])
  })
})

describe('the model of a field', () => {
  it('is read through nullable and default', () => {
    expect(website).toMatchObject({ widget: 'url', isNullable: true, maxLength: 300, initial: null })
    expect(fieldModel('own', switchField().default(true))).toMatchObject({
      widget: 'switch',
      isNullable: false,
      initial: true,
    })
    expect(fieldModel('country', referenceField('country').nullable().default(null))).toMatchObject({ list: 'country' })
    expect(code).toMatchObject({ isCode: true, maxLength: 20 })
    expect(months).toMatchObject({ isYear: false })
    expect(fieldModel('year', integerField({ min: 2000, max: 2100 }))).toMatchObject({ isYear: true })
  })
})
