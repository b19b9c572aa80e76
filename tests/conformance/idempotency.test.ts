import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { query } from '../support/database.ts'
import type { Operation } from './driver/document.ts'
import { idFieldsOf, typesOf } from './driver/document.ts'
import { madeInSteps, named } from './driver/known-values.ts'
import type { Hashes } from './driver/rows.ts'
import { expectNoEffect, hashOfCompany } from './driver/rows.ts'
import { someOf } from './driver/seed.ts'
import type { Reply, Values } from './driver/send.ts'
import { isDone, withUnknownField } from './driver/send.ts'
import { only, useFixture } from './driver/fixture.ts'

const fixture = useFixture()

test('C1: a key sent again gets the stored status and body byte for byte, ten times, and the effect happens once', async () => {
  const done: { operation: Operation; values: Values; key: string; first: Reply }[] = []
  for (const operation of someOf(keyed(), 'C1')) {
    const values = await fixture.mine.ready(operation)
    const key = randomUUID()
    const first = await fixture.mine.send(operation, values, { key })
    expect(isDone(operation, first), `${operation.id} ${first.text}`).toBe(true)
    expect(first.headers['idempotent-replayed']).toBeUndefined()
    done.push({ operation, values, key, first })
  }
  await expectNoEffect(hashOfMine, {
    cases: done,
    named: ({ operation }) => operation.id,
    run: async ({ operation, values, key, first: { status, text } }) => {
      for (let repeat = 0; repeat < 10; repeat++) {
        const again = await fixture.mine.send(operation, values, { key })
        expect({ status: again.status, text: again.text }, operation.id).toEqual({ status, text })
        expect(again.headers['idempotent-replayed'], operation.id).toBe('true')
      }
    },
  })
})

test('C2: twenty at once with one key have one effect; the others get its answer or are told that it still runs', async () => {
  for (const operation of someOf(keyed(), 'C2')) {
    const values = await fixture.mine.ready(operation)
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 20 }, () => fixture.mine.send(operation, values, { key })))
    const done = answers.filter((answer) => isDone(operation, answer))
    expect(done.filter((answer) => answer.headers['idempotent-replayed'] === undefined).length, operation.id).toBe(1)
    expect(new Set(done.map((answer) => answer.text)).size, operation.id).toBe(1)
    for (const answer of answers.filter((other) => !done.includes(other))) {
      expect([409, 503], `${operation.id} ${answer.text}`).toContain(answer.status)
      expect(['request_in_progress', 'busy'], operation.id).toContain(answer.body['errorType'])
    }
    const rows = await auditRows(answers.map((answer) => String(answer.headers['x-request-id'])))
    expect(rows, operation.id).toBe(madeInSteps[operation.id]?.rows ?? 1)
  }
})

test('C2: what bears a uid and is sent six times at once, with keys of their own, is one; no call fails', async () => {
  const bearsUid = only(fixture, ({ method, body }) => method === 'POST' && body?.properties?.['uid'] !== undefined)
  const wrong: string[] = []
  for (const operation of bearsUid) {
    const values = await fixture.mine.ready(operation)
    const answers = await Promise.all(Array.from({ length: 6 }, () => fixture.mine.send(operation, values)))
    const done = answers.filter((answer) => isDone(operation, answer))
    const refused = answers.filter((answer) => !done.includes(answer))
    const ids = new Set(done.map(({ body }) => body['id'] ?? body['uid']))
    if (ids.size !== 1) wrong.push(`${operation.id} is there ${ids.size} times`)
    for (const { status, text } of refused.filter(({ status }) => ![409, 422, 503].includes(status)))
      wrong.push(`${operation.id} ${status} ${text}`)
  }
  expect(wrong).toEqual([])
})

test('C2: whatever is sent six times at once, with keys of its own, is done or refused; no call fails', async () => {
  const wrong: string[] = []
  for (const operation of someOf(keyed(), 'C2 own keys')) {
    const values = await fixture.mine.ready(operation)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => fixture.mine.send(operation, values, { key: randomUUID() })),
    )
    if (!answers.some((answer) => isDone(operation, answer))) wrong.push(`${operation.id} ${answers[0]?.text}`)
    for (const { status, text } of answers.filter((answer) => answer.status >= 500 && answer.status !== 503))
      wrong.push(`${operation.id} ${status} ${text}`)
  }
  expect(wrong).toEqual([])
})

test('C3: a key is bound to its route and body, and belongs to one user of one company', async () => {
  const operations = someOf(keyed(), 'C3')
  for (const [index, operation] of operations.entries()) {
    const values = await fixture.mine.ready(operation)
    const key = randomUUID()
    await fixture.mine.send(operation, values, { key })
    const different = await otherThan(operation, values)
    if (different !== null) {
      const otherBody = await fixture.mine.send(operation, different, { key })
      expect(otherBody.body, operation.id).toMatchObject({ errorType: 'idempotency_key_reused' })
      expect(otherBody.status).toBe(422)
    }
    const otherRoute = operations[(index + 1) % operations.length] ?? operation
    const elsewhere = await fixture.mine.send(otherRoute, await fixture.mine.ready(otherRoute), { key })
    expect(elsewhere, otherRoute.id).toMatchObject({ status: 422, body: { errorType: 'idempotency_key_reused' } })
    const otherCompany = await fixture.other.send(operation, await fixture.other.ready(operation), { key })
    expect(isDone(operation, otherCompany), `${operation.id} ${otherCompany.text}`).toBe(true)
    expect(otherCompany.headers['idempotent-replayed']).toBeUndefined()
  }
})

test('C3: another user of the same company may use the same key', async () => {
  const { as } = await fixture.server.company()
  const own = keyed().map((operation) => operation.permission)
  // A saved view and a card belong to a page that their maker may view, an import to one whose records he may import.
  const more = ['brand:import', 'statements:view']
  const permissions = [...new Set([...own, ...own.map((right) => right.replace(/:.*/, ':view')), ...more])]
  const [one, two] = [await as({ may: permissions }), await as({ may: permissions })]
  for (const operation of someOf(keyed().filter(namesNoRecord), 'C3 users')) {
    const key = randomUUID()
    const input = await fixture.mine.ready(operation)
    // An optional record of a company that is not theirs.
    const ids = new Set(idFieldsOf(operation).map(({ name }) => name))
    if (Object.entries(input.body ?? {}).some(([name, value]) => ids.has(name) && value !== null)) continue
    const first = await fixture.mine.send(operation, input, { key, token: one.token })
    const second = await fixture.mine.send(operation, await fixture.mine.ready(operation), { key, token: two.token })
    expect(
      [isDone(operation, first), isDone(operation, second)],
      `${operation.id} ${first.text} ${second.text}`,
    ).toEqual([true, true])
    // What changes many answers how many.
    if (first.body['id'] !== undefined) expect(second.text).not.toBe(first.text)
  }
})

test('C4: a key whose request was refused is free again, and then runs', async () => {
  for (const operation of someOf(keyed(), 'C4')) {
    const key = randomUUID()
    const unreadable = withUnknownField(operation, await fixture.mine.ready(operation))
    expect((await fixture.mine.send(operation, unreadable, { key })).status, operation.id).toBe(400)
    const conflict = await conflictOf(operation)
    if (conflict !== null) {
      const conflicting = await fixture.mine.send(operation, conflict, { key })
      const isRule = conflicting.status === 422 && String(conflicting.body['errorType']).includes('.')
      expect(isRule ? 409 : conflicting.status, `${operation.id} ${conflicting.text}`).toSatisfy((status: number) =>
        [404, 409].includes(status),
      )
    }
    // What was drawn before may be there by now: the conflict was with something new.
    const right = await fixture.mine.send(operation, await fixture.mine.ready(operation), { key })
    expect(isDone(operation, right), `${operation.id} ${right.text}`).toBe(true)
    expect(right.headers['idempotent-replayed']).toBeUndefined()
  }
})

test('C6: a key that is missing or malformed is refused where one is required', async () => {
  const malformed = [
    '',
    ' ',
    'a b',
    'a'.repeat(256),
    'schlüssel',
    'ключ'
      .split('')
      .map(() => '\u00ff')
      .join(''),
    'a\tb',
  ]
  const prepared: { operation: Operation; values: Values }[] = []
  for (const operation of someOf(keyed(), 'C6'))
    prepared.push({ operation, values: await fixture.mine.ready(operation) })
  await expectNoEffect(hashOfMine, {
    cases: prepared,
    named: ({ operation }) => operation.id,
    run: async ({ operation, values }) => {
      if (operation.idempotent === 'required') {
        const without = await fixture.mine.send(operation, values, { key: null })
        expect(without, operation.id).toMatchObject({
          status: 400,
          body: { errorType: 'invalid_input', fields: { 'Idempotency-Key': expect.anything() } },
        })
      }
      for (const key of malformed) {
        const answer = await fixture.mine.send(operation, values, { key })
        expect(answer, `${operation.id} ${JSON.stringify(key)}`).toMatchObject({
          status: 400,
          body: { errorType: 'invalid_input' },
        })
      }
    },
  })
  for (const { operation } of prepared) {
    const longest = await fixture.mine.send(operation, await fixture.mine.ready(operation), {
      key: `!${'~'.repeat(254)}`.replace('!', randomUUID().slice(0, 1)),
    })
    expect(isDone(operation, longest) || longest.status === 422, `${operation.id} ${longest.text}`).toBe(true)
  }
})

function hashOfMine(): Promise<Hashes> {
  return hashOfCompany(fixture.server, fixture.mine.companyId, ['auth.session'])
}

/** Input that is not the same by chance, as two that are drawn from few choices may be; null: it takes none. */
async function otherThan(operation: Operation, values: Values): Promise<Values | null> {
  const isFree = operation.upload !== null || idFieldsOf(operation).some(({ place }) => place === 'path')
  if (!isFree && Object.keys(operation.body?.properties ?? {}).length === 0) return null
  for (let tries = 0; tries < 50; tries++) {
    const other = await fixture.mine.ready(operation)
    if (JSON.stringify(other) !== JSON.stringify(values)) return other
  }
  for (const [name, schema] of Object.entries(operation.body?.properties ?? {})) {
    const choice = schema.enum?.find((one) => one !== schema.default)
    if (choice !== undefined) return { ...values, body: { ...(values.body as object), [name]: choice } }
  }
  for (const [name, schema] of Object.entries(operation.body?.properties ?? {})) {
    const isGiven = (values.body as Record<string, unknown>)[name] !== null
    if (isGiven && typesOf(schema).includes('null'))
      return { ...values, body: { ...(values.body as object), [name]: null } }
    const entity = operation.body?.required?.includes(name) === true ? schema['x-entity'] : undefined
    if (entity !== undefined)
      return { ...values, body: { ...(values.body as object), [name]: (await fixture.mine.make(entity)).id } }
  }
  throw new Error(`The driver finds no other input for ${operation.id}.`)
}

function keyed(): Operation[] {
  return only(fixture, (operation) => operation.idempotent !== 'no')
}

/** Readable input that the database's state refuses: a record that is not there, or a value that is taken. */
async function conflictOf(operation: Operation) {
  const values = await fixture.mine.ready(operation)
  const names = Object.keys(operation.pathFields)
  if (names.length > 0) return { ...values, path: Object.fromEntries(names.map((name) => [name, 900_000_000_000_000])) }
  if (operation.upload !== null && 'entity' in values.query)
    return { ...values, query: { ...values.query, entity: 'no.such' } }
  await fixture.mine.send(operation, values)
  // What only asks for work may be asked for as often as one likes.
  return isDone(operation, await fixture.mine.send(operation, values)) ? null : values
}

/** How often something was done: the rows of one record, or those of jobs that were started for it, whichever are more. */
async function auditRows(requestIds: readonly string[]): Promise<number> {
  const rows = await query<{ count: number }>(
    fixture.server.database.maintUrl,
    `select coalesce(max(rows), 0)::int as count from (
       select count(*) as rows from platform.audit where request_id = any($1) and action <> 'auth.permission.admin_bypass'
       group by entity, case when entity = 'platform.job' then null else entity_id end) a`,
    [requestIds],
  )
  return rows[0]?.count ?? 0
}

/** Needs a balance, a customer by its email address, or an order by its reference, of its own company. */
const ofItsCompany = new Set([
  'accounts.currencyRevaluation.post',
  'webcheckout.shop.consent',
  'webcheckout.shop.cancel',
  'webcheckout.shop.pay',
])

/** These two are of a company of their own, which has none of the records, and run no installation. */
function namesNoRecord(operation: Operation): boolean {
  return (
    !operation.isForOperators &&
    named[operation.id] === undefined &&
    !ofItsCompany.has(operation.id) &&
    !Object.entries(operation.body?.properties ?? {}).some(
      ([name, { items }]) =>
        operation.body?.required?.includes(name) === true &&
        Object.entries(items?.properties ?? {}).some(
          ([key, cell]) => cell['x-entity'] !== undefined && items?.required?.includes(key) === true,
        ),
    ) &&
    !idFieldsOf(operation).some(
      ({ place, name }) => place === 'path' || operation.body?.required?.includes(name) === true,
    )
  )
}
