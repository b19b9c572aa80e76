import type { Route } from '@countinghouse/contract/route'
import { z } from 'zod'

type Kind = 'array' | 'number' | 'boolean' | 'string'

/**
 * Reads query and path text into the types the route's schema expects, so that schemas never coerce. What does not fit stays text
 * and is refused by the schema. Lists come as `a,b`.
 */
export function queryReader(route: Route): (raw: Readonly<Record<string, unknown>>) => Record<string, unknown> {
  let kinds: ReturnType<typeof kindsOf> | null = null
  return (raw) => {
    const input: Record<string, unknown> = {}
    for (const [name, value] of Object.entries(raw)) {
      // When it is needed first: a start would work them out for all the hundreds of routes.
      kinds ??= kindsOf(route)
      // Assigning to __proto__ would change the object instead of adding a field that is then refused.
      Object.defineProperty(input, name, { value: read(value, kinds.get(name)), enumerable: true })
    }
    return input
  }
}

type JsonSchema = {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
}

function kindsOf(route: Route): Map<string, { kind: Kind; item: Kind }> {
  const schema = z.toJSONSchema(route.input as z.ZodType, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  return new Map(
    Object.entries(schema.properties ?? {}).map(([name, property]) => [
      name,
      { kind: kindOf(property), item: kindOf(property.items ?? {}) },
    ]),
  )
}

function kindOf(schema: JsonSchema): Kind {
  const sample = schema.const ?? schema.enum?.[0]
  const type = schema.type ?? (sample === undefined ? schema.anyOf?.map(kindOf)[0] : typeof sample)
  if (type === 'integer' || type === 'number') return 'number'
  return type === 'array' || type === 'boolean' ? type : 'string'
}

function read(value: unknown, wanted: { kind: Kind; item: Kind } | undefined): unknown {
  if (wanted === undefined) return value
  if (wanted.kind === 'array') return splitList(value).map((part) => readOne(part, wanted.item))
  return readOne(value, wanted.kind)
}

function splitList(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  return typeof value === 'string' ? value.split(',') : [value]
}

function readOne(value: unknown, kind: Kind): unknown {
  if (kind === 'number' && typeof value === 'string' && /^-?(0|[1-9]\d{0,15})(\.\d{1,6})?$/.test(value))
    return Number(value)
  if (kind === 'boolean' && (value === 'true' || value === 'false')) return value === 'true'
  return value
}
