import { expect, test } from 'vitest'
import type { Operation } from './driver/document.ts'
import { unknowable } from './driver/unknowable.ts'
import type { Hashes } from './driver/rows.ts'
import { expectNoEffect, hashOfCompany } from './driver/rows.ts'
import type { Reply, Values } from './driver/send.ts'
import { send, typeOf } from './driver/send.ts'
import { someOf } from './driver/seed.ts'
import { only, useFixture } from './driver/fixture.ts'

const fixture = useFixture()
const own = 'http://localhost:80'
const json = 'application/json'

/** What a page of another site can make a browser send, with the cookie that it sends by itself. */
const forged: readonly (readonly [string, Record<string, string>])[] = [
  ['a form of text/plain', { 'content-type': 'text/plain', origin: 'https://evil.example' }],
  ['a form of text/plain without origin', { 'content-type': 'text/plain' }],
  ['a urlencoded form', { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' }],
  ['a multipart form', { 'content-type': 'multipart/form-data; boundary=x', origin: 'https://evil.example' }],
  ['a blob without type', { 'content-type': '', origin: 'null' }],
  ['origin null', { 'content-type': json, origin: 'null' }],
  ['another site', { 'content-type': json, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['a sibling port', { 'content-type': json, origin: 'http://localhost:8081', 'sec-fetch-site': 'same-site' }],
  ['another scheme', { 'content-type': json, origin: 'https://localhost' }],
  ['a name that begins with ours', { 'content-type': json, origin: 'http://localhost.evil.example' }],
  ['sec-fetch-site cross-site alone', { 'content-type': json, 'sec-fetch-site': 'cross-site' }],
  ['sec-fetch-site same-site alone', { 'content-type': json, 'sec-fetch-site': 'same-site' }],
  ['our origin, but said to be another site', { 'content-type': json, origin: own, 'sec-fetch-site': 'cross-site' }],
  ['neither header', { 'content-type': json }],
]

test('a call that another site makes a browser send is refused on every operation that is not a GET, and has no effect', async () => {
  await expectNoEffect(hashOfMine, {
    cases: await calls(someOf(writing(), 'other site'), true),
    named: ({ operation }) => operation.id,
    run: async ({ operation, valid, token }) => {
      for (const [what, headers] of forged) {
        const type = headers['content-type'] === json ? typeOf(operation) : headers['content-type']
        const answer = await asBrowser(operation, valid, token, { ...headers, 'content-type': type ?? '' })
        expect([400, 403], `${operation.id}: ${what}: ${answer.text}`).toContain(answer.status)
        if (headers['content-type'] === json)
          expect(answer.body, `${operation.id}: ${what}`).toMatchObject({
            errorType: 'forbidden',
            details: { reason: 'origin' },
          })
        expect(answer.headers['set-cookie'], `${operation.id}: ${what}`).toBeUndefined()
      }
    },
  })
})

test('the same call from our own page is served', async () => {
  const honest: Record<string, string>[] = [
    { origin: own },
    { 'sec-fetch-site': 'same-origin' },
    { origin: own, 'sec-fetch-site': 'same-origin' },
  ]
  for (const operation of someOf(writing(), 'own site')) {
    for (const headers of honest) {
      const valid = await fixture.mine.ready(operation)
      const answer = await asBrowser(operation, valid, await fixture.mine.session(true), {
        'content-type': typeOf(operation),
        ...headers,
      })
      if (operation.permission === 'public' || unknowable.has(operation.id))
        expect(answer.body['details'], operation.id).not.toMatchObject({ reason: 'origin' })
      else expect(answer.status, `${operation.id} ${answer.text}`).toBe(operation.success)
    }
  }
})

test('a client without cookies needs no such header', async () => {
  const known = writing().filter(({ id, permission }) => permission !== 'public' && !unknowable.has(id))
  for (const operation of someOf(known, 'without cookies')) {
    const answer = await fixture.mine.send(operation, await fixture.mine.ready(operation))
    expect(answer.status, `${operation.id} ${answer.text}`).toBe(operation.success)
  }
})

test('no GET changes anything', async () => {
  // A session is longer in use with each minute, whatever is asked; that files were exported is on record.
  const left = ['auth.session', 'platform.audit']
  await expectNoEffect(() => hashOfCompany(fixture.server, fixture.mine.companyId, left), {
    cases: await calls(
      only(fixture, (candidate) => candidate.method === 'GET'),
      false,
    ),
    named: ({ operation }) => operation.id,
    run: async ({ operation, valid, token }) => {
      await asBrowser(operation, valid, token, { 'sec-fetch-site': 'cross-site' })
    },
  })
})

type Call = { readonly operation: Operation; readonly valid: Values; readonly token: string }

/** What each would be called with, with a session of its own where it may end the one it has. */
async function calls(operations: readonly Operation[], isOwn: boolean): Promise<Call[]> {
  const prepared: Call[] = []
  for (const operation of operations) {
    const valid = await fixture.mine.ready(operation)
    prepared.push({ operation, valid, token: await fixture.mine.session(isOwn) })
  }
  return prepared
}

function hashOfMine(): Promise<Hashes> {
  return hashOfCompany(fixture.server, fixture.mine.companyId)
}

function writing(): Operation[] {
  return only(fixture, (operation) => operation.method !== 'GET')
}

async function asBrowser(
  operation: Operation,
  values: Values,
  token: string,
  headers: Record<string, string>,
): Promise<Reply> {
  return await send(fixture.server, operation, values, {
    token: null,
    headers: { cookie: `countinghouse=${token}`, ...headers },
  })
}
