import { expect, test } from 'vitest'
import { readScan } from './config-scan.ts'

test('a scanner is named by its host or its socket, and is needed unless told otherwise', () => {
  expect(readScan(null, null, null)).toBeNull()
  expect(readScan('scanner', null, null)).toEqual({ address: { host: 'scanner', port: 3310 }, isNeeded: true })
  expect(readScan('[::1]:99', null, 'refuse')).toEqual({ address: { host: '::1', port: 99 }, isNeeded: true })
  expect(readScan(null, '/run/clamd', 'accept')).toEqual({ address: { path: '/run/clamd' }, isNeeded: false })
})

test('an address that is none, two addresses and another word are refused by name', () => {
  expect(() => readScan('a b', null, null)).toThrow('CLAMD_HOST is "a b"')
  expect(() => readScan('scanner:70000', null, null)).toThrow('CLAMD_HOST')
  expect(() => readScan('scanner', '/run/clamd', null)).toThrow('CLAMD_SOCKET')
  expect(() => readScan('scanner', null, 'maybe')).toThrow('CLAMD_DOWN is "maybe"')
})
