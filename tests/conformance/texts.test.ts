import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { JsonSchema } from './driver/document.ts'
import { alternativesOf, typesOf } from './driver/document.ts'
import { hostile } from './driver/hostile-values.ts'
import { producedBy } from './driver/person.ts'
import { readAgain } from './driver/read-again.ts'
import { draw, isFull, someOf } from './driver/seed.ts'
import { isDone } from './driver/send.ts'
import { only, useFixture } from './driver/fixture.ts'

const fixture = useFixture()

test('J12: a text of any script is kept exactly, but for blanks at its ends, or refused; read again it is the same', async () => {
  const producers = only(fixture, (candidate) => producedBy(candidate) !== undefined)
  for (const operation of someOf(producers, 'J12 kept')) {
    for (const field of textFieldsOf(operation.body)) {
      for (const text of textsFor(`${operation.id} ${field}`)) {
        const valid = await fixture.mine.ready(operation)
        const answer = await fixture.mine.send(operation, {
          ...valid,
          body: { ...(valid.body as object), [field]: text },
        })
        const title = `${operation.id} ${field} ${JSON.stringify(text)} ${answer.text}`
        // A number that leads to no record is a refusal of the business, with a code of its own.
        const isNamed = answer.status === 404 && String(answer.body['errorType']).includes('.')
        expect([operation.success, 400, 409, 422], title).toContain(isNamed ? 422 : answer.status)
        if (!isDone(operation, answer)) continue
        const isAnswered = operation.responses[String(operation.success)]?.properties?.[field] !== undefined
        if (isAnswered) expect(answer.body[field], title).toBe(text.trim())
        const again = await readAgain(fixture, operation, Number(answer.body['id']))
        expect(again[field], title).toBe(text.trim())
      }
    }
  }
})

test('J12: no text in any field of any operation makes the server fail', async () => {
  for (const operation of someOf(fixture.operations, 'J12')) {
    for (const [place, fields] of [
      ['body', textFieldsOf(operation.body)],
      ['query', textFieldsOf(operation.query)],
    ] as const) {
      for (const field of fields) {
        const valid = await fixture.mine.ready(operation)
        for (const text of textsFor(`${operation.id} ${field}`)) {
          const answer = await fixture.mine.send(operation, {
            ...valid,
            [place]: { ...(valid[place] as object), [field]: text },
          })
          fixture.assertions.expectDeclared(operation, answer, `${field} ${JSON.stringify(text)}`)
        }
      }
    }
  }
})

test('J12: a text with NUL is refused as invalid input wherever it stands', async () => {
  const withTexts = only(fixture, ({ body }) => textFieldsOf(body).length > 0)
  for (const operation of someOf(withTexts, 'J12 NUL')) {
    for (const field of textFieldsOf(operation.body)) {
      const valid = await fixture.mine.example(operation)
      const answer = await fixture.mine.send(operation, {
        ...valid,
        body: { ...(valid.body as object), [field]: 'with\0in' },
      })
      expect(answer, `${operation.id} ${field}`).toMatchObject({ status: 400, body: { errorType: 'invalid_input' } })
    }
  }
})

/** All of them in a full run; else a quarter, another one for each field and each seed. */
function textsFor(label: string): readonly string[] {
  if (isFull) return hostile
  const [turn = 0] = draw(fc.nat(3), 1, label)
  return hostile.filter((_, index) => index % 4 === turn)
}

/** Names of the fields that take free text. */
function textFieldsOf(schema: JsonSchema | null): string[] {
  return (schema === null ? [] : alternativesOf(schema)).flatMap((object) =>
    Object.entries(object.properties ?? {}).flatMap(([name, field]) => {
      const isText = alternativesOf(field).some(
        (other) => typesOf(other).includes('string') && other.enum === undefined,
      )
      return isText ? [name] : []
    }),
  )
}
