import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { localReturnPath, signInAddress } from './return-path.ts'

describe('a return path', () => {
  test.each(['/procure/brand/', '/procure/brand/?q=a%20b&open=12', '/apps/modules/', '/'])('%s is honoured', (path) => {
    expect(localReturnPath(path)).toBe(path)
  })
  test.each([
    null,
    '',
    'procure',
    'https://evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%5Cevil.example',
    '/%2Fevil.example',
    '/%252Fevil.example',
    '/%25255cevil.example',
    '%2F%2Fevil.example',
    '/\t/evil.example',
    '/%09/evil.example',
    '/%0d%0aSet-Cookie:x',
    'javascript:alert(1)',
    '/javascript%3a\u0000',
    '/%zz',
    '/./%2e/..//evil.example',
    '/a/..//evil.example',
    ' //evil.example',
    '/\n/evil.example',
  ])('%j is refused', (path) => {
    expect(localReturnPath(path)).toBeNull()
  })
  test.each(['/auth/signin', '/AUTH/signin?return=/x', '/p/setup?token=x', '/api/auth/session', '/403'])(
    '%s leads in circles',
    (path) => {
      expect(localReturnPath(path)).toBeNull()
    },
  )
  test('loses a fragment and climbs no higher than the root', () => {
    expect(localReturnPath('/procure/#x')).toBe('/procure/')
    expect(localReturnPath('/../../procure/')).toBe('/procure/')
  })
  test('whatever is given, the browser stays on this site', () => {
    const parts = fc.array(
      fc.constantFrom(
        '/',
        '\\',
        '%2f',
        '%5c',
        '%25',
        '.',
        '..',
        'a',
        ':',
        '@',
        '?',
        '#',
        '\t',
        'https:',
        'evil.example',
      ),
    )
    fc.assert(
      fc.property(parts, (pieces) => {
        const path = localReturnPath(pieces.join('')) ?? '/'
        expect(new URL(path, 'https://shop.example').origin).toBe('https://shop.example')
      }),
    )
  })
})

test('sign-in carries the way back, but not from the root or from itself', () => {
  expect(signInAddress('/procure/brand/?q=a')).toBe('/auth/signin?return=%2Fprocure%2Fbrand%2F%3Fq%3Da')
  expect(signInAddress('/')).toBe('/auth/signin')
  expect(signInAddress('/p/setup')).toBe('/auth/signin')
})
