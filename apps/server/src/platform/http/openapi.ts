import { ErrorBody } from '@countinghouse/contract/error-body'
import { errorCatalogue } from '@countinghouse/contract/errors'
import type { Route } from '@countinghouse/contract/route'
import { permissionOf } from '@countinghouse/contract/route'
import { z } from 'zod'
import { shareParts, shareSchemas } from './shared-schemas.ts'

type Json = Record<string, unknown>
type ObjectSchema = Json & { properties?: Record<string, Json>; required?: string[] }

/**
 * Every route as an OpenAPI 3.1 document, with x-permission, x-entity on ids and x-idempotent; of one that serves every record type
 * x-record-types are the types with the permission that each asks for. What is said more than once is said among the components.
 * Source: OpenAPI Specification 3.1.1.
 */
export function openApiOf({ routes, recordRoutes }: Described): Json {
  const paths: Record<string, Record<string, Json>> = {}
  const schemas: Record<string, Json> = { Error: toJson(ErrorBody, 'output') }
  for (const route of routes) {
    const path = `/api${route.path}`
    const operation = operationOf(
      route,
      recordRoutes.filter(({ record }) => record?.service === route.id),
    )
    paths[path] = {
      ...paths[path],
      [route.method.toLowerCase()]: withSharedSchemas(operation, route.id, schemas),
    }
  }
  const { paths: brief, schemas: sharedSchemas } = shareSchemas(paths)
  const parameters: Record<string, Json> = {}
  const requestBodies: Record<string, Json> = {}
  const responses: Record<string, Json> = { usual: usualRefusals() }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Countinghouse',
      version: '0.1.0',
      description:
        'Every call that the screens make, and nothing else. Rows of a list have every value unless fields names some. Integers are within ±(2⁵³ − 1). Without x-idempotent a call takes no idempotency key, without x-writes it only reads.',
    },
    servers: [{ url: '/' }],
    security: [{ session: [] }, { bearer: [] }],
    paths: shareParts(brief, { parameters, requestBodies, responses }),
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'countinghouse' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
      parameters,
      requestBodies,
      responses,
      schemas: { ...schemas, ...sharedSchemas },
    },
  }
}

/** Routes, and the calls of the record types that some of them serve. */
export type Described = { readonly routes: readonly Route[]; readonly recordRoutes: readonly Route[] }

function operationOf(route: Route, ofTypes: readonly Route[]): Json {
  const input = toJson(route.input as z.ZodType, 'input') as ObjectSchema
  const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
  const { alone, conditions } = queryOf(
    route.method === 'GET' || route.upload !== null
      ? Object.keys(input.properties ?? {}).filter((name) => !inPath.includes(name))
      : [],
    input,
  )
  const permission = permissionOf(route)
  return {
    operationId: route.id,
    tags: [route.id.split('.')[0]],
    'x-permission': permission,
    ...(route.idempotent !== 'no' && { 'x-idempotent': route.idempotent }),
    ...(route.writes && { 'x-writes': true }),
    ...(ofTypes.length > 0 && { 'x-record-types': permissionsByType(ofTypes) }),
    ...(route.isForOperators && { 'x-for-operators': true }),
    ...(permission === 'public' && { security: [] }),
    parameters: [
      ...inPath.map((name) => parameter(name, 'path', input, true)),
      ...alone.map((name) => parameter(name, 'query', input, input.required?.includes(name) === true)),
      ...(conditions.length === 0 ? [] : [conditionsOf(conditions, input)]),
      ...(route.idempotent === 'no' ? [] : [idempotencyKey(route.idempotent === 'required')]),
    ],
    ...(route.upload !== null && { 'x-upload': route.upload }),
    ...(route.method !== 'GET' && { requestBody: { required: true, content: bodyOf(route, without(input, inPath)) } }),
    responses: responsesOf(
      route,
      ofTypes.flatMap(({ errors }) => errors),
    ),
  }
}

function permissionsByType(routes: readonly Route[]): Json {
  return Object.fromEntries(routes.map((route) => [route.record?.type, permissionOf(route)]))
}

/** What every list takes beside its conditions. */
const ofLists = ['q', 'sort', 'cursor', 'limit', 'group', 'folded', 'fields']

/** The query of a route: each field alone, but those of a list that are conditions, `code.begins` beside `isOwn`. */
function queryOf(
  names: readonly string[],
  { required = [] }: ObjectSchema,
): { alone: readonly string[]; conditions: readonly string[] } {
  if (!names.some((name) => name.includes('.'))) return { alone: names, conditions: [] }
  const isAlone = (name: string) => ofLists.includes(name) || required.includes(name)
  return { alone: names.filter(isAlone), conditions: names.filter((name) => !isAlone(name)) }
}

/**
 * One parameter that stands for many: exploded, each property is a parameter of the query. Those that take the same are one pattern,
 * `^(code|name)\.(begins|equals)$`.
 */
function conditionsOf(names: readonly string[], input: ObjectSchema): Json {
  const taking = Map.groupBy(names, (name) => JSON.stringify(input.properties?.[name] ?? {}))
  const patterns = [...taking].flatMap(([schema, alike]) =>
    patternsOf(alike).map((pattern) => [pattern, JSON.parse(schema) as Json]),
  )
  const schema = { type: 'object', patternProperties: Object.fromEntries(patterns) }
  return { name: 'conditions', in: 'query', style: 'form', explode: true, schema }
}

function patternsOf(names: readonly string[]): string[] {
  const fieldsOf = new Map<string, string[]>()
  for (const name of names) {
    const [field = '', how = ''] = name.split('.')
    fieldsOf.set(how, [...(fieldsOf.get(how) ?? []), field])
  }
  const alike = Map.groupBy(fieldsOf, ([how, fields]) => `${how === ''} ${fields.join('|')}`)
  return [...alike.values()].map((group) => {
    const ways = group.map(([how]) => how).filter((how) => how !== '')
    return `^(${group[0]?.[1].join('|')})${ways.length === 0 ? '' : `\\.(${ways.join('|')})`}$`
  })
}

const bytes = { schema: { type: 'string', format: 'binary' } }

function bodyOf(route: Route, schema: Json): Json {
  return route.upload === null ? { 'application/json': { schema } } : { 'application/octet-stream': bytes }
}

/** A schema that contains itself brings `$defs`, which a reference finds only among the document's own schemas. */
function withSharedSchemas(operation: Json, name: string, schemas: Record<string, Json>): Json {
  const text = JSON.stringify(operation, (key, value: unknown) => {
    if (key !== '$defs') return value
    for (const [part, schema] of Object.entries(value as Record<string, Json>)) schemas[`${name}.${part}`] = schema
    return undefined
  })
  const point = (json: string) => JSON.parse(json.replaceAll('"#/$defs/', `"#/components/schemas/${name}.`)) as Json
  for (const [part, schema] of Object.entries(schemas))
    if (part.startsWith(`${name}.`)) schemas[part] = point(JSON.stringify(schema))
  return point(text)
}

/** What every call may be refused by. */
const usualCodes: readonly string[] = [
  'invalid_token',
  'forbidden',
  'invalid_input',
  'rate_limited',
  'busy',
  'internal',
]

function responsesOf(route: Route, further: readonly string[]): Json {
  const byStatus = new Map<number, string[]>()
  const codes = [
    ...usualCodes,
    ...idempotencyCodes(route),
    ...(route.upload === null ? [] : ['too_large', 'limit_exceeded']),
    ...route.errors,
    ...further,
  ]
  for (const code of new Set(codes)) {
    const { status } = errorCatalogue[code as keyof typeof errorCatalogue]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  const refusals = [...byStatus].flatMap(([status, types]) => {
    const isUsual = types.every((type) => usualCodes.includes(type))
    return isUsual ? [] : [[String(status), refusalOf(types)] as const]
  })
  return {
    [String(route.status)]: {
      description: 'Done',
      content:
        route.answer === 'file'
          ? { '*/*': bytes }
          : { 'application/json': { schema: toJson(outputOf(route), 'output') } },
    },
    ...Object.fromEntries(refusals),
    default: { $ref: '#/components/responses/usual' },
  }
}

function refusalOf(types: readonly string[]): Json {
  return {
    description: types.join(', '),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  }
}

function usualRefusals(): Json {
  const statuses = new Set(usualCodes.map((code) => errorCatalogue[code as keyof typeof errorCatalogue].status))
  return { ...refusalOf(usualCodes), 'x-statuses': [...statuses] }
}

/** Everything that the route may answer: a part of a whole admits the whole. */
function outputOf({ output, part }: Route): z.ZodType {
  return (part ?? output) as z.ZodType
}

function idempotencyCodes(route: Route): string[] {
  return route.idempotent === 'no' ? [] : ['idempotency_key_reused', 'request_in_progress']
}

function parameter(name: string, place: 'path' | 'query', input: ObjectSchema, required: boolean): Json {
  const schema = input.properties?.[name] ?? {}
  return {
    name,
    in: place,
    ...(required && { required }),
    schema,
    ...(schema['type'] === 'array' && { style: 'form', explode: false }),
  }
}

function idempotencyKey(required: boolean): Json {
  return {
    name: 'Idempotency-Key',
    in: 'header',
    required,
    schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$' },
  }
}

function without(schema: ObjectSchema, names: readonly string[]): ObjectSchema {
  if (schema.properties === undefined) return schema
  const properties = Object.fromEntries(Object.entries(schema.properties).filter(([name]) => !names.includes(name)))
  return { ...schema, properties, required: (schema.required ?? []).filter((name) => !names.includes(name)) }
}

/** `entity` of a schema's meta becomes x-entity, so that a tool can follow an id from the call that makes it to those that take it. */
function toJson(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      if ('entity' in jsonSchema) {
        jsonSchema['x-entity'] = jsonSchema['entity']
        delete jsonSchema['entity']
      }
      // What an integer of JSON can be is said once, and what draws a field is no caller's business.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
      delete jsonSchema['widget']
      delete jsonSchema['lang']
      delete jsonSchema['isOfLots']
    },
  })
  return json
}
