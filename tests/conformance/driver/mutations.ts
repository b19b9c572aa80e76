import { boundsOf } from './arbitrary.ts'
import type { JsonSchema, Operation } from './document.ts'
import { alternativesOf, typesOf } from './document.ts'
import { someCases } from './seed.ts'

export type Mutation = { readonly what: string; readonly value: unknown }
type Fields = Readonly<Record<string, unknown>>

/**
 * A right body made wrong in one place at a time, of each field in four of the ways in which it can be; the caller keeps those that
 * the schema indeed refuses.
 */
export function mutationsOf({ id, body: schema }: Pick<Operation, 'id' | 'body'>, valid: unknown): Mutation[] {
  const whole: Mutation[] = [[], 'text', 7, true].map((value) => ({ what: `body is ${JSON.stringify(value)}`, value }))
  const body = valid as Fields
  return [...whole, ...alternativesOf(schema ?? {}).flatMap((object) => objectMutations(object, body, id))]
}

function objectMutations(schema: JsonSchema, valid: Fields, label: string): Mutation[] {
  const missing = (schema.required ?? []).map((name) => {
    const { [name]: _, ...rest } = valid
    return { what: `${name} missing`, value: rest }
  })
  const extra = [{ what: 'extra field', value: { ...valid, zz_unknown: 1 } }]
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    someCases(wrongValuesOf(field), 4, `${label} ${name}`).map(({ what, value }) => ({
      what: `${name} ${what}`,
      value: { ...valid, [name]: value },
    })),
  )
  return [...missing, ...extra, ...fields]
}

/** Values of the wrong type, beyond a bound by one, of no choice, of a bad form. */
export function wrongValuesOf(schema: JsonSchema): Mutation[] {
  const types = typesOf(schema)
  const foreign: [string, unknown][] = [
    ['string', 'zz text'],
    ['number', 12.5],
    ['boolean', true],
    ['array', [1]],
    ['object', { a: 1 }],
  ]
  const wrongTypes = foreign
    .filter(([type]) => !types.includes(type))
    .map(([type, value]) => ({ what: `is a ${type}`, value }))
  const nothing = types.includes('null') ? [] : [{ what: 'is null', value: null }]
  return [...wrongTypes, ...nothing, ...alternativesOf(schema).flatMap(beyondBounds)]
}

function beyondBounds(schema: JsonSchema): Mutation[] {
  if (schema.enum !== undefined || schema.const !== undefined)
    return [
      { what: 'is no choice', value: 'zz-no-choice' },
      { what: 'is a number that is no choice', value: 77 },
    ]
  const types = typesOf(schema)
  if (types.includes('string')) return textsBeyond(schema)
  if (types.includes('integer') || types.includes('number')) return numbersBeyond(schema, types)
  if (types.includes('array')) return arraysBeyond(schema)
  return []
}

function textsBeyond(schema: JsonSchema): Mutation[] {
  return [
    ...(schema.maxLength === undefined
      ? []
      : [
          { what: 'is one too long', value: 'A'.repeat(schema.maxLength + 1) },
          { what: 'is far too long', value: 'A'.repeat(100_000) },
        ]),
    ...(schema.minLength === undefined || schema.minLength === 0
      ? []
      : [{ what: 'is one too short', value: 'A'.repeat(schema.minLength - 1) }]),
    ...(schema.pattern === undefined ? [] : [{ what: 'holds a control character', value: 'AA\u0007A' }]),
    ...(schema.format === undefined ? [] : [{ what: 'is no ' + schema.format, value: 'not such a thing' }]),
  ]
}

function numbersBeyond(schema: JsonSchema, types: readonly string[]): Mutation[] {
  const { lowest, highest } = boundsOf(schema)
  return [
    { what: 'is one too small', value: lowest - 1 },
    { what: 'is one too big', value: highest + 1 },
    { what: 'is digits in quotes', value: String(lowest) },
    ...(types.includes('integer')
      ? [
          { what: 'has decimals', value: lowest + 0.5 },
          { what: 'is huge', value: 1e300 },
        ]
      : []),
  ]
}

function arraysBeyond(schema: JsonSchema): Mutation[] {
  const item = schema.items?.enum?.[0] ?? 'a'
  return [
    ...(schema.maxItems === undefined
      ? []
      : [{ what: 'has one too many', value: Array.from({ length: schema.maxItems + 1 }, () => item) }]),
    ...(schema.minItems === undefined || schema.minItems === 0 ? [] : [{ what: 'is empty', value: [] }]),
    { what: 'holds a wrong item', value: [{ a: 1 }] },
  ]
}
