import { expect, test } from 'vitest'
import type { Operation } from './driver/document.ts'
import { expectNoEffect, hashOfCompany } from './driver/rows.ts'
import { someOf } from './driver/seed.ts'
import type { Values } from './driver/send.ts'
import { isDone } from './driver/send.ts'
import { only, useFixture } from './driver/fixture.ts'

const fixture = useFixture()

/** Identity providers add parameters of their own to the way back; it takes none but those it knows. */
const openToProviders = 'auth.provider.finish'

/** Fields that decide who owns a row, what it may do or how it stands; none of them is the client's to set. */
const smuggled: Readonly<Record<string, unknown>> = {
  company_id: 1,
  companyId: 1,
  id: 1,
  uid: '00000000-0000-7000-8000-000000000000',
  status: 'active',
  created_by: 1,
  createdBy: 1,
  updatedAt: '2020-01-01T00:00:00Z',
  version: 99,
  total: 0,
  role: 1,
  roles: [1],
  user_roles: [{ usrl_role_id: 1 }],
  Usr_Type: 1,
  is_admin: true,
  isAdmin: true,
  name_key: 'x',
  constructor: 1,
  prototype: {},
  toString: 1,
  valueOf: 1,
  hasOwnProperty: true,
}

/** Messages of a provider are signed and read as they were sent, with whatever a later version adds. */
const signed = 'payments.cardEvent.receive'

/** Created and taken a step further by the same call, so that it answers what came of both: the status by operation. */
const steppedAtOnce: Readonly<Record<string, string>> = {
  'webcheckout.shop.order': 'confirmed',
  'sales.paidMembership.renew': 'active',
}

test('a field that the operation does not declare is refused by name, and nothing is stored', async () => {
  const withFields = only(fixture, (candidate) => candidate.body?.properties !== undefined && candidate.id !== signed)
  const prepared: { operation: Operation; valid: Values }[] = []
  for (const operation of someOf(withFields, 'undeclared'))
    prepared.push({ operation, valid: await fixture.mine.ready(operation) })
  const isOfSessions = ({ permission }: Operation) => permission === 'public' || permission === 'self'
  for (const { operation, valid } of prepared) if (isOfSessions(operation)) await smuggle(operation, valid)
  await expectNoEffect(() => hashOfCompany(fixture.server, fixture.mine.companyId, ['auth.session']), {
    cases: prepared.filter(({ operation }) => !isOfSessions(operation)),
    named: ({ operation }) => operation.id,
    run: ({ operation, valid }) => smuggle(operation, valid),
  })
  for (const { operation, valid } of prepared)
    expect((await fixture.mine.send(operation, valid)).status, operation.id).not.toBe(400)
})

async function smuggle(operation: Operation, valid: Values): Promise<void> {
  for (const [name, value] of Object.entries(smuggled)) {
    if (isDeclared(operation, name)) continue
    const answer = await fixture.mine.send(operation, { ...valid, body: { ...(valid.body as object), [name]: value } })
    expect(answer.status, `${operation.id} ${name} ${answer.text}`).toBe(400)
    const fields =
      name in operation.pathFields
        ? { [name]: expect.anything() }
        : { [name]: [{ code: 'unknown_field', message: expect.any(String) }] }
    expect(answer.body, `${operation.id} ${name}`).toMatchObject({ errorType: 'invalid_input', fields })
  }
}

test('a field that the query does not declare is refused as well', async () => {
  const isClosed = ({ id }: Operation) => id !== openToProviders
  const closed = only(
    fixture,
    (candidate) => isClosed(candidate) && (candidate.method === 'GET' || candidate.upload !== null),
  )
  for (const operation of someOf(closed, 'undeclared query')) {
    const valid = await fixture.mine.example(operation)
    for (const name of [...Object.keys(smuggled), '__proto__']) {
      if (isDeclared(operation, name)) continue
      const sent = operation.method === 'GET' ? [] : Object.entries(valid.query)
      const query = Object.fromEntries([...sent, [name, '1']])
      const answer = await fixture.mine.send(operation, { ...valid, query })
      expect(answer.status, `${operation.id} ${name} ${answer.text}`).toBe(400)
    }
  }
})

test('a body that reaches for the prototype is refused, and no object is changed by it', async () => {
  const payloads = [
    '{"__proto__":{"isAdmin":true}}',
    '{"constructor":{"prototype":{"isAdmin":true}}}',
    '{"a":{"__proto__":{"isAdmin":true}}}',
    '{"__proto__":1}',
    '{"__proto__":null}',
  ]
  const withBody = only(fixture, (candidate) => candidate.body !== null && candidate.id !== signed)
  for (const operation of someOf(withBody, 'prototype')) {
    const valid = await fixture.mine.example(operation)
    for (const payload of payloads) {
      const merged =
        JSON.stringify(valid.body) === '{}' ? payload : `${JSON.stringify(valid.body).slice(0, -1)},${payload.slice(1)}`
      const answer = await fixture.mine.send(operation, valid, { payload: merged })
      expect(answer.status, `${operation.id} ${payload} ${answer.text}`).toBe(400)
      expect(answer.body['errorType']).toBe('invalid_input')
    }
  }
  expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false)
  expect('isAdmin' in {}).toBe(false)
})

test('what a create answers belongs to the session’s company and user, at its first version', async () => {
  for (const operation of only(fixture, (candidate) => candidate.method === 'POST' && candidate.success === 201)) {
    const answer = await fixture.mine.send(operation, await fixture.mine.ready(operation))
    expect(isDone(operation, answer), `${operation.id} ${answer.text}`).toBe(true)
    const status = operation.responses['201']?.properties?.['status']
    const stepped = steppedAtOnce[operation.id]
    if (stepped !== undefined) {
      expect(answer.body, operation.id).toMatchObject({ version: 2, ...(status !== undefined && { status: stepped }) })
      continue
    }
    // Statuses of its own begin with the first.
    const first = ['draft', 'active'].find((one) => status?.enum?.includes(one)) ?? status?.enum?.[0]
    expect(answer.body, operation.id).toMatchObject({ version: 1, ...(status !== undefined && { status: first }) })
  }
})

function isDeclared(operation: Operation, name: string): boolean {
  const fields =
    operation.method === 'GET' || operation.upload !== null ? operation.query.properties : operation.body?.properties
  return Object.hasOwn(fields ?? {}, name)
}
