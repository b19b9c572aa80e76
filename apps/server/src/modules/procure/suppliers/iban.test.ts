import { expect, test } from 'vitest'
import { ibanFault, isBic } from './iban.ts'

test('an IBAN has the length of its country and check digits that fit', () => {
  for (const iban of [
    'GB82WEST12345698765432',
    'DE89370400440532013000',
    'SA0380000000608010167519',
    'NO9386011117947',
  ])
    expect(ibanFault(iban), iban).toBeNull()
  expect(ibanFault('DE89370400440532013001')).toEqual({ key: 'iban_check' })
  expect(ibanFault('DE89370400440532031000')).toEqual({ key: 'iban_check' })
  expect(ibanFault('DE8937040044053201300')).toEqual({ key: 'iban_length', length: 22 })
  for (const none of ['US12345678', 'D', '', 'DEAB370400440532013000'])
    expect(ibanFault(none)).toEqual({ key: 'iban_form' })
})

test('a BIC names bank, country and place, and perhaps a branch', () => {
  expect(['DEUTDEFF', 'DEUTDEFF500', 'NBADAEAA'].filter((bic) => !isBic(bic))).toEqual([])
  expect(['DEUTDEF', 'DEUT1EFF', 'DEUTDEFF50', 'deutdeff'].filter(isBic)).toEqual([])
})
