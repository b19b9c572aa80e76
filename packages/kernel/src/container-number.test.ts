import { expect, test } from 'vitest'
import { containerCheckDigit, containerNumberFault } from './container-number.ts'

test('the check digit of a container follows from its letters and its serial number', () => {
  expect(containerCheckDigit('CSQU305438')).toBe(3)
  expect(containerCheckDigit('MSKU123456')).toBe(5)
  expect(containerCheckDigit('TGHU758093')).toBe(1)
})

test('a number is wrong by its form or by its check digit, which is told', () => {
  expect(containerNumberFault('CSQU3054383')).toBeNull()
  expect(containerNumberFault('MSKU1234564')).toEqual({ fault: 'check_digit', digit: 5 })
  for (const wrong of ['', 'MSKU12345', 'msku1234565', 'MSKX1234565', 'MSKU 123456 5'])
    expect(containerNumberFault(wrong)).toEqual({ fault: 'form' })
})
