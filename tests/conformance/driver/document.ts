import type { TestServer } from '../../support/server.ts'

export type JsonSchema = {
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | JsonSchema
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
  readonly patternProperties?: Readonly<Record<string, JsonSchema>>
  readonly oneOf?: readonly JsonSchema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly exclusiveMaximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly default?: unknown
  /** Name of a shared reference list the value comes from. */
  readonly list?: string
  readonly 'x-entity'?: string
}

type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  /** Exploded: each property of the schema's parts is a parameter of the query. */
  explode?: boolean
  schema: JsonSchema
}
type Content = {
  'x-statuses'?: readonly number[]
  content?: { 'application/json'?: { schema: JsonSchema }; '*/*'?: object }
}
type RawOperation = {
  operationId: string
  'x-permission': string
  'x-idempotent'?: 'required' | 'optional'
  'x-writes'?: boolean
  'x-for-operators'?: boolean
  'x-record-types'?: Readonly<Record<string, string>>
  'x-upload'?: { maxBytes: number; mediaTypes: readonly string[] | 'any' }
  parameters: Parameter[]
  requestBody?: Content
  responses: Record<string, Content>
}

export type OpenApi = {
  readonly openapi: string
  readonly info: Record<string, unknown>
  readonly paths: Record<string, Record<string, RawOperation>>
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** One call of the API as the document describes it. */
export type Operation = {
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  readonly path: string
  readonly permission: string
  readonly idempotent: 'required' | 'optional' | 'no'
  readonly writes: boolean
  /** Besides its right it asks for a person who runs the whole installation, and may concern every company. */
  readonly isForOperators: boolean
  /** The types that the address may name, with the permission of each; null: it names none. */
  readonly recordTypes: Readonly<Record<string, string>> | null
  readonly pathFields: Readonly<Record<string, JsonSchema>>
  readonly query: JsonSchema
  readonly body: JsonSchema | null
  /** The body is bytes, and everything else stands in the query. */
  readonly upload: { readonly maxBytes: number; readonly mediaTypes: readonly string[] | 'any' } | null
  /** Success answers a file. */
  readonly isFile: boolean
  readonly responses: Readonly<Record<string, JsonSchema>>
  readonly success: number
}

export async function readDocument(server: TestServer, token: string): Promise<OpenApi> {
  const response = await server.app.http.inject({
    url: '/api/openapi.json',
    headers: { authorization: `Bearer ${token}` },
  })
  if (response.statusCode !== 200) throw new Error(`The API document answered ${response.statusCode}.`)
  return response.json<OpenApi>()
}

export function operationsOf(document: OpenApi): Operation[] {
  const { paths } = withoutReferences(document)
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, raw]) => operationOf(path, method, raw)),
  )
}

/** What a document says once among its components, in each place that refers to it; a schema that contains itself keeps its reference. */
function withoutReferences({ components, ...document }: OpenApi): Pick<OpenApi, 'paths'> {
  const known = new Map<string, unknown>()
  const open: string[] = []

  function put(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(put)
    if (typeof value !== 'object' || value === null) return value
    const { $ref } = value as { $ref?: unknown }
    if (typeof $ref !== 'string')
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, put(part)]))
    if (open.includes($ref)) return value
    if (known.has($ref)) return known.get($ref)
    const [, , place = '', name = ''] = $ref.split('/')
    open.push($ref)
    const found = put(components[place]?.[name])
    open.pop()
    known.set($ref, found)
    return found
  }

  return put(document) as Pick<OpenApi, 'paths'>
}

function operationOf(path: string, method: string, raw: RawOperation): Operation {
  const success = Object.keys(raw.responses)
    .map(Number)
    .find((status) => status < 400)
  if (success === undefined) throw new Error(`${raw.operationId} names no success.`)
  return {
    id: raw.operationId,
    method: method.toUpperCase() as Operation['method'],
    path,
    permission: raw['x-permission'],
    idempotent: raw['x-idempotent'] ?? 'no',
    writes: raw['x-writes'] === true,
    isForOperators: raw['x-for-operators'] === true,
    recordTypes: raw['x-record-types'] ?? null,
    pathFields: fieldsIn(raw, 'path'),
    query: {
      type: 'object',
      properties: fieldsIn(raw, 'query'),
      required: raw.parameters
        .filter((parameter) => parameter.in === 'query' && parameter.required)
        .map(({ name }) => name),
      additionalProperties: false,
    },
    body: raw.requestBody?.content?.['application/json']?.schema ?? null,
    upload: raw['x-upload'] ?? null,
    isFile: raw.responses[String(success)]?.content?.['*/*'] !== undefined,
    responses: Object.fromEntries(
      Object.entries(raw.responses).flatMap(([status, response]) => {
        const schema = response.content?.['application/json']?.schema
        const statuses = response['x-statuses'] ?? [status]
        return schema === undefined ? [] : statuses.map((one) => [String(one), schema])
      }),
    ),
    success,
  }
}

function fieldsIn(raw: RawOperation, place: Parameter['in']): Record<string, JsonSchema> {
  const found = raw.parameters.filter((parameter) => parameter.in === place)
  return Object.fromEntries(
    found.flatMap(({ name, explode, schema }) => (explode === true ? conditionsIn(schema) : [[name, schema]])),
  )
}

/** Each condition that a pattern stands for, `^(code|name)\\.(begins|equals)$`. */
function conditionsIn({ patternProperties = {} }: JsonSchema): [string, JsonSchema][] {
  return Object.entries(patternProperties).flatMap(([pattern, schema]) => {
    const [, fields = '', , ways] = /^\^\(([\w|]+)\)(\\\.\(([\w|]+)\))?\$$/.exec(pattern) ?? []
    if (fields === '') throw new Error(`The driver cannot read the pattern ${pattern}.`)
    return fields
      .split('|')
      .flatMap((field) => (ways === undefined ? [field] : ways.split('|').map((way) => `${field}.${way}`)))
      .map((name): [string, JsonSchema] => [name, schema])
  })
}

/** The alternatives of a schema, nullable or a union; a plain one is its own only alternative. */
export function alternativesOf(schema: JsonSchema): readonly JsonSchema[] {
  return schema.anyOf ?? schema.oneOf ?? [schema]
}

export function typesOf(schema: JsonSchema): readonly string[] {
  if (schema.type !== undefined) return typeof schema.type === 'string' ? [schema.type] : schema.type
  if (schema.const !== undefined) return [typeof schema.const]
  return [
    ...new Set(
      alternativesOf(schema)
        .filter((other) => other !== schema)
        .flatMap(typesOf),
    ),
  ]
}

/** Every field of an operation that takes the id of a record, wherever it stands. */
export function idFieldsOf(operation: Operation): { place: 'path' | 'query' | 'body'; name: string; entity: string }[] {
  const places = [
    ['path', operation.pathFields],
    ['query', operation.query.properties],
    ['body', operation.body?.properties],
  ] as const
  return places.flatMap(([place, fields]) =>
    Object.entries(fields ?? {}).flatMap(([name, schema]) => {
      const entity = alternativesOf(schema)
        .map((other) => other['x-entity'])
        .find((found) => found !== undefined)
      return entity === undefined ? [] : [{ place, name, entity }]
    }),
  )
}
