import { codeField, integerField, rateField, switchField, textField } from '@countinghouse/contract/fields'
import { describe, expect, it } from 'vitest'
import type { Edits } from './changed-fields.ts'
import { changedFields, editsSince, newValues, withEdit } from './changed-fields.ts'
import { fieldModel } from '../fields/field-model.ts'

const name = fieldModel('name', textField({ max: 120 }))
const fields = [
  fieldModel('code', codeField()),
  name,
  fieldModel('isOwnLabel', switchField().default(false)),
  fieldModel('maxDiscountPpm', rateField({ maxPpm: 1_000_000 }).nullable().default(null)),
  fieldModel('warrantyMonths', integerField({ min: 0, max: 600 }).nullable().default(null)),
]
const base = { code: 'NK', name: 'Nike', isOwnLabel: false, maxDiscountPpm: 125_000, warrantyMonths: null }

describe('changedFields', () => {
  it('sends what differs and nothing else', () => {
    expect(changedFields(fields, { name: 'Nike Inc', maxDiscountPpm: '12,50', isOwnLabel: true }, base)).toEqual({
      name: 'Nike Inc',
      isOwnLabel: true,
    })
  })

  it('sends null for what was emptied', () => {
    expect(changedFields(fields, { maxDiscountPpm: '' }, base)).toEqual({ maxDiscountPpm: null })
  })
})

describe('withEdit', () => {
  it('forgets an edit that was taken back', () => {
    const edits = withEdit({}, name, 'Nikes', base)
    expect(edits).toEqual({ name: 'Nikes' })
    expect(withEdit(edits, name, 'Nike', base)).toEqual({})
  })
})

describe('editsSince', () => {
  const saved = { ...base, name: 'Nike Inc', warrantyMonths: 12 }
  const since = (now: Edits, sent: Edits = { name: 'Nike Inc' }) => editsSince(fields, { sent, now }, base, saved)

  it('keeps what was typed while a save was under way, and nothing that was sent', () => {
    expect(since({ name: 'Nike Inc' })).toEqual({})
    expect(since({ name: 'Nike Inc', maxDiscountPpm: '5' })).toEqual({ maxDiscountPpm: '5' })
    expect(since({ name: 'Nike Incorporated' })).toEqual({ name: 'Nike Incorporated' })
  })

  it('keeps that what was sent is taken back, and leaves out what somebody else has saved alike', () => {
    expect(since({})).toEqual({ name: 'Nike' })
    expect(since({ name: 'Nike Inc', warrantyMonths: '12' })).toEqual({})
  })
})

describe('newValues', () => {
  it('fills what was not typed with its default', () => {
    expect(newValues(fields, { code: 'AB', name: ' Acme ' })).toEqual({
      code: 'AB',
      name: 'Acme',
      isOwnLabel: false,
      maxDiscountPpm: null,
      warrantyMonths: null,
    })
  })
})
