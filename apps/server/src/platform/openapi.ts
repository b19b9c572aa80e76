import { ErrorBody } from '@countinghouse/contract/error-body'
import { errorCatalogue } from '@countinghouse/contract/errors'
import type { Route } from '@countinghouse/contract/route'
import { permissionOf } from '@countinghouse/contract/route'
import { z } from 'zod'

type Json = Record<string, unknown>
type ObjectSchema = Json & { properties?: Record<string, Json>; required?: string[] }

/** Every route as an OpenAPI 3.1 document, with x-permission, x-entity on ids and x-idempotent. Source: OpenAPI Specification 3.1.1. */
export function openApiOf(routes: readonly Route[]): Json {
  const paths: Record<string, Record<string, Json>> = {}
  const schemas: Record<string, Json> = { Error: toJson(ErrorBody, 'output') }
  for (const route of routes) {
    const path = `/api${route.path}`
    paths[path] = {
      ...paths[path],
      [route.method.toLowerCase()]: withSharedSchemas(operationOf(route), route.id, schemas),
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Countinghouse',
      version: '0.1.0',
      description: 'Every call that the screens make, and nothing else.',
    },
    servers: [{ url: '/' }],
    security: [{ session: [] }, { bearer: [] }],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'countinghouse' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
      schemas,
    },
  }
}

function operationOf(route: Route): Json {
  const input = toJson(route.input as z.ZodType, 'input') as ObjectSchema
  const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
  const inQuery =
    route.method === 'GET' || route.upload !== null
      ? Object.keys(input.properties ?? {}).filter((name) => !inPath.includes(name))
      : []
  const permission = permissionOf(route)
  return {
    operationId: route.id,
    tags: [route.id.split('.')[0]],
    'x-permission': permission,
    'x-idempotent': route.idempotent,
    'x-writes': route.writes,
    ...(route.isForOperators && { 'x-for-operators': true }),
    ...(permission === 'public' && { security: [] }),
    parameters: [
      ...inPath.map((name) => parameter(name, 'path', input, true)),
      ...inQuery.map((name) => parameter(name, 'query', input, input.required?.includes(name) === true)),
      ...(route.idempotent === 'no' ? [] : [idempotencyKey(route.idempotent === 'required')]),
    ],
    ...(route.upload !== null && { 'x-upload': route.upload }),
    ...(route.method !== 'GET' && { requestBody: { required: true, content: bodyOf(route, without(input, inPath)) } }),
    responses: responsesOf(route),
  }
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

function responsesOf(route: Route): Json {
  const byStatus = new Map<number, string[]>()
  const codes = [
    'invalid_token',
    'forbidden',
    'invalid_input',
    'rate_limited',
    'busy',
    'internal',
    ...idempotencyCodes(route),
    ...(route.upload === null ? [] : ['too_large', 'limit_exceeded']),
    ...route.errors,
  ]
  for (const code of new Set(codes)) {
    const { status } = errorCatalogue[code as keyof typeof errorCatalogue]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  const refusals = [...byStatus].map(([status, types]) => [
    String(status),
    {
      description: types.join(', '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  ])
  return {
    [String(route.status)]: {
      description: 'Done',
      content:
        route.answer === 'file'
          ? { '*/*': bytes }
          : { 'application/json': { schema: toJson(outputOf(route), 'output') } },
    },
    ...Object.fromEntries(refusals),
  }
}

/** Everything that the route may answer. */
function outputOf({ output, part }: Route): z.ZodType {
  return part === undefined ? (output as z.ZodType) : z.union([output as z.ZodType, part as z.ZodType])
}

function idempotencyCodes(route: Route): string[] {
  return route.idempotent === 'no' ? [] : ['idempotency_key_reused', 'request_in_progress']
}

function parameter(name: string, place: 'path' | 'query', input: ObjectSchema, required: boolean): Json {
  const schema = input.properties?.[name] ?? {}
  return { name, in: place, required, schema, ...(schema['type'] === 'array' && { style: 'form', explode: false }) }
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
    },
  })
  return json
}
