import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { operationsOf } from './driver/document.ts'
import { useFixture } from './driver/fixture.ts'

const fixture = useFixture()

test('the document is OpenAPI 3.1: operations are named once, declare their path fields, and every schema and reference holds', () => {
  const { document } = fixture
  const operations = operationsOf(document)
  expect(document.openapi).toMatch(/^3\.1\.\d+$/)
  expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) })
  expect(new Set(operations.map((operation) => operation.id)).size).toBe(operations.length)
  const ajv = new Ajv2020({ strict: false })
  for (const operation of [...operations, ...fixture.operations]) {
    const inAddress = [...operation.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
    expect(Object.keys(operation.pathFields), operation.id).toEqual(inAddress)
    for (const schema of [
      operation.query,
      operation.body,
      ...Object.values(operation.pathFields),
      ...Object.values(operation.responses),
    ]) {
      expect(schema === null || ajv.validateSchema(schema), `${operation.id} ${ajv.errorsText()}`).toBe(true)
    }
  }
  expect(brokenReferences(document)).toEqual([])
})

test('every operation says who may call it, whether it writes and whether it takes a key, and every id says what it names', () => {
  for (const { id, permission, idempotent, writes, pathFields, method } of fixture.operations) {
    expect(permission, id).toMatch(/^(public|self|[^:]+:[a-z][a-z_]*)$/)
    expect(['required', 'optional', 'no'], id).toContain(idempotent)
    expect(writes && method === 'GET', id).toBe(false)
    for (const [name, schema] of Object.entries(pathFields)) {
      if (schema.type === 'integer') expect(schema['x-entity'], `${id} ${name}`).toMatch(/^[a-z]+\.[a-z_]+$/)
    }
  }
})

test('what is the same for every record type is said once, and the document stays small', () => {
  const operations = operationsOf(fixture.document)
  expect(operations.length).toBeLessThan(1_450)
  // Units: characters. It grows with the product, not with the number of its record types times their services.
  expect(JSON.stringify(fixture.document).length).toBeLessThan(2_430_000)
  for (const { id, recordTypes } of operations) expect(recordTypes !== null, id).toBe(id.startsWith('desk.record.'))
})

test('the router serves every operation of the document, and under /api nothing else but the document, its reading page and the stream of events', () => {
  const { server } = fixture
  const operations = operationsOf(fixture.document)
  const documented = operations.map(({ method, path }) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`)
  for (const operation of documented) {
    const [method, url] = operation.split(' ')
    expect(server.app.http.hasRoute({ method: method as 'GET', url: url ?? '' }), operation).toBe(true)
  }
  const routed = addressesOf(server.app.http.printRoutes({ commonPrefix: false, includeHooks: false }))
  const known = new Set(documented.map((operation) => operation.split(' ')[1]))
  expect(
    routed.filter(
      (url) =>
        url.startsWith('/api') && !known.has(url) && !/^\/api\/(openapi\.json|docs(\/.*)?|desk\/events)$/.test(url),
    ),
  ).toEqual([])
})

test('an address that is not in the document is 404 in the form of every refusal, with and without a session', async () => {
  const { server, mine } = fixture
  const addresses = [
    '/api',
    '/api/',
    '/api/nope',
    '/api/procure/brand',
    '/api/auth/session/',
    '/api/PROCURE/brands',
    '/api/auth/signin',
    '/api/erp/people',
    '/api/auth/public',
    '/api/docs/nope',
  ]
  for (const url of addresses) {
    for (const headers of [{}, { authorization: `Bearer ${await mine.session()}` }]) {
      for (const method of ['GET', 'POST', 'DELETE'] as const) {
        const response = await server.app.http.inject({ method, url, headers })
        expect(response.statusCode, `${method} ${url} ${response.body}`).toBe(404)
        expect(response.json(), url).toMatchObject({
          errorType: 'not_found',
          message: expect.any(String),
          requestId: expect.any(String),
        })
        expect(response.headers['cache-control']).toBe('no-store')
      }
    }
  }
})

test('an address that cannot be read is refused in the form of every refusal', async () => {
  const { server, mine } = fixture
  const headers = { authorization: `Bearer ${await mine.session()}` }
  for (const url of [
    '/api/procure/brands/%zz',
    '/api/procure/brands/%',
    `/api/procure/brands/${'1'.repeat(300)}`,
    '/api/procure/brands/%ff',
  ]) {
    const response = await server.app.http.inject({ url, headers })
    expect(response.statusCode, url).toBeGreaterThanOrEqual(400)
    expect(response.statusCode, url).toBeLessThan(500)
    expect(response.json(), url).toMatchObject({
      errorType: expect.stringMatching(/^(invalid_input|not_found)$/),
      requestId: expect.any(String),
    })
  }
})

/** Addresses of the router's tree, whose branches are drawn with lines. */
function addressesOf(tree: string): string[] {
  const above: string[] = []
  return tree.split('\n').flatMap((line) => {
    const match = /^([│ ]*)[├└]── (\S+) \(/.exec(line)
    if (match === null) return []
    const depth = (match[1] ?? '').length / 4
    above.splice(depth, above.length, match[2] ?? '')
    return [above.join('')]
  })
}

function brokenReferences(document: object): string[] {
  const references = JSON.stringify(document)
    .matchAll(/"\$ref":"([^"]+)"/g)
    .map((match) => match[1] ?? '')
  return [...new Set(references)].filter((reference) => {
    const names = reference
      .split('/')
      .slice(1)
      .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
    return (
      !reference.startsWith('#/') ||
      names.reduce<unknown>((node, name) => (node as Record<string, unknown> | undefined)?.[name], document) ===
        undefined
    )
  })
}
