import { expect, test } from 'vitest'
import type { Operation } from './driver/document.ts'
import { send, urlOf } from './driver/send.ts'
import { someCases, someOf } from './driver/seed.ts'
import { only, useFixture } from './driver/fixture.ts'

const fixture = useFixture()
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'] as const

test('J6: a method that an address does not know is 405 with the methods it does know', async () => {
  for (const path of new Set(fixture.operations.map((operation) => operation.path))) {
    const known = fixture.operations
      .filter((operation) => operation.path === path)
      .map((operation) => String(operation.method))
    const url = path.replace(/\{\w+\}/g, '1')
    for (const method of methods.filter((candidate) => !known.includes(candidate))) {
      const answer = await fixture.server.app.http.inject({
        method,
        url,
        headers: { authorization: `Bearer ${await fixture.mine.session()}` },
      })
      expect(answer.statusCode, `${method} ${url} ${answer.body}`).toBe(405)
      expect(String(answer.headers['allow']).split(', ').toSorted(), `${method} ${url}`).toEqual(known.toSorted())
      if (method !== 'HEAD')
        expect(answer.json()).toMatchObject({ errorType: 'method_not_allowed', requestId: expect.any(String) })
    }
  }
})

test('J4: a body in another form than JSON is refused 400, with and without something in it', async () => {
  const types = [
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json-patch+json',
    'json',
    '*/*',
  ]
  // Mail programs post a form to it. Source: RFC 8058.
  const takesForm = (operation: Operation, type: string) =>
    operation.id === 'sales.publicUnsubscribe.oneClick' &&
    /^(?:application\/x-www-form-urlencoded|multipart\/form-data)/.test(type)
  for (const operation of someOf(withBody(), 'J4')) {
    const valid = await fixture.mine.example(operation)
    for (const type of types.filter((one) => !takesForm(operation, one))) {
      const answer = await fixture.mine.send(operation, valid, { headers: { 'content-type': type } })
      expectRefused(operation, answer, type)
    }
  }
})

test('J4: a body that is no JSON is refused 400', async () => {
  const broken = [
    '',
    ' ',
    '{',
    '}',
    '{"a":}',
    '{a:1}',
    "{'a':1}",
    '{"a":1,}',
    '[1,]',
    'undefined',
    'NaN',
    '{"a":NaN}',
    '{"a":01}',
    '\u0000',
    '\uFEFF{}x',
    '{"a":"\u0001"}',
    '{}{}',
    '"',
    '{"a":1}//',
  ]
  for (const operation of someOf(withBody(), 'J4')) {
    const valid = await fixture.mine.example(operation)
    for (const payload of broken)
      expectRefused(operation, await fixture.mine.send(operation, valid, { payload }), payload)
  }
})

test('J4: a body of two mebibytes, of 100,000 levels or of 20,000 fields is refused 400', async () => {
  const large = JSON.stringify({ a: 'x'.repeat(2 * 1024 * 1024) })
  const deep = [
    '['.repeat(100_000) + ']'.repeat(100_000),
    `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`,
    `{"a":${'['.repeat(21)}${']'.repeat(21)}}`,
  ]
  const wide = JSON.stringify(Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`f${index}`, index])))
  for (const operation of someOf(withBody(), 'J4')) {
    const valid = await fixture.mine.example(operation)
    for (const payload of someCases([large, ...deep, wide], 2, operation.id))
      expectRefused(operation, await fixture.mine.send(operation, valid, { payload }), payload.slice(0, 20))
  }
})

test('J4: a key given twice never makes the server fail, and its first value has no effect', async () => {
  for (const operation of someOf(withBody(), 'key twice')) {
    const valid = await fixture.mine.ready(operation)
    const [name, value] = Object.entries(valid.body as object)[0] ?? ['a', 1]
    const payload = `{"${name}":"zz first",${JSON.stringify({ ...(valid.body as object), [name]: value as unknown }).slice(1)}`
    const answer = await fixture.mine.send(operation, valid, { payload })
    fixture.assertions.expectDeclared(operation, answer, 'duplicate key')
    expect(answer.text, operation.id).not.toContain('zz first')
  }
})

test('J7: without a body where one is required the refusal names the missing fields', async () => {
  const requiring = withBody().filter((candidate) => (candidate.body?.required ?? []).length > 0)
  for (const operation of someOf(requiring, 'J7')) {
    const values = await fixture.mine.example(operation)
    const token = operation.permission === 'public' ? null : await fixture.mine.session()
    const answer = await send(
      fixture.server,
      { ...operation, method: operation.method },
      { ...values, body: {} },
      { token },
    )
    expect(answer.status, operation.id).toBe(400)
    const missing = (operation.body?.required ?? []).toSorted()
    expect(Object.keys((answer.body['fields'] ?? {}) as object).toSorted(), operation.id).toEqual(missing)
  }
})

test('every answer carries the headers that keep browsers from guessing, framing and leaking', async () => {
  for (const operation of someOf(fixture.operations, 'headers')) {
    const answer = await fixture.mine.send(operation, await fixture.mine.ready(operation))
    expect(answer.headers, operation.id).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    })
    expect(answer.headers['content-security-policy'], operation.id).toContain("default-src 'none'")
    expect(answer.headers['x-powered-by'], operation.id).toBeUndefined()
  }
})

test('F4: a token in the query or the body opens nothing', async () => {
  const known = only(fixture, (candidate) => candidate.permission !== 'public')
  for (const operation of someOf(known, 'F4')) {
    const values = await fixture.mine.example(operation)
    const token = await fixture.mine.session()
    for (const name of ['token', 'access_token', 'countinghouse']) {
      const url = urlOf(operation, { ...values, query: { ...values.query, [name]: token } })
      const answer = await fixture.server.app.http.inject({
        method: operation.method,
        url,
        remoteAddress: '127.200.0.1',
        ...(operation.body !== null && { payload: { [name]: token } }),
      })
      expect([403, 429], `${operation.id} ${answer.body}`).toContain(answer.statusCode)
    }
  }
})

function withBody(): Operation[] {
  return only(fixture, (operation) => operation.body !== null)
}

function expectRefused(operation: Operation, answer: Awaited<ReturnType<typeof send>>, what: string): void {
  expect(answer, `${operation.id} ${JSON.stringify(what)} ${answer.text}`).toMatchObject({
    status: 400,
    body: { errorType: 'invalid_input' },
  })
  fixture.assertions.expectDeclared(operation, answer, what)
}
