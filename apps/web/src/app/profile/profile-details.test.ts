import { expect, test } from 'vitest'
import { fullNameOf, storeNameOf } from './profile-details.ts'

test('the name, also where a part is missing', () => {
  expect(fullNameOf({ Usr_fname: 'Mariam', Usr_lname: 'Haddad' })).toBe('Mariam Haddad')
  expect(fullNameOf({ Usr_fname: 'Mariam', Usr_lname: '' })).toBe('Mariam')
})

test('the store is the allowed one the user works in', () => {
  const allowedStores = [
    { sno: 1, Str_name: 'Central' },
    { sno: 2, Str_name: 'Harbour' },
  ]
  expect(storeNameOf({ Usr_storeidfk: 2, allowedStores })).toBe('Harbour')
  expect(storeNameOf({ Usr_storeidfk: null, allowedStores })).toBe('')
})
