import { expect, test } from 'vitest'
import { readOidc } from './config-oidc.ts'

const whole = {
  OIDC_ISSUER: 'https://login.example.com/realms/shop',
  OIDC_CLIENT_ID: 'countinghouse',
  OIDC_CLIENT_SECRET_FILE: import.meta.filename,
  PUBLIC_URL: 'https://office.example.com/',
}

test('an identity provider is named whole or not at all; its name is that of its host unless one is given', () => {
  expect(read({})).toBeNull()
  expect(read({ PUBLIC_URL: whole.PUBLIC_URL }), 'which mail needs too').toBeNull()
  expect(read(whole)).toEqual({
    issuer: whole.OIDC_ISSUER,
    clientId: 'countinghouse',
    clientSecretFile: import.meta.filename,
    name: 'login.example.com',
    publicUrl: 'https://office.example.com',
  })
  expect(read({ ...whole, OIDC_NAME: 'Example' })?.name).toBe('Example')
  for (const name of Object.keys(whole)) expect(() => read({ ...whole, [name]: '' })).toThrow(name)
})

test('it is reached over TLS alone but on loopback, and its secret is in a file that can be read', () => {
  expect(read({ ...whole, OIDC_ISSUER: 'http://127.0.0.1:9000' })).not.toBeNull()
  for (const wrong of ['http://login.example.com', 'login', 'https://a:b@c.d', 'https://c.d/?x=1'])
    expect(() => read({ ...whole, OIDC_ISSUER: wrong })).toThrow('OIDC_ISSUER is')
  expect(() => read({ ...whole, OIDC_CLIENT_SECRET_FILE: '/nowhere/secret' })).toThrow('cannot be read')
})

function read(env: Readonly<Record<string, string>>) {
  const of = (name: string) => env[name] || null
  return readOidc({
    OIDC_ISSUER: of('OIDC_ISSUER'),
    OIDC_CLIENT_ID: of('OIDC_CLIENT_ID'),
    OIDC_CLIENT_SECRET_FILE: of('OIDC_CLIENT_SECRET_FILE'),
    OIDC_NAME: of('OIDC_NAME'),
    PUBLIC_URL: of('PUBLIC_URL'),
  })
}
