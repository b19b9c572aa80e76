import { expect, test } from 'vitest'
import type { JsonSchema, Operation } from './driver/document.ts'
import { mutationsOf, wrongValuesOf } from './driver/mutations.ts'
import { runs, someCases, someOf } from './driver/seed.ts'
import type { Reply, Values } from './driver/send.ts'
import { only, useFixture } from './driver/fixture.ts'

const fixture = useFixture()

test('J5: input that the document admits is served, or refused by a declared rule of the business', async () => {
  const wrong: string[] = []
  for (const operation of someOf(fixture.operations, 'J5')) {
    let record = await fixture.mine.recordFor(operation)
    for (let run = 0; run < runs; run++) {
      if (run > 0 && operation.writes) record = await fixture.mine.recordFor(operation)
      const answer = await fixture.mine.send(operation, fixture.mine.values(operation, `valid ${run}`, record))
      fixture.assertions.expectDeclared(operation, answer, 'valid input')
      // Of which kinds of file an upload takes, its name and bytes are drawn without knowing.
      // A quantity other than 0 is no form of a schema, and neither is a record that is active.
      const known = ['rule', 'not_a_quantity', 'inactive_ref']
      const rules = operation.upload === null ? known : [...known, 'file_type', 'unknown_format']
      if (answer.status === 400 && !rules.includes(codesOf(answer).join())) wrong.push(`${operation.id} ${answer.text}`)
    }
  }
  expect(wrong).toEqual([])
})

test('J4: a body with one thing wrong is refused 400 with the form of every refusal', async () => {
  for (const operation of someOf(
    only(fixture, (candidate) => candidate.body !== null),
    'J4 body',
  )) {
    const valid = await fixture.mine.example(operation)
    for (const { what, value } of mutationsOf(operation, valid.body)) {
      if (fixture.assertions.fits(operation.body ?? {}, value)) continue
      const answer = await fixture.mine.send(operation, { ...valid, body: value })
      fixture.assertions.expectDeclared(operation, answer, what)
      expect(answer, `${operation.id}: ${what}: ${answer.text}`).toMatchObject({
        status: 400,
        body: { errorType: 'invalid_input' },
      })
    }
  }
})

test('J4: a query or an address with one thing wrong is refused 400', async () => {
  const known = only(fixture, (candidate) => candidate.permission !== 'public')
  const texts = [
    '',
    'x',
    '0',
    '-1',
    '1.5',
    '1e3',
    '01',
    '+1',
    ' 1',
    '9007199254740992',
    '1'.repeat(100),
    'null',
    'true',
    'zz,zz',
    '%',
    'x'.repeat(2001),
  ]
  for (const operation of someOf(known, 'J4 address')) {
    const valid = await fixture.mine.example(operation)
    for (const [place, fields] of [
      ['path', operation.pathFields],
      ['query', operation.query.properties ?? {}],
    ] as const) {
      for (const [name, schema] of Object.entries(fields)) {
        const refused = texts.filter((text) => !isAdmitted(schema, text) && !(place === 'path' && text === ''))
        for (const text of someCases(refused, 5, `${operation.id} ${name}`)) {
          const answer = await fixture.mine.send(operation, {
            ...valid,
            [place]: { ...valid[place], [name]: text },
          } as Values)
          fixture.assertions.expectDeclared(operation, answer, `${name}=${text}`)
          expect(answer, `${operation.id} ${name}=${text}: ${answer.text}`).toMatchObject({
            status: 400,
            body: { errorType: 'invalid_input' },
          })
        }
      }
    }
  }
})

test('the mutations bite: each schema of a body is refused in more than one way', () => {
  const withFields = only(fixture, (candidate) => Object.keys(candidate.body?.properties ?? {}).length > 0)
  for (const operation of someOf(withFields, 'mutations')) {
    const fields = Object.entries(operation.body?.properties ?? {})
    for (const [name, schema] of fields) {
      const refused = wrongValuesOf(schema).filter(({ value }) => !fixture.assertions.fits(schema, value))
      expect(refused.length, `${operation.id} ${name}`).toBeGreaterThan(1)
    }
  }
})

test('J3: a forged cursor never makes a list fail', async () => {
  const lists = only(fixture, (candidate) => candidate.query.properties?.['cursor'] !== undefined)
  for (const operation of someOf(lists, 'J3')) {
    const valid = await fixture.mine.example(operation)
    for (const cursor of someCases(forgedCursors(operation), 30, operation.id)) {
      const answer = await fixture.mine.send(operation, { ...valid, query: { ...cursor } })
      fixture.assertions.expectDeclared(operation, answer, JSON.stringify(cursor))
    }
  }
})

/** Codes of a refusal's fields, each once; `rule`: every field is right by itself, but not beside the others. */
function codesOf(answer: Reply): string[] {
  const fields = Object.values((answer.body['fields'] ?? {}) as Record<string, { code: string }[]>)
  return [...new Set(fields.flat().map((issue) => issue.code))]
}

/** A text of the address is read as the type that the schema names, then held against it. */
function isAdmitted(schema: JsonSchema, text: string): boolean {
  if (schema.type === 'array') return text.split(',').every((part) => isAdmitted(schema.items ?? {}, part))
  const isNumber = schema.type === 'integer' || schema.type === 'number'
  const value = isNumber && /^-?(0|[1-9]\d{0,15})(\.\d{1,6})?$/.test(text) ? Number(text) : text
  return fixture.assertions.fits(
    schema,
    schema.type === 'boolean' && (text === 'true' || text === 'false') ? text === 'true' : value,
  )
}

/** Cursors of the right form for every sort, with values that are none. */
function forgedCursors(operation: Operation): { cursor: string; sort?: string }[] {
  const sorts = (operation.query.properties?.['sort']?.items?.enum ?? []).map(String)
  const values = [
    'x',
    '',
    '99999999999999999999999',
    '-1',
    'infinity',
    '2026-02-30 00:00:00+00',
    '2026-01-01 00:00:00.123456+00',
    'NaN',
    '\u0000',
    '\ud800',
  ]
  const forged = sorts.flatMap((sort) =>
    values.flatMap((value) => [
      { sort, cursor: Buffer.from(JSON.stringify([sort, value, '1'])).toString('base64url') },
      { sort, cursor: Buffer.from(JSON.stringify([sort, 'x', value])).toString('base64url') },
    ]),
  )
  return [...forged, ...['x', '', '-1', '99999999999999999999', '[]', 'bnVsbA', 'e30'].map((cursor) => ({ cursor }))]
}
