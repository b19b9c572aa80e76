import fc from 'fast-check'
import type { JsonSchema } from './document.ts'
import { alternativesOf } from './document.ts'
import { textsOf } from './text-values.ts'

/** What only the world knows of a field: an id that exists, a code of a reference list. Null: the schema alone says enough. */
export type Known = (name: string, schema: JsonSchema) => fc.Arbitrary<unknown> | null

/** Values that a schema admits. */
export function valuesOf(schema: JsonSchema, known: Known, name = ''): fc.Arbitrary<unknown> {
  const special = known(name, schema)
  if (special !== null) return special
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  const alternatives = alternativesOf(schema)
  if (alternatives.length > 1) return fc.oneof(...alternatives.map((other) => valuesOf(other, known, name)))
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type: string) => valuesOf({ ...schema, type }, known, name)))
  return ofType(schema, known, name)
}

function ofType(schema: JsonSchema, known: Known, name: string): fc.Arbitrary<unknown> {
  switch (schema.type) {
    case 'string':
      return textsOf(schema)
    case 'integer':
      return integersOf(schema)
    case 'number':
      // Quantities, of which most are not 0.
      return fc.oneof(
        integersOf(schema).map((value) => (value === 0 && isWithin(schema, 1) ? 1 : value)),
        integersOf(schema)
          .map((value) => value + 0.5)
          .filter((value) => isWithin(schema, value)),
      )
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array': {
      const minLength = schema.minItems ?? 0
      return fc.array(valuesOf(schema.items ?? {}, known, name), {
        minLength,
        maxLength: Math.min(schema.maxItems ?? 5, minLength + 5),
      })
    }
    case 'object':
      return objectsOf(schema, known)
    default:
      throw new Error(`The driver has no values for ${name}: ${JSON.stringify(schema)}`)
  }
}

function objectsOf(schema: JsonSchema, known: Known): fc.Arbitrary<unknown> {
  const fields = Object.entries(schema.properties ?? {})
  const model = Object.fromEntries(fields.map(([name, field]) => [name, valuesOf(field, known, name)]))
  // A field the world leaves out on purpose is drawn as undefined.
  return fc
    .record(model, { requiredKeys: [...(schema.required ?? [])], noNullPrototype: true })
    .map((value) => Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)))
}

function integersOf(schema: JsonSchema): fc.Arbitrary<number> {
  const { lowest, highest } = boundsOf(schema)
  return fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: Math.max(lowest, -1_000_000), max: Math.min(highest, 1_000_000) }) },
    { weight: 1, arbitrary: fc.constantFrom(lowest, highest) },
  )
}

export function boundsOf(schema: JsonSchema): { lowest: number; highest: number } {
  return {
    lowest:
      schema.minimum ?? (schema.exclusiveMinimum === undefined ? Number.MIN_SAFE_INTEGER : schema.exclusiveMinimum + 1),
    highest:
      schema.maximum ?? (schema.exclusiveMaximum === undefined ? Number.MAX_SAFE_INTEGER : schema.exclusiveMaximum - 1),
  }
}

function isWithin(schema: JsonSchema, value: number): boolean {
  const { lowest, highest } = boundsOf(schema)
  return value >= lowest && value <= highest
}
