import { permissionOf } from '@countinghouse/contract/route'
import { beforeAll, expect, test } from 'vitest'
import { apart, loadContract } from '../../apps/server/src/platform/calls/contract.ts'
import { findContractProblems } from '../../apps/server/src/platform/calls/handlers.ts'
import { calledRoute, recordCallsOf } from '../../apps/server/src/platform/records/record-calls.ts'
import type { Operation } from './driver/document.ts'
import { operationsOf } from './driver/document.ts'
import { typeOf } from './driver/record-types.ts'
import { send } from './driver/send.ts'
import { only, useFixture } from './driver/fixture.ts'

/** What is one call for the records of every type; what each type makes of it is in every other family. */
const fixture = useFixture()
let services: readonly Operation[]

beforeAll(() => {
  services = operationsOf(fixture.document).filter(({ recordTypes }) => recordTypes !== null)
})

/** Whatever stands where a record type belongs and is none. */
const noTypes = [
  'procure.nothing',
  'nothing.brand',
  'brand',
  'procure.Brand',
  'procure.brand ',
  'procure.brand,procure.season',
  'PROCURE.BRAND',
  'erp.app_user',
  '__proto__',
  'constructor',
  'toString',
  'null',
  '*',
  '%',
  "procure.brand' or '1'='1",
  '../erp.role',
  '{type}',
  'a'.repeat(190),
]

test('the document says of each service which types it takes, with the permission of the page of each', () => {
  const declared = new Map<string, Record<string, string>>()
  for (const route of fixture.recordRoutes) {
    const id = route.record?.service ?? ''
    declared.set(id, { ...declared.get(id), [typeOf(route)]: permissionOf(route) })
  }
  expect(services.length).toBeGreaterThan(15)
  expect(Object.fromEntries(services.map(({ id, recordTypes }) => [id, recordTypes]))).toEqual(
    Object.fromEntries(declared),
  )
  for (const { id, path } of services) expect(path, id).toMatch(/^\/api\/desk\/records\/\{type\}\//)
})

test('what a type takes and answers, its service takes and answers', async () => {
  for (const operation of only(fixture, isOfType)) {
    const service = serviceOf(operation)
    const values = await fixture.mine.ready(operation)
    if (service.body !== null)
      expect(fixture.assertions.fits(service.body, values.body), `${operation.id} ${JSON.stringify(values.body)}`).toBe(
        true,
      )
    const answer = await fixture.mine.send(operation, values)
    fixture.assertions.expectDeclared(service, answer, operation.id)
  }
})

test('what is no record type, or is without the service, reads like an address that nobody serves', async () => {
  for (const service of services) {
    const types = new Set(Object.keys(service.recordTypes ?? {}))
    const without = services.flatMap(({ recordTypes }) =>
      Object.keys(recordTypes ?? {}).filter((type) => !types.has(type)),
    )
    const valid = await fixture.mine.example(ofType(service))
    for (const type of [...noTypes, ...without.slice(0, 5)]) {
      const path = { ...valid.path, type }
      const answer = await fixture.mine.send(service, { ...valid, path })
      expect(answer.status, `${service.id} ${type} ${answer.text}`).toBe(404)
      expect(answer.body, `${service.id} ${type}`).toMatchObject({ errorType: 'not_found' })
    }
  }
})

test('the record type stands in the address only', async () => {
  for (const service of services) {
    const operation = ofType(service)
    const valid = await fixture.mine.example(operation)
    const place = service.method === 'GET' || service.upload !== null ? 'query' : 'body'
    const twice = { ...valid, [place]: { ...(valid[place] as object), type: 'erp.role' } }
    const answer = await fixture.mine.send(operation, twice)
    expect(answer.status, `${operation.id} ${answer.text}`).toBe(400)
    expect(answer.body, operation.id).toMatchObject({ fields: { type: [{ code: 'unknown_field' }] } })
  }
})

test('the permission of one type opens the service for no other type', async () => {
  const { as } = await fixture.server.company()
  const holder = await as({ may: ['view', 'edit', 'merge', 'deactivate', 'export'].map((event) => `brand:${event}`) })
  for (const operation of only(fixture, (other) => isOfType(other) && !other.permission.startsWith('brand:'))) {
    const answer = await send(fixture.server, operation, fixture.mine.values(operation, 'type'), {
      token: holder.token,
    })
    expect(answer.status, `${operation.id} ${answer.text}`).toBe(403)
    expect(answer.body, operation.id).toMatchObject({ errorType: 'forbidden', details: { reason: 'page' } })
  }
})

test('nothing is called without a permission that is known: no type, no call', async () => {
  const { routes, recordRoutes } = await loadContract()
  const calls = recordCallsOf(recordRoutes)
  for (const { record, id } of recordRoutes) {
    if (record === null) throw new Error(`${id} is no call of a record type.`)
    const service = routes.find((route) => route.id === record.service)
    if (service === undefined) throw new Error(`${id} has no service.`)
    expect(calledRoute(calls, service, record.type)?.id).toBe(id)
    for (const type of [...noTypes, null, '']) expect(calledRoute(calls, service, type), id).toBeNull()
    expect(calledRoute(new Map(), service, record.type), id).toBeNull()
  }
})

test('a service whose type asks for another event, or that nobody serves, keeps the server from starting', async () => {
  const contract = await loadContract()
  const route = contract.recordRoutes.find(({ id }) => id === 'procure.brand.history')
  if (route === undefined || typeof route.access === 'string') throw new Error('Brands have no history.')
  const other = { ...route, access: { ...route.access, event: 'edit' } }
  const service = contract.routes.find(({ id }) => id === route.record?.service)
  const problems = (changed: typeof route, served: boolean) =>
    findContractProblems(
      { ...contract, ...apart([...(service === undefined ? [] : [service]), changed]) },
      served && service !== undefined ? [{ kind: 'read', route: service, run: () => null }] : [],
    )
  expect(problems(route, true)).toEqual([])
  expect(problems(other, true)).toEqual(['procure.brand.history does not ask for what desk.record.history asks for.'])
  expect(problems(route, false)).toContain('procure.brand.history has no handler.')
})

function isOfType({ path }: Operation): boolean {
  return path.startsWith('/api/desk/records/')
}

/** The service as one of the types has it that this run takes. */
function ofType(service: Operation): Operation {
  const found = fixture.operations.find((operation) => isOfType(operation) && serviceOf(operation) === service)
  if (found === undefined) throw new Error(`No type of this run has ${service.id}.`)
  return found
}

function serviceOf(operation: Operation): Operation {
  const [, type] = /^\/api\/desk\/records\/([^/]+)/.exec(operation.path) ?? []
  const path = operation.path.replace(`/records/${type}/`, '/records/{type}/')
  const found = services.find((service) => service.path === path && service.method === operation.method)
  if (found === undefined) throw new Error(`${operation.id} is served by nothing.`)
  return found
}
