import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { isAllowedUrl, postOutgoing } from './outgoing.ts'

test.each([
  ['https://api.example.com/v1', true, true],
  ['http://api.example.com/v1', false, true],
  ['https://localhost/v1', false, true],
  ['https://127.0.0.1/v1', false, true],
  ['https://10.1.2.3/v1', false, true],
  ['https://192.168.1.1', false, true],
  ['https://[::1]/v1', false, true],
  ['https://[::ffff:10.0.0.1]/v1', false, true],
  ['https://169.254.169.254/latest', false, false],
  ['https://[::ffff:169.254.169.254]/', false, false],
  ['https://[fe80::1]/', false, false],
  ['https://user:secret@api.example.com/', false, false],
  ['ftp://api.example.com/', false, false],
  ['https://2130706433/', false, true],
])('%s is allowed: %s, in private networks: %s', (url, isAllowed, isAllowedPrivately) => {
  expect([isAllowedUrl(url, false), isAllowedUrl(url, true)]).toEqual([isAllowed, isAllowedPrivately])
})

test('a name is connected to only where it resolves to an allowed address, and redirects, silence and long answers are none', async () => {
  let answer: 'fine' | 'long' | 'silent' = 'fine'
  const server = createServer((request, response) => {
    request.resume()
    if (answer === 'long') response.end('x'.repeat(2000))
    else if (answer === 'fine') response.writeHead(302, { location: 'https://example.com/' }).end('moved')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const call = (isPrivateAllowed: boolean) =>
    postOutgoing({
      url: `http://localhost:${port}/`,
      headers: {},
      body: '{}',
      timeoutMs: 300,
      mostBytes: 1000,
      isPrivateAllowed,
    })
  expect(await call(false)).toBeNull()
  expect(await call(true)).toEqual({ status: 302, text: 'moved' })
  answer = 'long'
  expect(await call(true)).toBeNull()
  answer = 'silent'
  expect(await call(true)).toBeNull()
  server.closeAllConnections()
  server.close()
})
