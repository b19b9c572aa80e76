import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer({ trustedProxy: '127.0.0.0/8' })

const addresses = ['/', '/any/page', '/gone.js', '/healthz', '/readyz', '/metrics', '/api/nothing', '/api/%E0%A4%A']
const remoteAddress = '127.77.0.1'

test('whatever is asked for, found or not, the answer is held to TLS, no frame, no guess and no telling where it came from', async () => {
  for (const url of addresses) {
    const { headers } = await server.app.http.inject({ url, remoteAddress })
    expect(headers, url).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'content-type': expect.any(String),
    })
    for (const part of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(headers['content-security-policy'], url).toContain(part)
    expect(headers['access-control-allow-origin'], url).toBeUndefined()
    expect(headers['server'], url).toBeUndefined()
  }
})

test('TRACE sends nothing back of what was sent', async () => {
  for (const url of ['/', '/api/auth/session', '/healthz']) {
    const answer = await server.app.http.inject({
      method: 'TRACE',
      url,
      remoteAddress,
      headers: { 'x-secret': 'never back' },
    })
    expect(answer.statusCode, url).toBe(404)
    expect(`${answer.body}${JSON.stringify(answer.headers)}`, url).not.toContain('never back')
  }
})

test('the log says who was refused what, from where and why, and nothing of what was sent', async () => {
  const { owner } = await server.company()
  const lines: unknown[] = []
  const createChild = server.app.http.log.child.bind(server.app.http.log)
  const spy = vi.spyOn(server.app.http.log, 'child').mockImplementation((...input) => {
    const child = createChild(...input)
    child.info = (line: unknown) => lines.push({ ...(input[0] as object), ...(line as object) })
    return child
  })
  const ask = (authorization: string, url = '/api/procure/brands?secret=canary') =>
    server.app.http.inject({ url, remoteAddress, headers: { authorization, 'x-forwarded-for': '203.0.113.9' } })
  await ask('Bearer canary')
  await ask(`Bearer ${owner.token}`)
  await ask(`Bearer ${owner.token}`, '/api/procure/brands')
  spy.mockRestore()
  const line = { reqId: expect.any(String), method: 'GET', route: '/api/procure/brands', ip: '203.0.113.9' }
  const session = expect.stringMatching(/^\d+:\d+$/)
  expect(lines).toMatchObject([
    { ...line, status: 403, refusal: 'invalid_token', session: undefined },
    { ...line, status: 400, refusal: 'invalid_input', session },
    { ...line, status: 200, refusal: undefined, session },
  ])
  expect(JSON.stringify(lines)).not.toContain('canary')
})

test.for([
  ['two ways of saying where it ends', 'Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n'],
  ['two lengths', 'Content-Length: 2\r\nContent-Length: 20\r\n\r\n{}'],
  ['an unknown coding', 'Transfer-Encoding: chunked, any\r\n\r\n0\r\n\r\n'],
])('a message with %s is refused, and what comes behind it is never read as another one', async ([, rest]) => {
  const { http } = server.app
  if (!http.server.listening) await http.listen({ host: '127.0.0.1', port: 0 })
  const { port } = http.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.end(
    `POST /api/auth/signIn HTTP/1.1\r\nHost: localhost\r\n${rest}GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n`,
  )
  const answer = await text(socket)
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).not.toContain('alive')
})
