type Json = Record<string, unknown>
type Paths = Readonly<Record<string, Readonly<Record<string, Json>>>>
/** What becomes of a schema; `name` is what it is called where it stands. */
type Change = (schema: Json, name: string) => Json

const inLists = ['anyOf', 'oneOf', 'allOf', 'prefixItems']
const alone = ['items', 'additionalProperties', 'propertyNames', 'not']

/** References are most of a document, so what has no name of its own has a short one. */
const short: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'int',
  number: 'num',
  boolean: 'bool',
  array: 'list',
}

/** Operations and what has choices are called as where they stand first, anything else is called as what it is. */
function titleOf(schema: Json, title: string): string {
  const { type, 'x-entity': entity } = schema
  if (typeof entity === 'string') return entity
  const isOwn = 'enum' in schema || type === 'object' || type === undefined
  return isOwn ? title : (short[String(type)] ?? String(type))
}

/** Each schema that stands in several places of an API document once, called as where it stands first, and the paths with references to it. */
export function shareSchemas(paths: Paths): {
  readonly paths: Paths
  readonly schemas: Readonly<Record<string, Json>>
} {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  const count: Change = (schema, name) => {
    const text = JSON.stringify(schema)
    if (seen.has(text)) repeated.add(text)
    else {
      seen.add(text)
      changeParts(schema, name, count)
    }
    return schema
  }
  mapSchemas(paths, count)

  const references = new Map<string, string>()
  const schemas: Record<string, Json> = {}
  const refer: Change = (schema, title) => {
    const text = JSON.stringify(schema)
    const known = references.get(text)
    if (known !== undefined) return { $ref: known }
    const name = freeName(schemas, titleOf(schema, title))
    const $ref = `#/components/schemas/${name}`
    if (!repeated.has(text) || text.length <= JSON.stringify({ $ref }).length) return changeParts(schema, title, refer)
    references.set(text, $ref)
    // Taken before its parts take theirs.
    schemas[name] = {}
    schemas[name] = changeParts(schema, title, refer)
    return { $ref }
  }
  return { paths: mapSchemas(paths, refer), schemas }
}

type Parts = Readonly<Record<'parameters' | 'requestBodies' | 'responses', Record<string, Json>>>

/** Moves parameters, bodies and answers that stand in several places into `parts`, named as they are called, and refers to them. */
export function shareParts(paths: Paths, { parameters, requestBodies, responses }: Parts): Paths {
  const moveParameter = mover('parameters', parameters)
  const moveBody = mover('requestBodies', requestBodies)
  const moveResponse = mover('responses', responses)
  const move = (isCounting: boolean) =>
    mapValues(paths, (methods) =>
      mapValues(methods, (operation) => ({
        ...operation,
        parameters: (operation['parameters'] as readonly Json[]).map((parameter) =>
          moveParameter(parameter, String(parameter['name']), isCounting),
        ),
        ...('requestBody' in operation && {
          requestBody: moveBody(operation['requestBody'] as Json, String(operation['operationId']), isCounting),
        }),
        responses: Object.fromEntries(
          Object.entries(operation['responses'] as Record<string, Json>).map(([status, response]) => [
            status,
            moveResponse(response, status, isCounting),
          ]),
        ),
      })),
    )
  move(true)
  return move(false)
}

function mover(place: keyof Parts, into: Record<string, Json>) {
  const counts = new Map<string, number>()
  const names = new Map<string, string>()
  return (part: Json, title: string, isCounting: boolean): Json => {
    const text = JSON.stringify(part)
    if (isCounting) {
      counts.set(text, (counts.get(text) ?? 0) + 1)
      return part
    }
    if ('$ref' in part || (counts.get(text) ?? 0) < 2) return part
    const name = names.get(text) ?? freeName(into, title)
    names.set(text, name)
    into[name] = part
    return { $ref: `#/components/${place}/${name}` }
  }
}

function freeName(taken: Record<string, Json>, title: string): string {
  let number = 1
  let name = title
  while (name in taken) name = `${title}.${(number += 1)}`
  return name
}

function mapSchemas(paths: Paths, change: Change): Paths {
  return mapValues(paths, (methods) =>
    mapValues(methods, (operation) => {
      const name = String(operation['operationId'])
      return {
        ...operation,
        parameters: (operation['parameters'] as readonly Json[]).map((parameter) =>
          changeSchema(parameter, String(parameter['name']), change),
        ),
        ...('requestBody' in operation && {
          requestBody: changeContent(operation['requestBody'] as Json, `${name}.input`, change),
        }),
        responses: mapValues(operation['responses'] as Record<string, Json>, (response) =>
          changeContent(response, name, change),
        ),
      }
    }),
  )
}

function changeContent(holder: Json, name: string, change: Change): Json {
  if (!('content' in holder)) return holder
  return {
    ...holder,
    content: mapValues(holder['content'] as Record<string, Json>, (media) => changeSchema(media, name, change)),
  }
}

function changeSchema(holder: Json, name: string, change: Change): Json {
  return isObject(holder['schema']) ? { ...holder, schema: change(holder['schema'], name) } : holder
}

/** The schemas that a schema is made of, changed. */
function changeParts(schema: Json, name: string, change: Change): Json {
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      if (key === 'properties') return [key, mapValues(value as Record<string, Json>, change)]
      if (key === 'patternProperties')
        return [key, mapValues(value as Record<string, Json>, (part) => change(part, name))]
      if (inLists.includes(key)) return [key, (value as readonly Json[]).map((part) => change(part, name))]
      return [key, alone.includes(key) && isObject(value) ? change(value, name) : value]
    }),
  )
}

function mapValues<T, R>(object: Readonly<Record<string, T>>, change: (value: T, key: string) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]))
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
