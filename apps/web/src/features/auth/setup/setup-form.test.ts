import { describe, expect, test } from 'vitest'
import csv from '../../../../../../data/countries.csv?raw'
import { accountProblems } from '../light/account-rule.ts'
import { currenciesOf, parseCountries, sortedCountries } from './country-list.ts'
import { emptySetup, stepProblems, suggestedCode } from './setup-form.ts'

const countries = parseCountries(csv)

describe('the shipped countries', () => {
  test('are read whole, quoted cells included', () => {
    expect(countries).toHaveLength(249)
    expect(countries.find(({ code }) => code === 'JO')).toMatchObject({
      names: { en: 'Jordan', ar: 'الأردن' },
      currency: 'JOD',
    })
    expect(countries.every(({ code, names }) => /^[A-Z]{2}$/.test(code) && names.en !== '' && names.ar !== '')).toBe(
      true,
    )
  })
  test('are sorted as people of the language expect', () => {
    const english = sortedCountries(countries, 'en').map(({ code }) => code)
    expect(english.indexOf('AX')).toBeLessThan(english.indexOf('AL'))
  })
  test('give each currency once', () => {
    const currencies = currenciesOf(countries)
    expect(currencies).toContain('EUR')
    expect(new Set(currencies).size).toBe(currencies.length)
  })
})

describe('the first-run form', () => {
  const filled = {
    ...emptySetup('Asia/Amman'),
    companyName: 'Café Noir 24',
    companyCode: 'CAFE',
    countryCode: 'JO',
    currency: 'JOD',
  }
  test('a step says what keeps it from being left', () => {
    expect(Object.keys(stepProblems('company', emptySetup('UTC'))).toSorted()).toEqual([
      'companyCode',
      'companyName',
      'countryCode',
      'currency',
    ])
    expect(stepProblems('company', filled)).toEqual({})
    expect(Object.keys(stepProblems('store', filled))).toEqual(['storeName'])
  })
  test('the code is suggested from the name', () => {
    expect(suggestedCode('Café Noir 24')).toBe('CAFE')
    expect(suggestedCode('  ')).toBe('')
    expect(suggestedCode('متجر')).toBe('')
  })
  test('an account needs names, a user name without spaces and eight characters', () => {
    const account = { firstName: 'Mariam', lastName: ' ', username: 'a b', password: '1234567' }
    expect(Object.keys(accountProblems(account)).toSorted()).toEqual(['lastName', 'password', 'username'])
    expect(accountProblems({ ...account, lastName: 'Haddad', username: 'مريم.h', password: '12345678' })).toEqual({})
  })
})
