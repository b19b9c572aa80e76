import { expect, test } from 'vitest'
import type { JsonSchema, Operation } from './driver/document.ts'
import { idFieldsOf } from './driver/document.ts'
import { unknowable } from './driver/unknowable.ts'
import type { Reply, Values } from './driver/send.ts'
import { hashOfCompany, idsOf } from './driver/rows.ts'
import { only, useFixture } from './driver/fixture.ts'
import { someCases } from './driver/seed.ts'

const fixture = useFixture({ isOwn: true })
const nobodysId = 900_000_000_000_000
/** A crawl that finds fewer lists, or its own marker in fewer of them, would not see a text of another company either. */
const leastLists = 50
const mostBlind = 0.4

/** The operations are walked in parts, so that no test takes longer than a test may. */
const parts = [1, 2, 3, 4]

test.each(parts)(
  'another company’s id reads like an id that nobody has, on every operation and in every field, and changes nothing there (part %i)',
  async (part) => {
    const operations = only(fixture, (operation) => isFenced(operation) && idFieldsOf(operation).length > 0).filter(
      (_operation, place) => place % parts.length === part - 1,
    )
    const ids = await foreignIds()
    const before = await hashOfCompany(fixture.server, fixture.other.companyId)
    for (const operation of operations) {
      // Each of these calls is refused, so that they may share one record.
      const valid = await fixture.mine.example(operation)
      for (const field of idFieldsOf(operation)) {
        const random = await sendWith(operation, valid, field, nobodysId)
        expect([400, 403, 404], `${operation.id} ${field.name} ${random.text}`).toContain(random.status)
        // One of them, another with each seed: each field of each operation is walked.
        for (const id of someCases(ids.get(field.entity) ?? [], 1, `${operation.id} ${field.name}`)) {
          const foreign = await sendWith(operation, valid, field, id)
          expect(sameBut(foreign, id), `${operation.id} ${field.place} ${field.name}`).toEqual(
            sameBut(random, nobodysId),
          )
          expect(foreign.text.toLowerCase(), operation.id).not.toContain(fixture.other.marker)
        }
      }
    }
    expect(await hashOfCompany(fixture.server, fixture.other.companyId)).toEqual(before)
  },
)

test('every id of another company in every id field at once is refused as well', async () => {
  const ids = await foreignIds()
  const before = await hashOfCompany(fixture.server, fixture.other.companyId)
  for (const operation of only(fixture, (candidate) => isFenced(candidate) && idFieldsOf(candidate).length > 0)) {
    const id = ids.get(idFieldsOf(operation)[0]?.entity ?? '')?.[0] ?? nobodysId
    const drawn = fixture.other.values(withIds(operation), 'foreign', { id, version: 1, body: {} })
    const answer = await fixture.mine.send(operation, eachOfItsOwn(operation, drawn, ids))
    // A drawn body may break a rule of the business before any id is looked up.
    const isRule = answer.status === 422 && String(answer.body['errorType']).includes('.')
    expect(isRule ? 404 : answer.status, `${operation.id} ${answer.text}`).toSatisfy((status: number) =>
      [400, 403, 404].includes(status),
    )
    expect(answer.text.toLowerCase(), operation.id).not.toContain(fixture.other.marker)
  }
  expect(await hashOfCompany(fixture.server, fixture.other.companyId)).toEqual(before)
})

test('no list, search, picker or first data shows a text of another company', async () => {
  const { mine, other } = fixture
  const isSeen = (candidate: Operation) => !candidate.writes && isFenced(candidate) && !unknowable.has(candidate.id)
  for (const operation of only(fixture, isSeen)) {
    const words = operation.query.properties?.['q'] === undefined ? [] : [other.marker, other.marker.slice(0, 4), 'zq']
    const searches = operation.query.required?.includes('q') ? words : [undefined, ...words]
    for (const q of searches) {
      const ask = (values: Values) =>
        mine.send(operation, { ...values, query: { ...requiredOf(operation, values), ...(q !== undefined && { q }) } })
      const known = await ask(await mine.example(operation))
      // What other operations did to the record since is no matter here.
      const answer = known.status === operation.success ? known : await ask(await mine.ready(operation))
      expect(answer.status, `${operation.id} ${answer.text}`).toBe(operation.success)
      expect(answer.text.toLowerCase(), operation.id).not.toContain(other.marker)
    }
  }
})

test('the crawl can see: one’s own company shows its own marker in most lists', async () => {
  const { mine } = fixture
  const isList = (candidate: Operation) => !candidate.writes && isFenced(candidate) && candidate.id.endsWith('.list')
  const lists = only(fixture, isList)
  const blind: string[] = []
  for (const operation of lists) {
    const values = await mine.example(operation)
    const answer = await mine.send(operation, { ...values, query: requiredOf(operation, values) })
    if (!answer.text.toLowerCase().includes(mine.marker)) blind.push(operation.id)
  }
  expect(lists.length).toBeGreaterThan(leastLists)
  expect(blind.length / lists.length, blind.join()).toBeLessThan(mostBlind)
  const session = only(fixture, ({ id }) => id === 'auth.session.get')
  for (const operation of session)
    expect((await mine.send(operation, await mine.ready(operation))).text.toLowerCase()).toContain(mine.marker)
})

/** Each field names a record of its own kind: the id of another kind may be one of ours. */
function eachOfItsOwn(operation: Operation, drawn: Values, ids: ReadonlyMap<string, readonly number[]>): Values {
  const named = (where: 'query' | 'body') =>
    Object.fromEntries(
      idFieldsOf(operation).flatMap(({ place, name, entity }) => {
        const given = place === where ? (drawn[where] as Record<string, unknown> | undefined)?.[name] : undefined
        return typeof given === 'number' ? [[name, ids.get(entity)?.[0] ?? nobodysId]] : []
      }),
    )
  const { body } = drawn
  return {
    ...drawn,
    query: { ...drawn.query, ...named('query') },
    ...(body !== null && typeof body === 'object' && { body: { ...body, ...named('body') } }),
  }
}

/** What a list cannot be asked without, such as the product whose prices are wanted. */
function requiredOf({ query }: Operation, values: Values): Values['query'] {
  return Object.fromEntries(Object.entries(values.query).filter(([name]) => query.required?.includes(name)))
}

/** What people who run the installation do may concern every company; what they see of one is tested with the module. */
function isFenced({ permission, isForOperators }: Operation): boolean {
  return permission !== 'public' && !isForOperators
}

/** The operation as if every id that its body or query may name had to be there. */
function withIds(operation: Operation): Operation {
  const named = (where: Field['place']) =>
    idFieldsOf(operation).flatMap(({ place, name }) => (place === where ? [name] : []))
  const requiring = (schema: JsonSchema, names: string[]) => ({
    ...schema,
    required: [...(schema.required ?? []), ...names],
  })
  return {
    ...operation,
    query: requiring(operation.query, named('query')),
    body: operation.body === null ? null : requiring(operation.body, named('body')),
  }
}

/** Ids of the other company that one's own has not, as it has a role 1 of its own. */
async function foreignIds(): Promise<Map<string, number[]>> {
  const own = await idsOf(fixture.server, fixture.mine.companyId)
  const ids = await idsOf(fixture.server, fixture.other.companyId)
  return new Map(
    [...ids].map(([entity, found]) => [entity, found.filter((id) => own.get(entity)?.includes(id) !== true)]),
  )
}

type Field = ReturnType<typeof idFieldsOf>[number]

async function sendWith(operation: Operation, valid: Values, field: Field, id: number): Promise<Reply> {
  const place = { ...(valid[field.place] as object), [field.name]: id }
  return await fixture.mine.send(operation, { ...valid, [field.place]: place } as Values)
}

/** What a client can tell two refusals apart by. */
function sameBut({ status, body, headers }: Reply, id: number): unknown {
  const { requestId: _, ...rest } = body
  return {
    status,
    body: JSON.parse(JSON.stringify(rest).replaceAll(String(id), 'id')) as unknown,
    cookie: headers['set-cookie'],
  }
}
